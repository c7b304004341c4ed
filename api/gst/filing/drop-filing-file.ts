import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { conflict } from '../../platform/problem.ts'
import { isSentIn, type QuestionSide } from '../../work/question-rounds.ts'
import { removeFiles } from '../remove-files.ts'
import { filingQuestionRounds } from './filing-files.ts'
import { lockFiling } from './filing-store.ts'
import { findFile, noSuchFile } from './find-file.ts'

interface Asked {
  id: string
  /** What the caller writes; the other side's files are not theirs to take out. */
  kind: QuestionSide
}

/** Takes out a file that was not sent yet: of a return, a question or an answer that is being written. */
export async function dropFilingFile(tx: Tx, actor: Actor, { id, kind }: Asked): Promise<void> {
  // Whoever sends the return in at the same moment waits, or has taken it.
  await tx.selectFrom('gst_filing_file').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  const { of } = await findFile(tx, actor, id)
  if (of) {
    const filing = await lockFiling(tx, actor, of.filing.id)
    const sent = isSentIn(filingQuestionRounds(filing), of.file)
    if (!sent && of.file.kind !== kind) throw noSuchFile()
    if (sent) throw conflict(gstAnswers.fileWasSentAlready())
  }
  await removeFiles(tx, 'gst_filing_file', [id])
  const subject = of ? of.filing.no : 'not sent in'
  await recordAudit(tx, doerOf(actor), { act: 'gst-filing.file-dropped', subject })
}
