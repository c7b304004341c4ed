import * as credentials from '../../contract/catalogue/api-credential.ts'
import * as banks from '../../contract/catalogue/bank.ts'
import * as couriers from '../../contract/catalogue/courier-company.ts'
import { providerNames } from '../../contract/catalogue/credential-providers.ts'
import * as qr from '../../contract/catalogue/payment-qr.ts'
import * as reasons from '../../contract/catalogue/rejection-reason.ts'
import type { Api } from '../platform/api.ts'
import type { Platform } from '../platform/platform.ts'
import { bankQr, removeBankQr, saveBankQr } from './bank-qr.ts'
import { bankTable } from './bank-table.ts'
import { courierCompanyTable } from './courier-company-table.ts'
import { paymentQr, replacePaymentQr } from './payment-qr.ts'
import { readBank } from './read-banks.ts'
import { listCredentials } from './read-credential.ts'
import { rejectionReasonTable } from './rejection-reason-table.ts'
import { saveCredential } from './save-credential.ts'
import { testGateway } from './test-gateway.ts'
import { addBank, changeBank } from './write-bank.ts'
import { addCourierCompany, changeCourierCompany } from './write-courier-company.ts'
import { addReason, changeReason } from './write-rejection-reason.ts'

export function masterRoutes({ read, write, table, download, upload }: Api, { files, config, clock }: Platform) {
  const privateHosts = config.allowPrivateHosts

  table(bankTable)
  write(banks.addBank, ({ tx, actor, body }) => addBank(tx, actor, body))
  read(banks.getBank, ({ db, params }) => readBank(db, params.id))
  write(banks.changeBank, ({ tx, actor, params, body }) =>
    changeBank(tx, actor, { id: params.id, bank: body, now: clock.now() }),
  )
  download(banks.getBankQr, ({ db, params }) => bankQr(db, files, params.id))
  upload(
    banks.uploadBankQr,
    ({ tx, actor, params, file: image }) => saveBankQr(tx, files, { actor, id: params.id, file: image }),
    ({ db, params }) => readBank(db, params.id),
  )
  write(banks.removeBankQr, ({ tx, actor, params }) => removeBankQr(tx, actor, params.id))

  for (const call of [qr.backOfficeQr, qr.merchantQr]) download(call, ({ db }) => paymentQr(db, files))
  upload(qr.replaceQr, ({ tx, actor, file: image }) =>
    replacePaymentQr(tx, files, { actor, file: image, now: clock.now() }),
  )

  read(credentials.listCredentials, ({ db }) => listCredentials(db))
  for (const provider of providerNames) {
    write(credentials.saveCredential[provider], ({ tx, actor, body }) =>
      saveCredential(tx, actor, { provider, change: body, privateHosts, rules: config, now: clock.now() }),
    )
  }
  read(credentials.testGateway, ({ db }) => testGateway(db, { privateHosts }))

  table(rejectionReasonTable)
  write(reasons.addReason, ({ tx, actor, body }) => addReason(tx, actor, body))
  write(reasons.changeReason, ({ tx, actor, params, body }) => changeReason(tx, actor, { id: params.id, reason: body }))

  table(courierCompanyTable)
  write(couriers.addCourierCompany, ({ tx, actor, body }) => addCourierCompany(tx, actor, body))
  write(couriers.changeCourierCompany, ({ tx, actor, params, body }) =>
    changeCourierCompany(tx, actor, { id: params.id, company: body }),
  )
}
