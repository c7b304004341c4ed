import * as calls from '../../../contract/gst/registration.ts'
import { merchantGst } from '../../../contract/gst/registration-detail.ts'
import type { Api } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { answerClarification } from './answer-clarification.ts'
import { attachFile } from './attach-file.ts'
import { beginDraft } from './begin-draft.ts'
import { discardDraft } from './discard-draft.ts'
import { readRegistrationSheet } from './draft-sheet.ts'
import { dropFile } from './drop-file.ts'
import { openRegistrationFile } from './open-registration-file.ts'
import { quoteRegistration } from './quote-registration.ts'
import { ownRegistrationCounts } from './registration-counts.ts'
import { gstRegistrationDetail } from './registration-detail.ts'
import { ownGstTable } from './registration-table.ts'
import { requireRegistration } from './require-registration.ts'
import { saveDraft } from './save-draft.ts'
import { submitRegistration } from './submit-registration.ts'
import { uploadDocument } from './upload-document.ts'

/** GST registration as merchants use it: the form, its papers, and what becomes of it. */
export function gstRegistrationRoutes(
  { read, write, table, upload, downloadInTransaction }: Api,
  { clock, files }: { clock: Clock; files: FileStore },
) {
  table(ownGstTable)
  write(calls.beginGst, ({ tx, actor }) => beginDraft(tx, actor))
  read(calls.getGstSheet, ({ db, actor, params }) =>
    readRegistrationSheet(db, actor, { id: params.id, now: clock.now() }),
  )
  write(calls.saveGst, ({ tx, actor, params, body }) =>
    saveDraft(tx, actor, { id: params.id, given: body, now: clock.now() }),
  )
  write(calls.discardGst, ({ tx, actor, params }) => discardDraft(tx, actor, params.id))
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
    ({ tx, actor, params, file }) => attachFile(tx, files, { actor, id: params.id, kind: 'answer', file }),
    ({ db, actor, params }) => requireRegistration(db, actor, { ...params, move: 'answer' }),
  )
  write(calls.answerGst, ({ tx, actor, params, body }) => answerClarification(tx, actor, { id: params.id, ...body }))
  write(calls.dropGstAnswerFile, ({ tx, actor, params }) => dropFile(tx, actor, { id: params.id, kind: 'answer' }))
  read(merchantGst.getDetail, ({ db, actor, params }) =>
    gstRegistrationDetail(db, actor, { id: params.id, now: clock.now() }),
  )
  downloadInTransaction(merchantGst.getFile, ({ tx, actor, params }) =>
    openRegistrationFile(tx, files, { actor, id: params.id }),
  )
  read(merchantGst.getCounts, ({ db, actor }) => ownRegistrationCounts(db, actor.merchantId))
}
