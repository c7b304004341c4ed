import { maskEmail } from '../../contract/kernel/ids.ts'
import { keysOf } from '../../contract/kernel/keys-of.ts'
import { accountNotices } from '../../texts/en/account-notices.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import type { Actor } from '../platform/actor.ts'
import { isUniqueViolation, type Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import { spend } from '../platform/rate-limit.ts'
import { keyedHashOf } from '../platform/vault.ts'
import { askEmailChange } from '../user/ask-email-change.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { tidyUserName, type User } from '../user/find-user.ts'
import type { LinkOptions } from '../user/issue-password-link.ts'
import { changeRefused, takenProblem } from '../user/refuse-taken-details.ts'
import { type LoginDetails, setFirstEmail, setLoginDetails } from '../user/set-login-details.ts'
import { takenSentences } from '../user/taken-sentences.ts'
import { voidLinks } from '../user/void-links.ts'

export interface UserChange {
  displayName: string
  userName: string
  email: string
  mobile: string
  permissions: readonly string[]
  /** What the permissions are called, for the person. */
  mayDo: string
  /** Who changes it, and how links are made. */
  by: Actor
  link: LinkOptions
}

/** Writes a person anew, with what follows from it, and answers for the audit list what is different. */
export async function saveUserChange(tx: Tx, user: User, change: UserChange): Promise<Record<string, unknown>> {
  const columns: LoginDetails = {
    display_name: change.displayName,
    user_name: tidyUserName(change.userName),
    mobile: change.mobile,
    permissions: [...change.permissions],
  }
  const differs = (name: keyof typeof columns) => plain(user[name]) !== plain(columns[name])
  await setLoginDetails(tx, user.id, columns).catch(tellTakenField(change.by))
  const moved = await changeAddress(tx, user, change)
  if (differs('user_name')) await tellOfUserName(tx, user, columns.user_name)
  if (differs('permissions')) await tellOfAccess(tx, user, change.mayDo)
  const changed = keysOf(columns).filter(differs)
  return {
    changed: [...changed.filter((name) => name !== 'permissions'), ...(moved ? ['email'] : [])],
    ...(differs('permissions') && { from: user.permissions, to: columns.permissions }),
  }
}

/** The same ticks in another order are the same ticks. */
function plain(value: string | string[] | null): string {
  return Array.isArray(value) ? [...value].sort().join() : (value ?? '')
}

const fieldOf = {
  app_user_user_name_key: 'userName',
  app_user_email_key: 'emailId',
  app_user_mobile_key: 'mobileNo',
} as const

/** The back office may know who has joined; a merchant's people are not told which of the details it is. */
const tellTakenField =
  ({ merchantId }: Actor) =>
  (error: unknown): never => {
    const taken = Object.entries(fieldOf).find(([constraint]) => isUniqueViolation(error, constraint))
    if (!taken) throw error
    if (merchantId !== null) throw takenProblem(changeRefused())
    throw badRequest('Please check what you entered.', { [taken[1]]: takenSentences[taken[1]]() })
  }

/** Any address can be typed: whoever changes many must not be able to fill strangers' inboxes in our name. */
const perPerson = { points: 10, seconds: 600 }

/**
 * Another address is asked for at both mailboxes. Only somebody who has never had a password gets it at once: there is
 * nothing to take over yet, and a mistyped address could not answer. Another letter case is no change worth telling of.
 */
async function changeAddress(tx: Tx, user: User, { email, by, link }: UserChange): Promise<boolean> {
  if (user.email.toLowerCase() === email.toLowerCase()) return false
  await spend(tx, keyedHashOf(`address-mail:${by.id}`), perPerson)
  if (user.password_hash) {
    await askEmailChange(tx, user, { email, by, link })
    return false
  }
  await setFirstEmail(tx, user.id, email).catch(tellTakenField(by))
  await leaveOldAddress(tx, user, email)
  return true
}

/** Whoever reads the old mailbox hears of the change, and can no longer set a password from there. */
async function leaveOldAddress(tx: Tx, user: User, email: string): Promise<void> {
  await voidLinks(tx, user.id)
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    kind: 'address-changed',
    subject: mailTexts.addressChanged,
    text: [
      () => mailTexts.hello({ name: user.display_name }),
      () => mailTexts.mailsGoElsewhere({ code: user.code, email: maskEmail(email) }),
    ],
  })
}

async function tellOfUserName(tx: Tx, user: User, userName: string): Promise<void> {
  await raiseNotice(tx, {
    userId: user.id,
    kind: 'security',
    title: accountNotices.userNameChanged,
    text: () => accountNotices.userNameChangedText({ userName }),
  })
}

/** Open pages still show the old menu, so every sign-in ends. */
async function tellOfAccess(tx: Tx, user: User, mayDo: string): Promise<void> {
  await endSignIns(tx, { userId: user.id }, 'access changed')
  await raiseNotice(tx, {
    userId: user.id,
    kind: 'security',
    title: 'Your access has changed',
    text: `You now have: ${mayDo || 'your own account only'}.`,
  })
}
