import { accountNotices } from '../../texts/en/account-notices.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import type { Visitor } from '../platform/actor.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Db, Tx } from '../platform/database.ts'
import { type Problem, slowDown } from '../platform/problem.ts'
import { countUp, readTally } from '../platform/rate-limit.ts'
import { keyedHashOf } from '../platform/vault.ts'
import type { User } from '../user/find-user.ts'
import { isKnownDevice } from './guess-guard.ts'

const windowSeconds = 24 * 3600
const freeTries = 10
const shortestDelay = 60
const longestDelay = 3600
/** The owner is told before the pauses begin. */
const tellAt = 5

/**
 * Where wrong codes of this user are counted: over all sign-ins and addresses together, because whoever gets as far as a
 * code knows the password. A browser that the owner has used is counted apart, so that it is not slowed by strangers.
 */
export async function codeCounter(db: Db, user: User, visitor: Visitor): Promise<string> {
  const device = sha256(visitor.device())
  const own = await isKnownDevice(db, user.id, device)
  // Another password begins anew: whoever guessed with the old one is out.
  return keyedHashOf(`guess:code:${user.id}:${user.password_hash ?? ''}:${own ? device : ''}`)
}

/** After ten wrong codes a day each further try costs a pause: a minute, then twice as long, at most an hour. */
export async function refuseCodeGuessing(tx: Tx, counter: string, now: Date): Promise<Problem | undefined> {
  const { points, lastAt } = await readTally(tx, counter)
  if (points < freeTries || !lastAt) return undefined
  const delay = Math.min(shortestDelay * 2 ** (points - freeTries), longestDelay)
  const wait = Math.ceil((lastAt.getTime() + delay * 1000 - now.getTime()) / 1000)
  return wait > 0 ? slowDown(wait) : undefined
}

/** Counts a wrong code; the owner hears of it once, by bell and mail. */
export async function countWrongCode(tx: Tx, counter: string, { user, visitor }: { user: User; visitor: Visitor }) {
  const { points } = await countUp(tx, counter, windowSeconds)
  if (points !== tellAt) return
  await raiseNotice(tx, {
    userId: user.id,
    kind: 'security',
    urgent: true,
    title: accountNotices.guesses,
    text: () => accountNotices.guessesText({ count: tellAt, agent: visitor.agent, ip: visitor.ip }),
  })
}
