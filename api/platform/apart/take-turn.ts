import os from 'node:os'
import { tryAgain } from '../problem.ts'

const mostAtOnce = Math.max(1, os.availableParallelism() - 1)
const mostWaiting = 30

let running = 0
const waiting: (() => void)[] = []

/** Waits until a processor may be used; answers what to call afterwards. Beyond a long queue the caller is sent away. */
export async function takeTurn(): Promise<() => void> {
  if (running < mostAtOnce) running += 1
  else await queueUp()
  return passOn
}

function queueUp(): Promise<void> {
  if (waiting.length >= mostWaiting) throw tryAgain('Many files are being read just now. Please try again in a moment.')
  return new Promise((resolve) => {
    waiting.push(resolve)
  })
}

/** The turn goes straight to the next in the queue, if there is one. */
function passOn(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}
