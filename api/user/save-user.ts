import type { UpdateObject } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Tx } from '../platform/database.ts'

/** Changes the row of a person; what is left out stays as it was. */
export async function saveUser(tx: Tx, id: string, change: UpdateObject<Schema, 'app_user'>): Promise<void> {
  await tx.updateTable('app_user').set(change).where('id', '=', id).execute()
}
