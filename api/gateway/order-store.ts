import { type Insertable, type Selectable, sql } from 'kysely'
import type { GatewayProvider } from '../../contract/gateway.ts'
import type { GatewayEventTable, GatewayOrderTable } from '../../database/schema.ts'
import type { Change, Db, Tx } from '../platform/database.ts'

export type OrderRecord = Selectable<GatewayOrderTable>

export function insertPaymentOrder(tx: Tx, row: Insertable<GatewayOrderTable>): Promise<OrderRecord> {
  return tx.insertInto('gateway_order').values(row).returningAll().executeTakeFirstOrThrow()
}

export function findOrderByToken(db: Db, token: string): Promise<OrderRecord | undefined> {
  return db.selectFrom('gateway_order').selectAll().where('pay_token', '=', token).executeTakeFirst()
}

export function findOrderById(db: Db, id: string): Promise<OrderRecord | undefined> {
  return db.selectFrom('gateway_order').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A merchant finds its own only. */
export function findOwnOrder(db: Db, merchantId: string | null, orderNo: string): Promise<OrderRecord | undefined> {
  return db
    .selectFrom('gateway_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
}

export function lockPaymentOrder(tx: Tx, id: string): Promise<OrderRecord> {
  return tx.selectFrom('gateway_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export function lockOrderAt(tx: Tx, provider: GatewayProvider, id: string): Promise<OrderRecord | undefined> {
  return tx
    .selectFrom('gateway_order')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_order_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveOrder(tx: Tx, id: string, change: Change<'gateway_order'>): Promise<void> {
  await tx.updateTable('gateway_order').set(change).where('id', '=', id).execute()
}

/** The first registration counts, for everyone who opened the page at once. */
export async function saveRegistration(tx: Tx, id: string, providerOrderId: string): Promise<OrderRecord> {
  await tx
    .updateTable('gateway_order')
    .set({ provider_order_id: providerOrderId })
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .execute()
  return lockPaymentOrder(tx, id)
}

/** Takes the orders whose provider is to be asked now, and puts each next look further off: 10, 20, 40 minutes … 6 hours. */
export function claimDueOrders(tx: Tx, now: Date): Promise<OrderRecord[]> {
  const due = tx
    .selectFrom('gateway_order')
    .select('id')
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(20)
    .forUpdate()
    .skipLocked()
  return tx
    .updateTable('gateway_order')
    .set({
      looks: sql<number>`looks + 1`,
      look_at: sql<Date>`${now}::timestamptz + least(interval '10 minutes' * power(2, least(looks, 10)), interval '6 hours')`,
    })
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

/** Waits for whoever writes the same event just now; nothing where it is known already. */
export async function insertPaymentEvent(tx: Tx, row: Insertable<GatewayEventTable>): Promise<string | undefined> {
  const made = await tx
    .insertInto('gateway_event')
    .values(row)
    .onConflict((clash) => clash.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export async function savePaymentVerdict(
  tx: Tx,
  id: string,
  change: { verdict: string; order_id: string | null },
): Promise<void> {
  await tx.updateTable('gateway_event').set(change).where('id', '=', id).execute()
}
