import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { programPath } from './program-path.ts'
import type { SubprocessLimits } from './subprocess-message.ts'

/** A process beside the server, and how many tasks it has done. */
export interface Subprocess {
  process: ChildProcess
  program: string
  jobs: number
  rest?: NodeJS.Timeout
}

const mostJobs = 200
const restMs = 60_000
/** Papers are printed all day long, and who prints one waits for it; this process is small. */
const longRestMs: Record<string, number> = { 'paper-drawer': 15 * 60_000 }
const niceness = 10
const idle = new Map<string, Subprocess[]>()

/** One that is at rest, or a new one. It hears nothing of the server's secrets. */
export function borrowSubprocess(program: string, { megabytes }: SubprocessLimits): Subprocess {
  const child = idle.get(program)?.pop()
  if (!child) return start(program, megabytes)
  clearTimeout(child.rest)
  child.process.ref()
  child.process.channel?.ref()
  return child
}

/** Starting one takes half a second, so one that did its work well stays for the next file, for a while. */
export function returnSubprocess(child: Subprocess): void {
  child.jobs += 1
  if (child.jobs >= mostJobs || !child.process.connected) {
    dismissSubprocess(child)
    return
  }
  child.process.unref()
  child.process.channel?.unref()
  child.rest = setTimeout(() => dismissSubprocess(child), longRestMs[child.program] ?? restMs).unref()
  idle.set(child.program, [...(idle.get(child.program) ?? []), child])
}

/** One that a file has harmed, or may have, sees no other. */
export function dismissSubprocess(child: Subprocess): void {
  forget(child)
  child.process.kill('SIGKILL')
}

function forget(child: Subprocess): void {
  clearTimeout(child.rest)
  idle.set(
    child.program,
    (idle.get(child.program) ?? []).filter((one) => one !== child),
  )
}

function start(program: string, megabytes: number): Subprocess {
  const file = programPath(program)
  const process_ = fork(file, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${megabytes}`, ...(file.endsWith('.ts') ? ['--import', 'tsx'] : [])],
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const child = { process: process_, program, jobs: 0 }
  process_.once('exit', () => forget(child))
  // What is written when nobody listens must not stop it.
  process_.stderr?.resume()
  ;(process_.stderr as { unref?(): void } | null)?.unref?.()
  giveWay(process_)
  return child
}

/** People who wait for a page come first, but who sent a file waits too. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, niceness)
  } catch {
    // It has already ended, or the system does not let us: the work is done all the same.
  }
}
