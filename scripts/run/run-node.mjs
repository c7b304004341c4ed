import { spawnSync } from 'node:child_process'

/** Runs a program of node_modules (or ours) with node itself, so that it works the same on every platform. */
export function runNode(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}
