import os from 'node:os'
import { say, type Words } from '../../../texts/say.ts'
import { openTurns, type Turns } from '../open-turns.ts'
import { Problem, tryAgain } from '../problem.ts'

/** Whose turn it is, a business's or a person's, where that is known. */
export interface PersonalClaim {
  who: string | undefined
  /** Waits for as long as it takes: its answer has begun already. */
  patient?: boolean
}

interface Options {
  /** How many of one person's may wait. */
  mostWaitingEach: number
  /** What is told to who has too many waiting, and to all when too many wait. */
  yours: Words
  crowded: Words
}

const mostAtOnce = Math.max(2, os.availableParallelism() - 1)
const mostWaiting = 60

/**
 * Turns at a processor. Nobody has two at once, who was served longest ago goes first, and when many wait only those
 * with something waiting already are sent away: so however much one asks for, the others get their turn.
 */
export function openPersonalTurns({ mostWaitingEach, yours, crowded }: Options): Pick<Turns<PersonalClaim>, 'take'> {
  const served = openServed()
  const turns = openTurns<PersonalClaim>({
    hasRoom: ({ who }, running) =>
      running.length < mostAtOnce && (who === undefined || !running.some((other) => other.who === who)),
    rank: ({ who }) => served.when(who),
    refuse({ who, patient }, waiting) {
      if (patient) return undefined
      const own = waiting.filter((other) => who !== undefined && other.who === who).length
      if (own >= mostWaitingEach) return new Problem(429, say(yours), { retryAfter: 2 })
      const isNew = who !== undefined && own === 0
      return waiting.length < mostWaiting || isNew ? undefined : tryAgain(say(crowded))
    },
  })
  return {
    async take(claim) {
      const end = await turns.take(claim)
      served.note(claim.who)
      return end
    },
  }
}

const remembered = 500

/** Who had the last turns, in their order; who was not there lately comes before all others. */
function openServed() {
  const last = new Map<string, number>()
  let count = 0
  return {
    when: (who: string | undefined): number => (who === undefined ? 0 : (last.get(who) ?? 0)),
    note(who: string | undefined): void {
      if (who === undefined) return
      last.delete(who)
      last.set(who, ++count)
      const [oldest] = last.keys()
      if (last.size > remembered && oldest !== undefined) last.delete(oldest)
    },
  }
}
