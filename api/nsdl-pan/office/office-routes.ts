import { bulkCalls, bulkKinds, getProviderZip } from '../../../contract/nsdl-pan/bulk.ts'
import * as calls from '../../../contract/nsdl-pan/office.ts'
import type { Api } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { readApplication } from '../application-store.ts'
import { acknowledgeApplication } from './acknowledge-application.ts'
import { applyBulk, previewBulk } from './apply-bulk.ts'
import { confirmCancel, refundApplication } from './cancel-application.ts'
import { claimNext, claimOne } from './claim-verification.ts'
import { acceptTinScan, returnTinScan } from './decide-tin-scan.ts'
import { issuePan } from './issue-pan.ts'
import { providerZip } from './provider-zip.ts'
import { panReasons } from './reasons-given.ts'
import { rejectApplication } from './reject-application.ts'
import { tinReject } from './tin-reject.ts'
import { verifyApplication } from './verify-application.ts'
import { withdrawRefund } from './withdraw-refund.ts'

interface Given {
  clock: Clock
  files: FileStore
}

/** The back office's moves, one by one and by file. */
export function panOfficeRoutes({ read, write, upload, downloadInTransaction }: Api, { clock, files }: Given) {
  const now = () => clock.now()
  read(calls.getPanReasons, ({ db }) => panReasons(db))
  write(calls.nextVerification, ({ tx, actor, body }) => claimNext(tx, actor, { ...body, now: now() }))
  write(calls.claimVerification, ({ tx, actor, params }) => claimOne(tx, actor, { ...params, now: now() }))
  write(calls.verifyApplication, ({ tx, actor, params, body }) =>
    verifyApplication(tx, actor, { ...params, ...body, now: now() }),
  )
  write(calls.rejectApplication, ({ tx, actor, params, body }) =>
    rejectApplication(tx, actor, { ...params, rejection: body, now: now() }),
  )
  write(calls.acknowledgeApplication, ({ tx, actor, params, body }) =>
    acknowledgeApplication(tx, actor, { ...params, ...body, now: now() }),
  )
  write(calls.issuePan, ({ tx, actor, params, body }) => issuePan(tx, actor, { ...params, ...body, now: now() }))
  write(calls.tinRejectApplication, ({ tx, actor, params, body }) =>
    tinReject(tx, actor, { ...params, rejection: body }),
  )
  read(calls.findTinRejection, ({ db, actor, params }) => readApplication(db, actor, params))
  write(calls.acceptTinScan, ({ tx, actor, params }) => acceptTinScan(tx, actor, params.ackNo))
  write(calls.returnTinScan, ({ tx, actor, params, body }) => returnTinScan(tx, actor, { ...params, rejection: body }))
  write(calls.confirmCancel, ({ tx, actor, params }) => confirmCancel(tx, actor, params.id))
  write(calls.withdrawRefund, ({ tx, actor, params }) => withdrawRefund(tx, actor, params.id))
  write(calls.refundApplication, ({ tx, actor, params, body }) =>
    refundApplication(tx, actor, { ...params, ...body, now: now() }),
  )
  for (const kind of bulkKinds) {
    upload(bulkCalls[kind].preview, ({ tx, file }) => previewBulk(tx, { kind, file, now: now() }))
    upload(bulkCalls[kind].apply, ({ tx, actor, file }) => applyBulk(tx, actor, { kind, file, now: now() }))
  }
  downloadInTransaction(getProviderZip, ({ tx, actor, query }) =>
    providerZip(tx, actor, { ids: query.ids.split(','), files, now: now() }),
  )
}
