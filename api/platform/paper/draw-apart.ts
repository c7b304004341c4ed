import os from 'node:os'
import { runApart } from '../apart/run-apart.ts'
import { openTurns } from '../open-turns.ts'
import { Problem, tryAgain } from '../problem.ts'

/** What the process that draws papers is told: which paper, and what stands on it. */
export interface PaperJob {
  paper: string
  facts: readonly unknown[]
}

// A form takes a twentieth of a second, a collection of a hundred pages a few seconds.
const limits = { seconds: 20, megabytes: 400 }
const mostAtOnce = Math.max(2, os.availableParallelism() - 1)
const mostWaiting = 60
const mostWaitingEach = 10

/** Nobody has two papers drawn at once, so that one person's loop leaves the others their turn. */
const turns = openTurns<string>({
  hasRoom: (who, running) => running.length < mostAtOnce && !running.includes(who),
  refuse(who, waiting) {
    if (waiting.filter((other) => other === who).length >= mostWaitingEach)
      return new Problem(429, 'Your other papers are still being printed. Please wait for them and try again.', {
        retryAfter: 2,
      })
    if (waiting.length < mostWaiting) return undefined
    return tryAgain('Many papers are being printed just now. Please try again in a moment.')
  },
})

/**
 * Has a paper drawn by `api/commands/paper-drawer.ts`, in a process of its own: drawing keeps a processor busy for a
 * moment, and whoever asks the server for something else must not wait for it.
 */
export async function drawApart<Draw extends (...facts: never[]) => Promise<Buffer>>(
  who: string,
  paper: string,
  ...facts: Parameters<Draw>
): Promise<Buffer> {
  const job: PaperJob = { paper, facts }
  const drawn = (await runApart('paper-drawer', job, { limits, take: () => turns.take(who) })) as Uint8Array
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
}
