import os from 'node:os'
import { openTurns } from '../open-turns.ts'
import { Problem, tryAgain } from '../problem.ts'

const mostAtOnce = Math.max(2, os.availableParallelism() - 1)
const mostWaiting = 60
const mostWaitingEach = 20

/** By whose file it is, where that is known. */
const turns = openTurns<string | undefined>({
  hasRoom: (who, running) => running.length < mostAtOnce && (who === undefined || !running.includes(who)),
  refuse(who, waiting) {
    if (who !== undefined && waiting.filter((other) => other === who).length >= mostWaitingEach)
      return new Problem(429, 'Your other files are still being read. Please wait for them and try again.', {
        retryAfter: 2,
      })
    if (waiting.length < mostWaiting) return undefined
    return tryAgain('Many files are being read just now. Please try again in a moment.')
  },
})

/**
 * Waits until a processor may be used; answers what to call afterwards. Nobody has two turns at once, so that one
 * person's files leave a place to the others; beyond a queue the caller is sent away.
 */
export const takeTurn = (who?: string): Promise<() => void> => turns.take(who)
