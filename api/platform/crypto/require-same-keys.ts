import type { Tx } from '../database.ts'
import { hashed } from '../vault.ts'

const mark = 'the keys of this database'

/**
 * Stops a start with another secret than the one this database was filled with: sealed numbers and files could not be
 * opened, and the chain over the audit list would break. The first start writes the mark down.
 */
export async function requireSameKeys(tx: Tx): Promise<void> {
  const hash = hashed(mark)
  await tx
    .insertInto('key_check')
    .values({ hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await tx.selectFrom('key_check').select('hash').executeTakeFirstOrThrow()
  if (kept.hash === hash) return
  throw new Error(
    'The secret does not belong to this database. Set KENDRA_SECRET, or put the file secret.key of the first start into DATA_DIR; nothing was changed.',
  )
}
