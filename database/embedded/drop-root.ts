import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** The user PostgreSQL runs as; empty means 'as ourselves'. */
export type RunAs = { uid?: number; gid?: number }

/** PostgreSQL refuses to run as root, so root hands it to `postgres` or `nobody`. */
export function dropRoot(): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('PostgreSQL refuses to run as root, and there is no postgres or nobody user to run it as.')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** Whether that user can reach the folder: a checkout below /root is closed to everyone but root. */
export function canEnter(folder: string, runAs: RunAs): boolean {
  if (runAs.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...runAs, cwd: '/' }).status === 0
}

export function giveTo(path: string, { uid, gid }: RunAs): void {
  if (uid === undefined || gid === undefined) return
  // With all it holds, because the user may have changed: `nobody` once, `postgres` since that user exists.
  if (statSync(path).uid !== uid) spawnSync('chown', ['-R', `${uid}:${gid}`, path])
}
