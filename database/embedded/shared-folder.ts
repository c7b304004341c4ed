import { chmodSync, lstatSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A folder every user can enter and only we can write, for what must lie outside a closed checkout. */
export function sharedFolder(): string {
  const us = process.getuid?.() ?? 0
  const folders = ['/var/lib/kendra', path.join(os.tmpdir(), `kendra-${us}`)]
  const folder = folders.find((candidate) => isOurs(candidate, us))
  if (!folder) throw new Error(`None of these folders can be made ours: ${folders.join(', ')}.`)
  return folder
}

// In a folder like /tmp another user could have put a trap under this name: only a folder that we alone can write will do.
function isOurs(folder: string, us: number): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    if (process.platform === 'win32') return true
    const { uid, mode } = lstatSync(folder)
    if (uid !== us || (mode & 0o022) !== 0) return false
    chmodSync(folder, 0o755)
    return lstatSync(folder).isDirectory()
  } catch {
    return false
  }
}
