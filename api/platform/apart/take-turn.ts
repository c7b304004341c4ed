import os from 'node:os'
import { Problem, tryAgain } from '../problem.ts'

const mostAtOnce = Math.max(2, os.availableParallelism() - 1)
const mostWaiting = 60
const mostWaitingEach = 20

interface Waiting {
  who: string | undefined
  start: () => void
}

const running: (string | undefined)[] = []
const waiting: Waiting[] = []

/**
 * Waits until a processor may be used; answers what to call afterwards. Nobody has two turns at once, so that one
 * person's files leave a place to the others; beyond a queue the caller is sent away.
 */
export async function takeTurn(who?: string): Promise<() => void> {
  if (mayStart(who)) running.push(who)
  else await queueUp(who)
  return () => passOn(who)
}

const mayStart = (who: string | undefined): boolean =>
  running.length < mostAtOnce && (who === undefined || !running.includes(who))

function queueUp(who: string | undefined): Promise<void> {
  if (who !== undefined && waiting.filter((one) => one.who === who).length >= mostWaitingEach) {
    throw new Problem(429, 'Your other files are still being read. Please wait for them and try again.', {
      retryAfter: 2,
    })
  }
  if (waiting.length >= mostWaiting) throw tryAgain('Many files are being read just now. Please try again in a moment.')
  return new Promise((start) => {
    waiting.push({ who, start })
  })
}

/** The turn goes to the first in the queue who has none. */
function passOn(who: string | undefined): void {
  running.splice(running.indexOf(who), 1)
  const next = waiting.findIndex((one) => mayStart(one.who))
  if (next < 0) return
  const [turn] = waiting.splice(next, 1)
  if (!turn) return
  running.push(turn.who)
  turn.start()
}
