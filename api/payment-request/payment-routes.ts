import * as calls from '../../contract/payment-request.ts'
import { bankQr } from '../catalogue/bank-qr.ts'
import { hasPaymentQr } from '../catalogue/payment-qr.ts'
import { activeBanks } from '../catalogue/read-banks.ts'
import { openFile } from '../document/open-file.ts'
import type { Api } from '../platform/api.ts'
import type { Clock } from '../platform/clock.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { approvePayment } from './approve-payment.ts'
import { lastPayment } from './last-payment.ts'
import { paymentDetail } from './payment-detail.ts'
import { readPayment } from './payment-store.ts'
import { ownPaymentTable, paymentTable } from './payment-table.ts'
import { rejectPayment } from './reject-payment.ts'
import { requestPayment } from './request-payment.ts'
import { viewSlip } from './view-slip.ts'

export function paymentRoutes(
  { read, write, table, upload, download, downloadInTransaction }: Api,
  { clock, files }: { clock: Clock; files: FileStore },
) {
  table(paymentTable)
  table(ownPaymentTable)
  read(calls.getPaymentOptions, async ({ db, actor }) => ({
    banks: await activeBanks(db),
    hasQr: await hasPaymentQr(db),
    last: await lastPayment(db, actor),
  }))
  download(calls.payableBankQr, ({ db, params }) => bankQr(db, files, params.id))
  upload(calls.requestPayment, ({ tx, actor, body, file: slip }) =>
    requestPayment(tx, files, { actor, request: body, slip }),
  )
  read(calls.getPayment, ({ db, actor, params }) => paymentDetail(db, actor, { id: params.id, now: clock.now() }))
  downloadInTransaction(calls.paymentSlip, ({ tx, actor, params }) => viewSlip(tx, files, { actor, id: params.id }))
  download(calls.ownPaymentSlip, async ({ db, actor, params }) =>
    openFile(db, files, (await readPayment(db, params.id, actor)).slip_file_id),
  )
  write(calls.approvePayment, ({ tx, actor, params }) => approvePayment(tx, actor, { id: params.id, now: clock.now() }))
  write(calls.rejectPayment, ({ tx, actor, params, body }) =>
    rejectPayment(tx, actor, { id: params.id, reason: body.reason, now: clock.now() }),
  )
}
