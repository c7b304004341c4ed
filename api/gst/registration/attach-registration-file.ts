import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { keepFile } from '../../document/keep-file.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { requireMove } from '../../platform/require-move.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'
import { type QuestionSide, requireRoom, roundOf, sendingMove } from '../../work/question-rounds.ts'
import { addRegistrationFile, readRegistrationFiles } from './registration-files.ts'
import { lockGstRegistration } from './registration-store.ts'
import { fitFor } from './upload-document.ts'

const mostFiles = 10
const maxBytes = 2_000_000

interface Given {
  actor: Actor
  id: string
  kind: QuestionSide
  file: Upload
}

/** Keeps a file for the question or the answer that is being written; the other side sees it once that is sent. */
export async function attachRegistrationFile(
  tx: Tx,
  files: FileStore,
  { actor, id, kind, file }: Given,
): Promise<GstFile> {
  const registration = await lockGstRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, sendingMove[kind])
  const round = roundOf(kind, registration)
  requireRoom(await readRegistrationFiles(tx, registration), { side: kind, round, most: mostFiles })
  const fitting = await fitFor(file, maxBytes)
  const fileId = await keepFile(tx, files, fitting, { purpose: `gst ${kind}`, userId: actor.id })
  await recordAudit(tx, doerOf(actor), { act: `gst-registration.${kind}-file`, subject: registration.no })
  return addRegistrationFile(tx, id, { kind, round, fileId })
}
