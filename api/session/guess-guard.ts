import { checkTexts } from '../../texts/en/checks.ts'
import { signInAnswers } from '../../texts/en/sign-in-answer.ts'
import type { Visitor } from '../platform/actor.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import type { Db, Tx } from '../platform/database.ts'
import { badRequest, type Problem, slowDown } from '../platform/problem.ts'
import { clearTally, countUp, readTally } from '../platform/rate-limit.ts'
import { keyedHashOf } from '../platform/vault.ts'
import { tidyUserName, type User } from '../user/find-user.ts'
import { spendCaptcha } from './spend-captcha.ts'

const windowSeconds = 15 * 60
const freeTries = 3
const triesBeforeDelay = 6
const longestDelay = 60

/** The counters that a wrong password moves. */
interface Counters {
  /** Of this user, from browsers that the user has never signed in with. Calls for a captcha, never for a delay. */
  user: string
  address: string
  /** Of this user from this address: calls for a growing delay, which therefore never hits the owner elsewhere. */
  pair: string
}

/** Where guesses at this user are counted. A browser the owner uses is counted apart: strangers cannot slow it. */
export async function guessCounters(
  db: Db,
  visitor: Visitor,
  userName: string,
  user: User | undefined,
): Promise<Counters> {
  const name = tidyUserName(userName)
  const device = user && visitor.hasDevice ? sha256(visitor.device()) : undefined
  const own = device && (await isKnownDevice(db, user?.id ?? '', device))
  return {
    user: keyedHashOf(`guess:user:${name}:${own ? device : ''}`),
    address: keyedHashOf(`guess:address:${visitor.ip}`),
    pair: keyedHashOf(`guess:pair:${name}:${visitor.ip}:${own ? device : ''}`),
  }
}

/** Whether the person has signed in from this browser before. */
export async function isKnownDevice(db: Db, userId: string, deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Decides whether a try may be made at all: after three failures with a captcha, then with growing pauses. */
export async function refuseGuessing(
  tx: Tx,
  counters: Counters,
  given: { visitor: Visitor; captcha: string | undefined; now: Date },
): Promise<Problem | undefined> {
  const [user, address, pair] = [
    await readTally(tx, counters.user),
    await readTally(tx, counters.address),
    await readTally(tx, counters.pair),
  ]
  const wait = delayLeft(pair.points, pair.lastAt, given.now)
  if (wait > 0) return slowDown(wait)
  if (user.points < freeTries && address.points < freeTries) return undefined
  if (given.captcha && (await spendCaptcha(tx, given.visitor, 'login', given.captcha))) return undefined
  const why = given.captcha ? signInAnswers.theTextDoesNotMatch() : checkTexts.required()
  return badRequest(signInAnswers.pleaseTypeTheTextYou(), { captcha: why })
}

function delayLeft(points: number, lastAt: Date | null, now: Date): number {
  if (points < triesBeforeDelay || !lastAt) return 0
  const delay = Math.min(2 ** (points - triesBeforeDelay + 1), longestDelay)
  return Math.max(0, Math.ceil((lastAt.getTime() + delay * 1000 - now.getTime()) / 1000))
}

/** Answers whether the next try will want a captcha. */
export async function countGuess(tx: Tx, counters: Counters): Promise<boolean> {
  const user = await countUp(tx, counters.user, windowSeconds)
  const address = await countUp(tx, counters.address, windowSeconds)
  await countUp(tx, counters.pair, windowSeconds)
  return user.points >= freeTries || address.points >= freeTries
}

/** The address keeps its count: one right password must not buy guesses at others. */
export async function forgetGuesses(tx: Tx, counters: Counters): Promise<void> {
  await clearTally(tx, counters.user)
  await clearTally(tx, counters.pair)
}
