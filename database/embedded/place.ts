import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { canEnter, dropRoot, giveTo, type RunAs } from './drop-root.ts'
import { findBinaries } from './find-binaries.ts'
import { sharedFolder } from './shared-folder.ts'

/** Where one embedded PostgreSQL lives. `folder` stays ours; `pgFolder` inside belongs to the user it runs as. */
export type EmbeddedPlace = { folder: string; pgFolder: string; dataDir: string; home: string; runAs: RunAs }

export function choosePlace(dir: string): EmbeddedPlace {
  const runAs = dropRoot()
  const folder = reachable(path.resolve(dir), runAs)
  const pgFolder = path.join(folder, 'pg')
  mkdirSync(pgFolder, { recursive: true, mode: 0o700 })
  giveTo(pgFolder, runAs)
  return { folder, pgFolder, dataDir: path.join(pgFolder, 'data'), home: findBinaries(runAs), runAs }
}

function reachable(dir: string, runAs: RunAs): string {
  mkdirSync(dir, { recursive: true })
  if (canEnter(dir, runAs)) return dir
  const name = createHash('sha256').update(dir).digest('hex').slice(0, 12)
  const elsewhere = path.join(sharedFolder(), name)
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 })
  return elsewhere
}
