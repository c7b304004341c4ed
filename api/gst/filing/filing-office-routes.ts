import { officeFiling } from '../../../contract/gst/filing-detail.ts'
import * as calls from '../../../contract/gst/filing-office.ts'
import type { Api } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { askFiling } from './ask-filing.ts'
import { attachFilingFile } from './attach-filing-file.ts'
import { dropFilingFile } from './drop-filing-file.ts'
import { fileFiling } from './file-filing.ts'
import { filingCounts } from './filing-counts.ts'
import { lookAtFiling } from './filing-detail.ts'
import { officeFilingTable } from './filing-table.ts'
import { rejectFiling } from './give-back-filing.ts'
import { openFilingFile } from './open-filing-file.ts'
import { requireFiling } from './require-filing.ts'
import { startFiling } from './start-filing.ts'

/** GST filing at the desk of the back office. */
export function gstFilingOfficeRoutes(
  { read, write, table, upload, downloadInTransaction }: Api,
  { clock, files }: { clock: Clock; files: FileStore },
) {
  table(officeFilingTable)
  write(officeFiling.getDetail, ({ tx, actor, params }) => lookAtFiling(tx, actor, { id: params.id, now: clock.now() }))
  downloadInTransaction(officeFiling.getFile, ({ tx, actor, params }) =>
    openFilingFile(tx, files, { actor, id: params.id }),
  )
  read(officeFiling.getCounts, ({ db }) => filingCounts(db))
  write(calls.startFiling, ({ tx, actor, params }) => startFiling(tx, actor, params.id))
  upload(
    calls.uploadFilingQuestion,
    ({ tx, actor, params, file }) => attachFilingFile(tx, files, { actor, id: params.id, kind: 'question', file }),
    ({ db, actor, params }) => requireFiling(db, actor, { ...params, move: 'ask' }),
  )
  write(calls.askFiling, ({ tx, actor, params, body }) => askFiling(tx, actor, { ...params, ...body }))
  write(calls.dropFilingQuestionFile, ({ tx, actor, params }) =>
    dropFilingFile(tx, actor, { id: params.id, kind: 'question' }),
  )
  upload(
    calls.fileFiling,
    ({ tx, actor, params, body, file }) => fileFiling(tx, files, { actor, ...params, ...body, file, now: clock.now() }),
    ({ db, actor, params }) => requireFiling(db, actor, { ...params, move: 'file' }),
  )
  write(calls.rejectFiling, ({ tx, actor, params, body }) => rejectFiling(tx, actor, { ...params, ...body }))
}
