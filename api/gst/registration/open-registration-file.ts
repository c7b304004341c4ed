import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { openFile } from '../../document/open-file.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { notFound } from '../../platform/problem.ts'
import type { FileReply } from '../../platform/serve/send-file.ts'
import { maySee } from '../../work/question-rounds.ts'
import { readRegistrationFiles, registrationQuestionRounds } from './registration-files.ts'
import { readGstRegistration } from './registration-store.ts'

interface Asked {
  actor: Actor
  id: string
}

/** One file, if its registration is the caller's to see and it was sent to them; a look of the back office is written down. */
export async function openRegistrationFile(tx: Tx, files: FileStore, { actor, id }: Asked): Promise<FileReply> {
  const gone = () => notFound(fileAnswers.noSuchFile())
  const row = await tx
    .selectFrom('gst_registration_file')
    .select(['registration_id', 'file_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw gone()
  const registration = await readGstRegistration(tx, actor, row.registration_id)
  const file = (await readRegistrationFiles(tx, registration)).find((one) => one.id === id)
  if (!file || !maySee(actor, registrationQuestionRounds(registration), file)) throw gone()
  if (actor.merchantId === null)
    await recordAudit(tx, doerOf(actor), {
      act: 'gst-registration.file-seen',
      subject: registration.no,
      detail: { kind: file.kind },
    })
  return openFile(tx, files, row.file_id)
}
