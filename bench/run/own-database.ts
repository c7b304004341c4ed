import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { loadKeys } from '../../api/platform/crypto/load-keys.ts'
import { type Database, openDatabase } from '../../api/platform/database.ts'
import { prepareJobs } from '../../api/platform/jobs.ts'
import { openVault } from '../../api/platform/vault.ts'
import { startEmbedded, throwawayFolder } from '../../database/embedded/start-embedded.ts'
import { migrate } from '../../database/migrate.ts'
import { openToolDatabase } from '../../database/open-tool-database.ts'

export interface BenchDatabase extends Database {
  url: string
  secret: string
  stop(): Promise<void>
}

/** A PostgreSQL of the bench's own, migrated and with an open vault. It writes to disk as in earnest. */
export async function openOwnDatabase(): Promise<BenchDatabase> {
  const secret = randomBytes(32).toString('base64')
  openVault(loadKeys({ secret, file: '' }))
  const server = await startEmbedded({ dir: throwawayFolder() })
  const tools = openToolDatabase(server.url)
  await migrate(tools.db, path.resolve(import.meta.dirname, '../../database/migrations'))
  await prepareJobs(tools.pool)
  await tools.db.destroy()
  const options = { url: server.url, max: 10, statementTimeout: 600_000, name: 'kendra-bench' }
  const database = openDatabase({ ...options, onError: () => undefined })
  const stop = async () => {
    await database.close()
    await server.stop()
  }
  return { ...database, url: server.url, secret, stop }
}
