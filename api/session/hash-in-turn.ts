import os from 'node:os'
import { tryAgain } from '../platform/problem.ts'

/** One processor is left for everything else. */
const mostAtOnce = Math.max(1, os.availableParallelism() - 1)
const mostWaiting = 200

let running = 0
const waiting: (() => void)[] = []

/** Checks few passwords at a time: a crowd that signs in may wait, but must not slow those who are at work. */
export async function hashInTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < mostAtOnce) running += 1
  else await queueUp()
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function queueUp(): Promise<void> {
  if (waiting.length >= mostWaiting)
    throw tryAgain('Many people are signing in just now. Please try again in a moment.')
  return new Promise((resolve) => {
    waiting.push(resolve)
  })
}
