import type { Language } from '../../texts/languages.ts'
import { say, type Words } from '../../texts/say.ts'
import type { Tx } from '../platform/database.ts'
import { queueJob } from '../platform/jobs.ts'
import { inLanguage } from '../platform/language.ts'
import { seal } from '../platform/vault.ts'
import { languageOfPerson } from './language-of-person.ts'

export interface NewMail {
  to: string
  userId?: string
  /** In which to write to somebody who is no user of the portal; whoever is one has chosen, or gets English. */
  language?: Language
  kind: string
  subject: Words
  /** Paragraphs of plain text. */
  text: readonly Words[]
  /** A link to follow, with the words on its button. */
  action?: { label: Words; url: string }
  /** A one-time code, shown large. */
  code?: string
}

/** What is kept of a mail: its words as they were said to whom it is for. */
export interface MailBody {
  text: string[]
  action?: { label: string; url: string }
  code?: string
  /** Nothing where it is English. */
  language?: Language
}

export const bodyContext = 'mail_outbox.sealed_body'

/** Writes a mail into the outbox in the caller's transaction; a job sends it after the commit. */
export async function queueMail(tx: Tx, mail: NewMail): Promise<void> {
  const { to, userId, kind } = mail
  const language = userId ? await languageOfPerson(tx, userId) : (mail.language ?? 'en')
  const { subject, ...body } = inLanguage(language, () => saidMail(mail, language))
  const row = await tx
    .insertInto('mail_outbox')
    .values({
      to_address: to,
      user_id: userId ?? null,
      kind,
      subject,
      sealed_body: seal(JSON.stringify(body), bodyContext),
      state: 'queued',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueJob(tx, 'send-mail', { id: row.id }, { tries: 15 })
}

const saidMail = ({ subject, text, action, code }: NewMail, language: Language): MailBody & { subject: string } => ({
  subject: say(subject),
  text: text.map(say),
  ...(action ? { action: { label: say(action.label), url: action.url } } : {}),
  ...(code ? { code } : {}),
  ...(language === 'en' ? {} : { language }),
})
