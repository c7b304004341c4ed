import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Platform } from '../../platform/platform.ts'

/** What the verbs of scanning have at hand: they read files between their looks at the database. */
export interface ScanDesk {
  kysely: Database['kysely']
  files: FileStore
  clock: Clock
}

export const scanDeskOf = ({ database, files, clock }: Platform): ScanDesk => ({
  kysely: database.kysely,
  files,
  clock,
})
