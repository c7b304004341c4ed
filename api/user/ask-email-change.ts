import { maskEmail } from '../../contract/kernel/ids.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import type { Text } from '../../texts/catalogue.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import { randomToken, sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest } from '../platform/problem.ts'
import type { User } from './find-user.ts'
import type { LinkOptions } from './issue-password-link.ts'
import { changeRefused, takenProblem } from './refuse-taken-details.ts'
import { takenSentences } from './taken-sentences.ts'

const days = 7

interface Asked {
  email: string
  by: Actor
  link: LinkOptions
}

/**
 * Asks the old and the new mailbox whether mails about this person may go to another address. Until both have said yes,
 * everything, and links to set a password above all, goes to the old one.
 */
export async function askEmailChange(tx: Tx, user: User, { email, by, link }: Asked): Promise<void> {
  await refuseTakenEmail(tx, email, by)
  await replaceOlder(tx, user.id, link.now)
  const [old, fresh] = [randomToken(), randomToken()]
  await tx
    .insertInto('email_change')
    .values({
      user_id: user.id,
      old_email: user.email,
      new_email: email,
      old_hash: sha256(old),
      new_hash: sha256(fresh),
      asked_by: by.id,
      asked_at: link.now,
      expires_at: secondsAfter(link.now, days * 86_400),
    })
    .execute()
  const page = `${link.publicUrl}${publicPaths.confirmEmail}?token=`
  await write(tx, user, {
    to: user.email,
    text: () =>
      mailTexts.confirmAtOldAddress({
        by: by.name,
        byCode: by.code,
        code: user.code,
        email: maskEmail(email),
        days,
      }),
    url: page + old,
  })
  await write(tx, user, {
    to: email,
    text: () => mailTexts.confirmAtNewAddress({ code: user.code, days }),
    url: page + fresh,
  })
  await recordAudit(tx, doerOf(by), {
    act: 'email.change-asked',
    subject: user.code,
    detail: { before: user.email, after: email },
  })
}

/** The back office may know who has joined; a merchant's people are not told which of the details it is. */
async function refuseTakenEmail(tx: Tx, email: string, { merchantId }: Actor): Promise<void> {
  const other = await tx.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirst()
  if (!other) return
  if (merchantId !== null) throw takenProblem(changeRefused())
  throw badRequest('Please check what you entered.', { emailId: takenSentences.emailId() })
}

async function replaceOlder(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('email_change')
    .set({ ended_at: now, outcome: 'replaced' })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

function write(tx: Tx, user: User, { to, text, url }: { to: string; text: Text; url: string }): Promise<void> {
  return queueMail(tx, {
    to,
    userId: user.id,
    kind: 'confirm-address',
    subject: mailTexts.confirmAddress,
    text: [() => mailTexts.hello({ name: user.display_name }), text],
    action: { label: mailTexts.confirmOrRefuse, url },
  })
}
