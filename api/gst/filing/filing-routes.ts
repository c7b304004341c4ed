import * as calls from '../../../contract/gst/filing.ts'
import { merchantFiling } from '../../../contract/gst/filing-detail.ts'
import type { Api } from '../../platform/api.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { addRegister, requireFewLoose } from './add-register.ts'
import { answerFiling } from './ask-filing.ts'
import { attachFilingFile } from './attach-filing-file.ts'
import { dropFilingFile } from './drop-filing-file.ts'
import { ownFilingCounts } from './filing-counts.ts'
import { filingDetail } from './filing-detail.ts'
import { ownFilingTable } from './filing-table.ts'
import { withdrawFiling } from './give-back-filing.ts'
import { openFilingFile } from './open-filing-file.ts'
import { openReturns } from './open-returns.ts'
import { quoteFiling } from './quote-filing.ts'
import { requireFiling } from './require-filing.ts'
import { submitFiling } from './submit-filing.ts'

/** GST filing as merchants use it: what can be filed, sending it in, and what becomes of it. */
export function gstFilingRoutes(
  { read, write, table, upload, downloadInTransaction }: Api,
  { clock, files }: { clock: Clock; files: FileStore },
) {
  table(ownFilingTable)
  read(calls.getOpenReturns, ({ db, actor, query }) => openReturns(db, actor, { ...query, now: clock.now() }))
  read(calls.quoteFiling, ({ db, actor, query }) =>
    quoteFiling(db, actor, { ...query, nil: query.nil === 'yes', now: clock.now() }),
  )
  upload(
    calls.addFilingFile,
    ({ tx, actor, body, file }) => addRegister(tx, files, { actor, ...body, file }),
    ({ db, actor }) => requireFewLoose(db, actor),
  )
  write(calls.dropFilingFile, ({ tx, actor, params }) => dropFilingFile(tx, actor, { id: params.id, kind: 'answer' }))
  write(calls.submitFiling, ({ tx, actor, body: { total, ...filing } }) =>
    submitFiling(tx, actor, { filing, total, now: clock.now() }),
  )
  write(calls.withdrawFiling, ({ tx, actor, params }) => withdrawFiling(tx, actor, params.id))
  upload(
    calls.uploadFilingAnswer,
    ({ tx, actor, params, file }) => attachFilingFile(tx, files, { actor, id: params.id, kind: 'answer', file }),
    ({ db, actor, params }) => requireFiling(db, actor, { ...params, move: 'answer' }),
  )
  write(calls.answerFiling, ({ tx, actor, params, body }) => answerFiling(tx, actor, { id: params.id, ...body }))
  read(merchantFiling.getDetail, ({ db, actor, params }) =>
    filingDetail(db, actor, { id: params.id, now: clock.now() }),
  )
  downloadInTransaction(merchantFiling.getFile, ({ tx, actor, params }) =>
    openFilingFile(tx, files, { actor, id: params.id }),
  )
  read(merchantFiling.getCounts, ({ db, actor }) => ownFilingCounts(db, actor.merchantId))
}
