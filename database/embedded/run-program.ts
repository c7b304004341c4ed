import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { RunAs } from './drop-root.ts'

/** Where and with what environment a PostgreSQL program runs: nothing of ours leaks in, and its messages are English. */
export function programEnvironment(runAs: RunAs) {
  const { PATH, SystemRoot } = process.env
  return { ...runAs, cwd: path.parse(process.cwd()).root, env: { PATH, SystemRoot, TZ: 'UTC', LC_ALL: 'C' } }
}

export function runProgram(file: string, args: string[], runAs: RunAs): void {
  const result = spawnSync(file, args, { ...programEnvironment(runAs), encoding: 'utf8' })
  if (result.status === 0) return
  throw new Error(`${path.basename(file)} failed: ${result.error?.message ?? result.stderr}`)
}
