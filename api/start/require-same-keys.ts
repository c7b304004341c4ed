import type { Db, Tx } from '../platform/database.ts'
import { keyedHashOf } from '../platform/vault.ts'
import { hasTable } from './has-table.ts'
import { opensOldestSecret } from './opens-oldest-secret.ts'

const mark = 'the keys of this database'

/**
 * Stops a start with another secret than the one this database was filled with: sealed numbers and files could not be
 * opened, and the chain over the audit list would break. Asked before anything is migrated. A database from before the
 * mark is asked for the oldest thing that a secret was used for, so that no stranger's secret is ever marked as its own.
 */
export async function requireSameKeys(db: Db): Promise<void> {
  const kept = (await hasTable(db, 'key_check')) ? await readMark(db) : undefined
  const ours = kept ? kept.hash === keyedHashOf(mark) : await opensOldestSecret(db)
  if (!ours) throw otherKeys()
}

/** Writes down whose secret this is, once. Of two first starts with two secrets only one gets through. */
export async function markKeys(tx: Tx): Promise<void> {
  const hash = keyedHashOf(mark)
  await tx
    .insertInto('key_check')
    .values({ hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if ((await readMark(tx))?.hash !== hash) throw otherKeys('somebody else was faster with another secret')
}

const readMark = (db: Db) => db.selectFrom('key_check').select('hash').executeTakeFirst()

const otherKeys = (what = 'nothing was changed') =>
  new Error(
    `The secret does not belong to this database. Set KENDRA_SECRET, or put the file secret.key of the first start into DATA_DIR; ${what}.`,
  )
