import { problemTexts } from '../../texts/en/problem.ts'
import type { Db, Tx } from './database.ts'
import { badRequest, Problem } from './problem.ts'
import { keyedHashOf } from './vault.ts'

export interface OnceRequest {
  userId: string
  key: string | undefined
  /** The call and everything sent with it. */
  asked: unknown
}

interface Key {
  userId: string
  key: string
  fingerprint: string
}

/**
 * Does the work once per person and key, in one transaction with the key itself: a repeat, also one at the same moment,
 * waits for the first and gets its answer. What was refused has left no key behind, so it can be tried again.
 */
export async function answerOnce<T>(tx: Tx, { userId, key, asked }: OnceRequest, work: () => Promise<T>): Promise<T> {
  if (!key || !/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest(problemTexts.needsAKey())
  const mine = { userId, key, fingerprint: fingerprintOf(asked) }
  if (!(await takeKey(tx, mine))) return firstAnswer<T>(tx, mine)
  const reply = await work()
  // A problem that is answered after the commit is no answer to keep: the caller may try again.
  await (reply instanceof Problem ? dropKey(tx, mine) : keepAnswer(tx, mine, reply))
  return reply
}

const fingerprintOf = (asked: unknown): string => keyedHashOf(`idempotency:${JSON.stringify(asked)}`)

/** Whether something was answered under this key. */
export async function isKnownKey(db: Db, { userId, key }: Pick<Key, 'userId' | 'key'>): Promise<boolean> {
  return (await readKey(db, { userId, key })) !== undefined
}

/** What was answered under this key before, to answer again before anything is done; a 422 where something else was asked. */
export async function findAnswer(db: Db, { userId, key, asked }: OnceRequest): Promise<{ reply: unknown } | undefined> {
  const first = await readKey(db, { userId, key: key ?? '' })
  return first && answerIn(first, fingerprintOf(asked))
}

const readKey = (db: Db, { userId, key }: Pick<Key, 'userId' | 'key'>) =>
  db
    .selectFrom('idempotency_key')
    .select(['asked', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()

function answerIn(first: { asked: string; answer: { reply?: unknown } | null }, fingerprint: string) {
  if (first.asked !== fingerprint) throw new Problem(422, 'This key was used for another request already.')
  return { reply: first.answer?.reply }
}

/** Waits for whoever holds the key just now; false where it was used before. */
async function takeKey(tx: Tx, { userId, key, fingerprint }: Key): Promise<boolean> {
  const taken = await tx
    .insertInto('idempotency_key')
    .values({ user_id: userId, key, asked: fingerprint })
    .onConflict((clash) => clash.doNothing())
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

async function firstAnswer<T>(tx: Tx, { userId, key, fingerprint }: Key): Promise<T> {
  const first = await readKey(tx, { userId, key })
  if (!first) throw new Error('A key that another call has taken is not there.')
  return answerIn(first, fingerprint).reply as T
}

async function keepAnswer(tx: Tx, { userId, key }: Key, reply: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_key')
    .set({ answer: JSON.stringify({ reply }) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

async function dropKey(tx: Tx, { userId, key }: Key): Promise<void> {
  await tx.deleteFrom('idempotency_key').where('user_id', '=', userId).where('key', '=', key).execute()
}

/** Nobody tries again after a month. */
const keptMs = 30 * 24 * 3600_000

export async function sweepIdempotencyKeys(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('idempotency_key')
    .where('at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
