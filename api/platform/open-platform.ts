import path from 'node:path'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { loadKeys } from './crypto/load-keys.ts'
import { openDatabase } from './database.ts'
import { openEventHub } from './events.ts'
import { folderStore } from './files/folder-store.ts'
import type { Log } from './log.ts'
import type { Platform } from './platform.ts'
import { openVault, vaultKeys } from './vault.ts'

/** Opens the pools, the file store, the live connection and the vault for one process. */
export function openPlatform(config: Config, databaseUrl: string, log: Log): Platform & { close(): Promise<void> } {
  openVault(loadKeys({ secret: config.secret, file: path.join(config.dataDir, 'secret.key') }))
  const onError = (error: Error) => log.warn({ error }, 'idle database connection')
  const common = { url: databaseUrl, onError }
  const database = openDatabase({
    ...common,
    max: config.databaseConnections,
    statementTimeout: 10_000,
    name: 'kendra',
  })
  const exports = openDatabase({ ...common, max: 4, statementTimeout: 600_000, name: 'kendra-export' })
  const hub = openEventHub(databaseUrl, log)
  const files = folderStore({ root: config.filesDir, key: vaultKeys().files })
  async function close(): Promise<void> {
    await hub.close()
    await Promise.all([database.close(), exports.close()])
  }
  return { config, database, exports, hub, files, clock: systemClock, log, close }
}
