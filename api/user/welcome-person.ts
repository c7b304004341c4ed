import { mailTexts } from '../../texts/en/mail.ts'
import type { Words } from '../../texts/say.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Tx } from '../platform/database.ts'
import { issuePasswordLink, type LinkOptions } from './issue-password-link.ts'

interface Newcomer {
  id: string
  userName: string
  displayName: string
  email: string
  /** What they have joined: a sentence. */
  joined: Words
}

const days = 3

/** Mails a new person the user name and a link to choose a password. A password itself is never mailed. */
export async function welcomePerson(tx: Tx, person: Newcomer, options: LinkOptions): Promise<void> {
  const url = await issuePasswordLink(tx, person.id, { ...options, hours: days * 24 })
  await queueMail(tx, {
    to: person.email,
    userId: person.id,
    kind: 'welcome',
    subject: mailTexts.signInReady,
    text: [
      () => mailTexts.hello({ name: person.displayName }),
      person.joined,
      () => mailTexts.chooseByLink({ userName: person.userName, days }),
    ],
    action: { label: mailTexts.choosePassword, url },
  })
}
