import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { gstAnswers } from '../../../texts/en/gst-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { conflict, notFound } from '../../platform/problem.ts'
import { isSentIn, type QuestionSide } from '../../work/question-rounds.ts'
import { removeFiles } from '../remove-files.ts'
import { readRegistrationFiles, registrationQuestionRounds } from './registration-files.ts'
import { lockGstRegistration } from './registration-store.ts'

interface Asked {
  id: string
  /** What the caller writes; the other side's files are not theirs to take out. */
  kind: QuestionSide
}

/** Takes a file out of a question or an answer while it is being written. */
export async function dropRegistrationFile(tx: Tx, actor: Actor, { id, kind }: Asked): Promise<void> {
  const gone = () => notFound(fileAnswers.noSuchFile())
  const row = await tx
    .selectFrom('gst_registration_file')
    .select('registration_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw gone()
  // To whom the registration is not visible the file is not either.
  const registration = await lockGstRegistration(tx, actor, row.registration_id)
  const file = (await readRegistrationFiles(tx, registration)).find((one) => one.id === id && one.kind === kind)
  if (!file) throw gone()
  if (isSentIn(registrationQuestionRounds(registration), file)) throw conflict(gstAnswers.fileWasSentAlready())
  await removeFiles(tx, 'gst_registration_file', [id])
  await recordAudit(tx, doerOf(actor), { act: `gst-registration.${kind}-file-dropped`, subject: registration.no })
}
