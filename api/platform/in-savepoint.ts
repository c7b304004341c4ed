import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Does one of several things in a transaction: if it fails it alone is undone, and the others still count. */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint one_of_several`.execute(tx)
  try {
    const result = await work()
    await sql`release savepoint one_of_several`.execute(tx)
    return result
  } catch (error) {
    await sql`rollback to savepoint one_of_several`.execute(tx)
    throw error
  }
}
