import { recordAudit } from '../../audit/record-audit.ts'
import { openFile } from '../../document/open-file.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { FileReply } from '../../platform/serve/send-file.ts'
import { maySee } from '../../work/question-rounds.ts'
import { canShow, filingQuestionRounds } from './filing-files.ts'
import { findFile, noSuchFile } from './find-file.ts'

/** One file, if its return is the caller's to see and it was sent to them; a look of the back office is written down. */
export async function openFilingFile(
  tx: Tx,
  files: FileStore,
  { actor, id }: { actor: Actor; id: string },
): Promise<FileReply> {
  const { storedId, of } = await findFile(tx, actor, id)
  const office = actor.merchantId === null
  if (of && !maySee(actor, filingQuestionRounds(of.filing), of.file)) throw noSuchFile()
  if (of && office)
    await recordAudit(tx, doerOf(actor), {
      act: 'gst-filing.file-seen',
      subject: of.filing.no,
      detail: { kind: of.file.kind },
    })
  const reply = await openFile(tx, files, storedId)
  return { ...reply, inline: canShow(reply.type) }
}
