import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { FileRefused } from '../files/file-problems.ts'
import { type ApartAnswer, type ApartLimits, type ApartOrder, clockFactor } from './apart-message.ts'
import { programPath } from './program-path.ts'
import { takeTurn } from './take-turn.ts'

/** The work took more time or memory than it may, and was ended. */
export class ApartEnded extends Error {
  override readonly name = 'ApartEnded'
}

/**
 * Has a program of api/commands do a job in a process of its own, for work on files that strangers made: whatever
 * happens there, the server goes on. The program hears nothing of the server's secrets.
 */
export async function runApart(program: string, job: unknown, limits: ApartLimits): Promise<unknown> {
  const leave = await takeTurn()
  try {
    return readAnswer(await ask(start(program, limits), { job, limits }))
  } finally {
    leave()
  }
}

function start(program: string, { megabytes }: ApartLimits): ChildProcess {
  const file = programPath(program)
  return fork(file, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${megabytes}`, ...(file.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}

function ask(child: ChildProcess, order: ApartOrder): Promise<ApartAnswer> {
  return new Promise((resolve, reject) => {
    let errors = ''
    child.stderr?.on('data', (part: Buffer) => {
      errors = `${errors}${part}`.slice(-2000)
    })
    // The process ends itself at its limits; this is for one that cannot even do that.
    const timer = setTimeout(() => child.kill('SIGKILL'), (order.limits.seconds * clockFactor + 5) * 1000)
    child.once('message', (answer) => resolve(answer as ApartAnswer))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      if (signal) reject(new ApartEnded(`The work was ended by ${signal}.`))
      else reject(new Error(`The process ended with ${code} and without an answer: ${errors}`))
    })
    child.send(order, (error) => error && reject(error))
    giveWay(child)
  })
}

/** People who wait for a page come first. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has already ended, or the system does not let us: the work is done all the same.
  }
}

function readAnswer(answer: ApartAnswer): unknown {
  if ('done' in answer) return answer.done
  if ('refused' in answer) throw new FileRefused(answer.refused.reason, answer.refused.message)
  throw new Error(answer.failed)
}
