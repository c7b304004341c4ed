import { FileRefused } from '../files/file-problems.ts'
import { sayAnew } from '../files/say-anew.ts'
import { Problem } from '../problem.ts'
import {
  clockMs,
  type LastAnswer,
  type SubprocessAnswer,
  type SubprocessLimits,
  type SubprocessTask,
} from './subprocess-message.ts'
import { borrowSubprocess, dismissSubprocess, returnSubprocess, type Subprocess } from './subprocess-pool.ts'
import { takeTurn } from './take-turn.ts'

/** The work took more time or memory than it may, and was ended. */
export class SubprocessEnded extends Error {
  override readonly name = 'SubprocessEnded'
}

interface Terms {
  limits: SubprocessLimits
  /** Whose file it is, so that one person's files never keep the others' waiting. */
  who?: string
  /** Waits for a turn and answers what to call afterwards; work of another kind than files has turns of its own. */
  take?: (who?: string) => Promise<() => void>
}

/**
 * Has a program of api/commands do a job in a process of its own, for work on files that strangers made and for whatever
 * keeps a processor busy: whatever happens there, the server goes on.
 */
export async function runInSubprocess(
  program: string,
  job: unknown,
  { limits, who, take = takeTurn }: Terms,
): Promise<unknown> {
  const leave = await take(who)
  try {
    return await doJob(borrowSubprocess(program, limits), { job, limits })
  } finally {
    leave()
  }
}

async function doJob(child: Subprocess, order: SubprocessTask): Promise<unknown> {
  try {
    const answer = await ask(child, order)
    if (answer.spent) dismissSubprocess(child)
    else returnSubprocess(child)
    return readAnswer(answer)
  } catch (error) {
    if (!(error instanceof FileRefused) && !(error instanceof Problem)) dismissSubprocess(child)
    throw error
  }
}

function ask({ process: child }: Subprocess, order: SubprocessTask): Promise<LastAnswer> {
  return new Promise((resolve, reject) => {
    let errors = ''
    const portions: unknown[] = []
    const hear = (part: Buffer) => {
      errors = `${errors}${part}`.slice(-2000)
    }
    const take = (message: unknown) => {
      const answer = message as SubprocessAnswer
      if ('portion' in answer) return void portions.push(...answer.portion)
      settle()
      resolve('done' in answer && answer.done === undefined ? { ...answer, done: portions } : answer)
    }
    const closed = (code: number | null, signal: string | null) => {
      settle()
      if (signal) reject(new SubprocessEnded(`The work was ended by ${signal}.`))
      else reject(new Error(`The process ended with ${code} and without an answer: ${errors}`))
    }
    const failed = (error: Error) => {
      settle()
      reject(error)
    }
    // The process ends itself at its limits; this is for one that cannot even do that.
    const timer = setTimeout(() => child.kill('SIGKILL'), clockMs(order.limits) + 5000)
    function settle() {
      clearTimeout(timer)
      child.off('message', take).off('close', closed).off('error', failed)
      child.stderr?.off('data', hear)
      child.stderr?.resume()
    }
    child.on('message', take).once('close', closed).once('error', failed)
    child.stderr?.on('data', hear)
    // A process that ends while it is being told closes too, and says by which signal.
    child.send(order, (error) => error && child.connected && failed(error))
  })
}

function readAnswer(answer: LastAnswer): unknown {
  if ('done' in answer) return answer.done
  if ('problem' in answer) throw new Problem(answer.problem.status, answer.problem.message)
  if ('refused' in answer) {
    const { reason, message, cause } = answer.refused
    throw new FileRefused(reason, sayAnew(message), cause)
  }
  throw new Error(answer.failed)
}
