import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ownerOf, readOwner } from './claim-folder.ts'
import { orphanOf } from './stop-orphan.ts'

const prefix = 'kendra-pg-'

/** A new temporary folder for a PostgreSQL that is removed when it stops. */
export function throwawayFolder(): string {
  sweepLeftOvers()
  const folder = mkdtempSync(path.join(os.tmpdir(), prefix))
  chmodSync(folder, 0o755)
  return folder
}

/** A test run that was killed could not clear up after itself: the next one does. */
function sweepLeftOvers(): void {
  for (const name of readdirSync(os.tmpdir())) {
    const folder = path.join(os.tmpdir(), name)
    if (name.startsWith(prefix) && isLeftOver(folder)) removeQuietly(folder)
  }
}

// A folder without an owner may be one that another process has only just made.
function isLeftOver(folder: string): boolean {
  return readOwner(folder) !== undefined && !ownerOf(folder) && !orphanOf(path.join(folder, 'pg/data'))
}

function removeQuietly(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // It belongs to another user of this machine.
  }
}
