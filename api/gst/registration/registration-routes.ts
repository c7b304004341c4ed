import * as calls from '../../../contract/gst/registration.ts'
import { merchantGst } from '../../../contract/gst/registration-detail.ts'
import type { Api } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { answerClarification } from './answer-clarification.ts'
import { attachRegistrationFile } from './attach-registration-file.ts'
import { beginGstDraft } from './begin-gst-draft.ts'
import { discardGstDraft } from './discard-gst-draft.ts'
import { readRegistrationSheet } from './draft-sheet.ts'
import { dropRegistrationFile } from './drop-registration-file.ts'
import { openRegistrationFile } from './open-registration-file.ts'
import { quoteRegistration } from './quote-registration.ts'
import { ownRegistrationCounts } from './registration-counts.ts'
import { gstRegistrationDetail } from './registration-detail.ts'
import { ownGstTable } from './registration-table.ts'
import { requireRegistration } from './require-registration.ts'
import { saveGstDraft } from './save-gst-draft.ts'
import { submitRegistration } from './submit-registration.ts'
import { uploadDocument } from './upload-document.ts'

/** GST registration as merchants use it: the form, its papers, and what becomes of it. */
export function gstRegistrationRoutes(
  { read, write, table, upload, downloadInTransaction }: Api,
  { clock, files }: { clock: Clock; files: FileStore },
) {
  table(ownGstTable)
  write(calls.beginGst, ({ tx, actor }) => beginGstDraft(tx, actor))
  read(calls.getGstSheet, ({ db, actor, params }) =>
    readRegistrationSheet(db, actor, { id: params.id, now: clock.now() }),
  )
  write(calls.saveGst, ({ tx, actor, params, body }) =>
    saveGstDraft(tx, actor, { id: params.id, given: body, now: clock.now() }),
  )
  write(calls.discardGst, ({ tx, actor, params }) => discardGstDraft(tx, actor, params.id))
  upload(
    calls.uploadGstPhoto,
    ({ tx, actor, params, body, file }) =>
      uploadDocument(tx, files, { actor, id: params.id, kind: 'photo', person: body.person, file }),
    ({ db, actor, params }) => requireRegistration(db, actor, { ...params, move: 'save' }),
  )
  upload(
    calls.uploadGstDocument,
    ({ tx, actor, params, body, file }) => uploadDocument(tx, files, { actor, id: params.id, ...body, file }),
    ({ db, actor, params }) => requireRegistration(db, actor, { ...params, move: 'save' }),
  )
  read(calls.quoteGst, ({ db, actor, params }) => quoteRegistration(db, actor, { id: params.id, now: clock.now() }))
  write(calls.submitGst, ({ tx, actor, params, body }) =>
    submitRegistration(tx, actor, { id: params.id, ...body, now: clock.now() }),
  )
  upload(
    calls.uploadGstAnswer,
    ({ tx, actor, params, file }) => attachRegistrationFile(tx, files, { actor, id: params.id, kind: 'answer', file }),
    ({ db, actor, params }) => requireRegistration(db, actor, { ...params, move: 'answer' }),
  )
  write(calls.answerGst, ({ tx, actor, params, body }) => answerClarification(tx, actor, { id: params.id, ...body }))
  write(calls.dropGstAnswerFile, ({ tx, actor, params }) =>
    dropRegistrationFile(tx, actor, { id: params.id, kind: 'answer' }),
  )
  read(merchantGst.getDetail, ({ db, actor, params }) =>
    gstRegistrationDetail(db, actor, { id: params.id, now: clock.now() }),
  )
  downloadInTransaction(merchantGst.getFile, ({ tx, actor, params }) =>
    openRegistrationFile(tx, files, { actor, id: params.id }),
  )
  read(merchantGst.getCounts, ({ db, actor }) => ownRegistrationCounts(db, actor.merchantId))
}
