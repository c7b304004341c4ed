import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, type Problem, slowDown } from '../platform/problem.ts'
import { countUp, readTally } from '../platform/rate-limit.ts'
import { hashed } from '../platform/vault.ts'
import { findTaken } from './find-taken.ts'

const hour = 3600
const mostRefusals = 10

interface Newcomer {
  mobile: string
  email: string
  pan: string
  /** What they are to become, such as 'A member'. */
  as: string
}

/**
 * Somebody's number, address or PAN is used already. One sentence for all of it, and a few tries an hour: whoever may
 * add people must not learn by trying who has joined.
 */
export async function refuseTaken(tx: Tx, actor: Actor, { as, ...given }: Newcomer): Promise<Problem | undefined> {
  const key = hashed(`add-person:${actor.merchantId}`)
  if ((await readTally(tx, key)).points >= mostRefusals) return slowDown(hour)
  const taken = await findTaken(tx, given)
  if (Object.keys(taken).length === 0) return undefined
  await countUp(tx, key, hour)
  return badRequest(
    `${as} with these details cannot be added. Please check mobile number, e-mail address and PAN; if they are right, ask the head office.`,
  )
}
