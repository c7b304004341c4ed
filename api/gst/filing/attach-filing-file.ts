import { type FilingFile, mostFilingFiles } from '../../../contract/gst/filing-files.ts'
import { filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { keepFile } from '../../document/keep-file.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { requireMove } from '../../platform/require-move.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import { type QuestionSide, requireRoom, roundOf, sendingMove } from '../../work/question-rounds.ts'
import { addFilingFile, readFilingFiles } from './filing-files.ts'
import { lockFiling } from './filing-store.ts'

interface Given {
  actor: Actor
  id: string
  kind: QuestionSide
  file: Upload
}

/** Keeps a file for the question or the answer that is being written; the other side sees it once that is sent. */
export async function attachFilingFile(
  tx: Tx,
  files: FileStore,
  { actor, id, kind, file }: Given,
): Promise<FilingFile> {
  const filing = await lockFiling(tx, actor, id)
  requireMove(filingWorkflow, filing.status, sendingMove[kind])
  const round = roundOf(kind, filing)
  requireRoom(await readFilingFiles(tx, filing), { side: kind, round, most: mostFilingFiles })
  const fileId = await keepFile(tx, files, file, { purpose: `gst ${kind}`, userId: actor.id })
  await recordAudit(tx, doerOf(actor), { act: `gst-filing.${kind}-file`, subject: filing.no })
  return addFilingFile(tx, { filingId: id, merchantId: filing.merchant_id, userId: actor.id, kind, round, fileId })
}
