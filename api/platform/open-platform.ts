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
import { watchDatabase } from './watch-database.ts'

/** Connections beside those for people at work, per process. */
const door = 4
const lookups = 4
const exporting = 4
/** Two listen for jobs, recurring jobs keep to three or four, and what is left sends mails. */
export const jobConnections = 9
const listening = 1
const watching = 1

/** How many connections one process may open; docs and tests read it here. */
export const connectionsOf = ({ databaseConnections }: Config): number =>
  databaseConnections + door + lookups + exporting + jobConnections + listening + watching

/** Opens the pools, the file store, the live connection and the vault for one process. */
export function openPlatform(config: Config, url: string, log: Log): Platform & { close(): Promise<void> } {
  openVault(loadKeys({ secret: config.secret, file: path.join(config.dataDir, 'secret.key') }))
  const watch = watchDatabase(url, log)
  const onError = (error: Error) => log.warn({ error }, 'idle database connection')
  const waitedFor = { url, onError, watch, statementTimeout: 10_000, lockTimeout: 3000 }
  const pools = {
    database: openDatabase({ ...waitedFor, max: config.databaseConnections, name: 'kendra' }),
    door: openDatabase({ ...waitedFor, max: door, name: 'kendra-door' }),
    lookups: openDatabase({ ...waitedFor, max: lookups, name: 'kendra-lookups' }),
    exports: openDatabase({ url, onError, watch, max: exporting, statementTimeout: 600_000, name: 'kendra-export' }),
  }
  const hub = openEventHub(url, log, watch)
  const files = folderStore({ root: config.filesDir, key: vaultKeys().files })
  async function close(): Promise<void> {
    await hub.close()
    await watch.close()
    await Promise.all(Object.values(pools).map((pool) => pool.close()))
  }
  return { config, ...pools, watch, hub, files, clock: systemClock, log, close }
}
