import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fieldOf } from '../../contract/kernel/from-outside.ts'

/** Process id and start time: a re-used process id or a zombie is not the process that was meant. */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  return [pid, startedAt(pid)].join(' ').trim()
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, and belongs to somebody else.
    if (fieldOf(error, 'code') !== 'EPERM') return false
  }
  return procStat(pid)?.[0] !== 'Z'
}

/** The command line of a process, empty where it cannot be read. */
export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return askPs(pid, 'args=')
  }
}

function startedAt(pid: number): string {
  const ticksSinceBoot = procStat(pid)?.[19]
  if (!ticksSinceBoot) return askPs(pid, 'lstart=')
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticksSinceBoot}`
}

// The fields after the program's name, which may itself hold spaces and brackets.
function procStat(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')
  } catch {
    return undefined
  }
}

function askPs(pid: number, column: string): string {
  if (process.platform === 'win32') return ''
  return spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}
