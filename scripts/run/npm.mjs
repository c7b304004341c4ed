import { spawnSync } from 'node:child_process'

/** Runs npm and keeps what it says. */
export function npm(args) {
  // npm names its own program when it starts a script; on Windows `npm` alone is nothing that can be started.
  const own = process.env.npm_execpath
  return own?.endsWith('.js')
    ? spawnSync(process.execPath, [own, ...args], { encoding: 'utf8' })
    : spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' })
}
