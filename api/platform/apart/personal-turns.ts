import os from 'node:os'
import { openTurns } from '../open-turns.ts'
import { Problem, tryAgain } from '../problem.ts'

/** Whose turn it is, where that is known. */
export interface Claim {
  who: string | undefined
  /** Waits for as long as it takes: its answer has begun already. */
  patient?: boolean
}

interface Words {
  /** How many of one person's may wait. */
  mostWaitingEach: number
  /** What is told to who has too many waiting, and to all when too many wait. */
  yours: string
  crowded: string
}

const mostAtOnce = Math.max(2, os.availableParallelism() - 1)
const mostWaiting = 60

/** Turns at a processor: nobody has two at once, so that one person's work leaves a place to the others. */
export const openPersonalTurns = ({ mostWaitingEach, yours, crowded }: Words) =>
  openTurns<Claim>({
    hasRoom: ({ who }, running) =>
      running.length < mostAtOnce && (who === undefined || !running.some((other) => other.who === who)),
    refuse({ who, patient }, waiting) {
      if (patient) return undefined
      if (who !== undefined && waiting.filter((other) => other.who === who).length >= mostWaitingEach)
        return new Problem(429, yours, { retryAfter: 2 })
      return waiting.length < mostWaiting ? undefined : tryAgain(crowded)
    },
  })
