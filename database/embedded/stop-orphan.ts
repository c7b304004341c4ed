import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { program } from './find-binaries.ts'
import { commandLine, isAlive } from './process-identity.ts'

/** Stops a PostgreSQL that outlived its Kendra, so that the new one can open the same data. */
export async function stopOrphan(dataDir: string, home: string): Promise<void> {
  const pid = orphanOf(dataDir)
  if (!pid) return
  if (process.platform === 'win32') {
    spawnSync(program(home, 'pg_ctl'), ['stop', '-D', dataDir, '-m', 'fast'])
    return
  }
  // SIGINT ends it tidily; SIGQUIT at once, and the next start recovers from the log.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isAlive(pid)) process.kill(pid, signal)
    for (let patience = 200; isAlive(pid) && patience > 0; patience--) await pause(50)
  }
}

/** The PostgreSQL that still runs on this data. A stale file with a re-used process id is not taken for one. */
export function orphanOf(dataDir: string): number | undefined {
  const pid = recordedPid(dataDir)
  if (!pid || !isAlive(pid)) return undefined
  return process.platform === 'win32' || commandLine(pid).includes(dataDir) ? pid : undefined
}

function recordedPid(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10)
  } catch {
    return undefined
  }
}
