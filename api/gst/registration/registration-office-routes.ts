import { officeGst } from '../../../contract/gst/registration-detail.ts'
import * as calls from '../../../contract/gst/registration-office.ts'
import { rejectionReasons } from '../../catalogue/rejection-reasons.ts'
import type { Api } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { approveGstRegistration } from './approve-gst-registration.ts'
import { askClarification } from './ask-clarification.ts'
import { attachRegistrationFile } from './attach-registration-file.ts'
import { dropRegistrationFile } from './drop-registration-file.ts'
import { lodgeRegistration } from './lodge-registration.ts'
import { openRegistrationFile } from './open-registration-file.ts'
import { registrationCounts } from './registration-counts.ts'
import { lookAtRegistration } from './registration-detail.ts'
import { officeGstTable } from './registration-table.ts'
import { rejectGstRegistration } from './reject-gst-registration.ts'
import { requireRegistration } from './require-registration.ts'
import { revealAadhaars } from './reveal-aadhaars.ts'
import { startRegistration } from './start-registration.ts'
import { withdrawRejection } from './withdraw-rejection.ts'

/** GST registration at the desk of the back office. */
export function gstRegistrationOfficeRoutes(
  { read, write, table, upload, downloadInTransaction }: Api,
  { clock, files }: { clock: Clock; files: FileStore },
) {
  table(officeGstTable)
  write(officeGst.getDetail, ({ tx, actor, params }) =>
    lookAtRegistration(tx, actor, { id: params.id, now: clock.now() }),
  )
  downloadInTransaction(officeGst.getFile, ({ tx, actor, params }) =>
    openRegistrationFile(tx, files, { actor, id: params.id }),
  )
  read(officeGst.getCounts, ({ db }) => registrationCounts(db))
  write(calls.startGst, ({ tx, actor, params, body }) => startRegistration(tx, actor, { ...params, ...body }))
  write(calls.lodgeGst, ({ tx, actor, params, body }) => lodgeRegistration(tx, actor, { ...params, ...body }))
  upload(
    calls.uploadGstQuestion,
    ({ tx, actor, params, file }) =>
      attachRegistrationFile(tx, files, { actor, id: params.id, kind: 'question', file }),
    ({ db, actor, params }) => requireRegistration(db, actor, { ...params, move: 'ask' }),
  )
  write(calls.askGst, ({ tx, actor, params, body }) =>
    askClarification(tx, actor, { ...params, ...body, now: clock.now() }),
  )
  write(calls.dropGstQuestionFile, ({ tx, actor, params }) =>
    dropRegistrationFile(tx, actor, { id: params.id, kind: 'question' }),
  )
  upload(
    calls.approveGst,
    ({ tx, actor, params, body, file }) => approveGstRegistration(tx, files, { actor, ...params, ...body, file }),
    ({ db, actor, params }) => requireRegistration(db, actor, { ...params, move: 'approve' }),
  )
  write(calls.rejectGst, ({ tx, actor, params, body }) =>
    rejectGstRegistration(tx, actor, { ...params, ...body, now: clock.now() }),
  )
  write(calls.withdrawGstRejection, ({ tx, actor, params }) => withdrawRejection(tx, actor, params.id))
  read(calls.getGstReasons, async ({ db }) => (await rejectionReasons(db, 'gst')).map(({ reason }) => reason))
  write(calls.revealGstAadhaar, ({ tx, actor, params }) => revealAadhaars(tx, actor, params.id))
}
