import { grantWorker } from '../../database/grant-worker.ts'
import { migrate } from '../../database/migrate.ts'
import { loadBigDemo, manyRows } from '../demo/load-big-demo.ts'
import { greetNewcomer, loadDemo, refuseDemo } from '../demo/load-demo.ts'
import { type Database, inTransaction, openDatabase } from '../platform/database.ts'
import { prepareJobs } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { openFirstAdmin } from '../user/open-first-admin.ts'
import { judgeWorker } from './judge-worker.ts'
import { markKeys, requireSameKeys } from './require-same-keys.ts'

/** A held table is waited for so long; nothing else of a migration has a limit. */
const lockTimeout = 30_000

interface Addresses {
  /** Of the role that owns the tables. */
  ownerUrl: string
  /** Of the role that the portal works with. */
  workerUrl: string
}

/** Brings the tables up to date and puts the first people in. Answers what to tell whoever started the portal. */
export async function prepareDatabase(platform: Platform, addresses: Addresses, migrations: string): Promise<string> {
  // Moving a million rows takes as long as it takes: the limits of everyday statements are not for this connection.
  const owner = openDatabase({
    url: addresses.ownerUrl,
    max: 4,
    statementTimeout: 0,
    lockTimeout,
    name: 'kendra-prepare',
    onError: (error) => platform.log.warn({ error }, 'preparing the database'),
  })
  try {
    await requireSameKeys(owner.kysely)
    await migrate(owner.kysely as never, migrations)
    await prepareJobs(owner.pool)
    const warning = await grantRights(owner, addresses, platform)
    await inTransaction(owner.kysely, markKeys)
    return warning + (await addFirstPeople(platform, owner))
  } finally {
    await owner.close()
  }
}

/** Answers a warning for whoever started the portal. */
async function grantRights(owner: Database, { ownerUrl, workerUrl }: Addresses, { log }: Platform): Promise<string> {
  const [ownerName, workerName] = [ownerUrl, workerUrl].map((url) => decodeURIComponent(new URL(url).username))
  if (!workerName || workerName === ownerName) {
    log.warn('the portal works as the owner of its tables; set DATABASE_OWNER_URL to keep the two apart')
    return ''
  }
  await grantWorker(owner.kysely as never, workerName)
  const warning = await judgeWorker(owner.kysely, workerName)
  if (!warning) return ''
  log.warn(warning)
  return `Warning: ${warning}.\n`
}

async function addFirstPeople({ config, clock, files }: Platform, { kysely }: Database): Promise<string> {
  if (config.demo) {
    const { demoRows: rows } = config
    if (rows > manyRows) await loadBigDemo(kysely, { rows, files, tell: (line) => process.stdout.write(`${line}\n`) })
    else await inTransaction(kysely, (tx) => loadDemo(tx, rows, files))
    return greetNewcomer(config.publicUrl)
  }
  await refuseDemo(kysely)
  const link = await inTransaction(kysely, (tx) =>
    openFirstAdmin(tx, { publicUrl: config.publicUrl, now: clock.now() }),
  )
  return link ? `There is no user yet. Set the password of 'admin' here, within 60 minutes:\n  ${link}\n` : ''
}
