import { formatDateTime } from '../../contract/kernel/dates.ts'
import type { Tokens } from '../../contract/session.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Visitor } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import { randomToken, sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Tx } from '../platform/database.ts'
import { claimDevice } from '../push/forget-devices.ts'
import { accessTokenOf } from './access-token-of.ts'
import { doerOfUser } from './doer-of-user.ts'
import type { User } from './find-user.ts'
import { recordActivity } from './record-activity.ts'
import { voidLinks } from './void-links.ts'

/** A tab that sleeps longer than this signs in again. */
export const idleSeconds = 24 * 3600
export const longestSeconds = 30 * 24 * 3600

interface Entry {
  visitor: Visitor
  now: Date
  /** When the password was typed, where a code came between. */
  passwordAt?: Date | null
}

/** Starts a sign-in on this browser: its row, its first refresh token, and word to the owner if the browser is new. */
export async function openSignIn(tx: Tx, user: User, { visitor, now, passwordAt = now }: Entry): Promise<Tokens> {
  const deviceHash = sha256(visitor.device())
  const { id } = await tx
    .insertInto('sign_in')
    .values({
      user_id: user.id,
      device_hash: deviceHash,
      device: visitor.agent,
      ip: visitor.ip,
      expires_at: secondsAfter(now, idleSeconds),
      password_at: passwordAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refreshToken = randomToken()
  await tx
    .insertInto('refresh_token')
    .values({ hash: sha256(refreshToken), sign_in_id: id })
    .execute()
  // Who is in needs no link any more; one that still lies in a mailbox could only serve somebody else.
  await voidLinks(tx, user.id)
  await claimDevice(tx, { userId: user.id, deviceHash, now })
  await tellOwnerOfNewDevice(tx, { user, visitor, deviceHash, now })
  await recordAudit(tx, doerOfUser(user, visitor), {
    act: 'sign-in',
    subject: user.code,
    detail: { device: visitor.agent },
  })
  await recordActivity(tx, user, visitor, 'Signed in')
  return { token: await accessTokenOf(user, id, now), refreshToken }
}

interface Device {
  user: User
  visitor: Visitor
  deviceHash: string
  now: Date
}

/** The very first browser is no news to its owner; every later new one is. */
async function tellOwnerOfNewDevice(tx: Tx, { user, visitor, deviceHash, now }: Device): Promise<void> {
  const known = await tx.selectFrom('known_device').select('device_hash').where('user_id', '=', user.id).execute()
  await tx
    .insertInto('known_device')
    .values({ user_id: user.id, device_hash: deviceHash })
    .onConflict((oc) => oc.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }))
    .execute()
  const isNew = !known.some((device) => device.device_hash === deviceHash)
  if (!isNew || known.length === 0 || !user.login_notification) return
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    kind: 'new-device',
    subject: mailTexts.newSignIn,
    text: [
      () => mailTexts.hello({ name: user.display_name }),
      () =>
        mailTexts.usedFromNewBrowser({
          code: user.code,
          agent: visitor.agent,
          ip: visitor.ip,
          at: formatDateTime(now),
        }),
      mailTexts.ifNotYouChangePassword,
    ],
  })
}
