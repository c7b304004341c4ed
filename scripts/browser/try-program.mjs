import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The version a browser prints; undefined when it does not start, for want of a library for example. */
export function versionOf(file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 ? stdout.trim() : undefined
}

export function starts(file) {
  return isProgram(file) && versionOf(file) !== undefined
}
