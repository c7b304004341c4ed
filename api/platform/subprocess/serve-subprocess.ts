import { Worker } from 'node:worker_threads'
import { FileRefused } from '../files/file-problems.ts'
import { Problem } from '../problem.ts'
import { clockMs, type LastAnswer, type SubprocessAnswer, type SubprocessTask } from './subprocess-message.ts'

// A thread of its own, since the work may keep the main one busy to the end; memory outside the heap counts too.
const watch = `
const { parentPort } = require('node:worker_threads')
let timer
parentPort.on('message', (limits) => {
  clearInterval(timer)
  if (!limits) return
  const before = process.cpuUsage()
  timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    const spent = user + system > limits.microseconds || Date.now() > limits.end
    if (spent || process.memoryUsage.rss() > limits.bytes) process.kill(process.pid, 'SIGKILL')
  }, 50)
})`

const portion = 1000
/** A process that has grown so far is not given another file. */
const mostKept = 300 * 1_048_576

/** The other end of `runInSubprocess`: does the jobs that it is sent, one after the other. */
export function serveSubprocess(work: (job: unknown) => Promise<unknown>): void {
  const watcher = new Worker(watch, { eval: true, execArgv: [] })
  watcher.unref()
  process.once('disconnect', () => process.exit(0))
  process.on('message', async (message) => {
    const { job, limits } = message as SubprocessTask
    watcher.postMessage({
      bytes: limits.megabytes * 1_048_576,
      microseconds: limits.seconds * 1e6,
      end: Date.now() + clockMs(limits),
    })
    const result = await work(job).then((done) => ({ done }), failureOf)
    watcher.postMessage(undefined)
    answer(result)
  })
}

type Result = LastAnswer extends infer One ? (One extends unknown ? Omit<One, 'spent'> : never) : never

function answer(result: Result): void {
  const spent = 'failed' in result || process.memoryUsage.rss() > mostKept
  const send = (message: SubprocessAnswer) => process.send?.(message)
  if (!('done' in result) || !Array.isArray(result.done)) return void send({ ...result, spent } as LastAnswer)
  for (let at = 0; at < result.done.length; at += portion) send({ portion: result.done.slice(at, at + portion) })
  send({ done: undefined, spent })
}

function failureOf(error: unknown): Result {
  if (error instanceof FileRefused) {
    const cause = error.cause instanceof Error ? error.cause.stack : undefined
    return { refused: { reason: error.reason, message: error.message, cause } }
  }
  if (error instanceof Problem) return { problem: { status: error.status, message: error.message } }
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
