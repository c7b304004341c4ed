import type { Selectable } from 'kysely'
import type { GatewaySandboxOrderTable } from '../../database/schema.ts'
import type { Db, Tx } from '../platform/database.ts'

export type SandboxOrder = Selectable<GatewaySandboxOrderTable>

export async function insertSandboxOrder(tx: Tx, order: { id: string; amount: number }): Promise<void> {
  await tx.insertInto('gateway_sandbox_order').values(order).execute()
}

export function readSandboxOrder(db: Db, id: string): Promise<SandboxOrder | undefined> {
  return db.selectFrom('gateway_sandbox_order').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What is paid stays paid; anything else can be decided again. */
export function decideSandboxOrder(
  tx: Tx,
  id: string,
  state: SandboxOrder['state'],
): Promise<SandboxOrder | undefined> {
  return tx
    .updateTable('gateway_sandbox_order')
    .set((eb) => ({ state, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '<>', 'paid')
    .returningAll()
    .executeTakeFirst()
}
