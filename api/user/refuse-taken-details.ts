import { peopleAnswers } from '../../texts/en/people-answer.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, type Problem, slowDown } from '../platform/problem.ts'
import { countUp, readTally } from '../platform/rate-limit.ts'
import { keyedHashOf } from '../platform/vault.ts'
import { findTaken, type Identity } from './find-taken.ts'

const hour = 3600
const mostRefusals = 10
/** Of changed numbers, addresses and PANs, whether they were free or not: a range could be walked by what goes through. */
const mostChanges = 20

interface Given extends Partial<Identity> {
  /** What cannot be done, as a sentence. */
  refusal: string
  /** Who is changed, if somebody is. */
  exceptUser?: string
}

/**
 * Somebody's number, address or PAN is used already. One sentence for all of it, and a few tries an hour: whoever may
 * add or change people must not learn by trying who has joined.
 */
export async function refuseTakenDetails(
  tx: Tx,
  actor: Actor,
  { refusal, exceptUser, ...given }: Given,
): Promise<Problem | undefined> {
  if (Object.values(given).every((one) => one === undefined)) return undefined
  const key = keyedHashOf(`add-person:${actor.merchantId}`)
  if ((await readTally(tx, key)).points >= mostRefusals) return slowDown(hour)
  if (exceptUser !== undefined) {
    const changes = keyedHashOf(`change-person:${actor.merchantId}`)
    if ((await readTally(tx, changes)).points >= mostChanges) return slowDown(hour)
    await countUp(tx, changes, hour)
  }
  const taken = await findTaken(tx, given, { exceptUser })
  if (Object.keys(taken).length === 0) return undefined
  await countUp(tx, key, hour)
  return takenProblem(refusal)
}

export const takenProblem = (refusal: string): Problem => badRequest(peopleAnswers.pleaseCheckDetails({ refusal }))

/** What is told to whoever changes one of the own people. */
export const changeRefused = peopleAnswers.cannotBeSaved
