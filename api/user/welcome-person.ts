import { queueMail } from '../mail/queue-mail.ts'
import type { Tx } from '../platform/database.ts'
import { issuePasswordLink, type LinkOptions } from './issue-password-link.ts'

interface Newcomer {
  id: string
  userName: string
  displayName: string
  email: string
  /** What they have joined: a sentence. */
  joined: string
}

const days = 3

/** Mails a new person the user name and a link to choose a password. A password itself is never mailed. */
export async function welcomePerson(tx: Tx, person: Newcomer, options: LinkOptions): Promise<void> {
  const url = await issuePasswordLink(tx, person.id, { ...options, hours: days * 24 })
  await queueMail(tx, {
    to: person.email,
    userId: person.id,
    kind: 'welcome',
    subject: 'Your sign-in is ready',
    text: [
      `Hello ${person.displayName},`,
      person.joined,
      `Your user name is ${person.userName}. Choose a password by this link; it works once, within ${days} days. After that, ask for a new one with 'Forgot password' on the login page.`,
    ],
    action: { label: 'Choose a password', url },
  })
}
