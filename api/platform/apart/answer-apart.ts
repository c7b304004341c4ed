import { Worker } from 'node:worker_threads'
import { FileRefused } from '../files/file-problems.ts'
import { type ApartAnswer, type ApartLimits, type ApartOrder, clockFactor } from './apart-message.ts'

// A thread of its own, since the work may keep the main one busy to the end; memory outside the heap counts too.
const watch = `
const { workerData: { bytes, microseconds, end } } = require('node:worker_threads')
setInterval(() => {
  const { user, system } = process.cpuUsage()
  const spent = user + system > microseconds || Date.now() > end
  if (spent || process.memoryUsage.rss() > bytes) process.kill(process.pid, 'SIGKILL')
}, 50)`

/** The other end of `runApart`: does one job, answers and ends. */
export function answerApart(work: (job: unknown) => Promise<unknown>): void {
  process.once('disconnect', () => process.exit(0))
  process.once('message', async (message) => {
    const { job, limits } = message as ApartOrder
    keepLimits(limits)
    const answer = await work(job).then((done): ApartAnswer => ({ done }), failureOf)
    process.send?.(answer, () => process.exit(0))
  })
}

function keepLimits({ seconds, megabytes }: ApartLimits): void {
  const workerData = {
    bytes: megabytes * 1_048_576,
    microseconds: seconds * 1e6,
    end: Date.now() + seconds * clockFactor * 1000,
  }
  new Worker(watch, { eval: true, execArgv: [], workerData }).unref()
}

function failureOf(error: unknown): ApartAnswer {
  if (error instanceof FileRefused) return { refused: { reason: error.reason, message: error.message } }
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
