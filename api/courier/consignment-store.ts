import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ConsignmentStatus } from '../../contract/courier-states.ts'
import type { ConsignmentTable } from '../../database/schema.ts'
import { courierAnswerTexts } from '../../texts/en/courier-answer.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, type Tx, writtenAt } from '../platform/database.ts'
import { badRequest, notFound } from '../platform/problem.ts'
import { type MerchantScope, rowsVisibleTo } from '../work/visible-to.ts'

export type Consignment = Selectable<ConsignmentTable>

/** A merchant's people see the parcels of their own business, the back office all. */
const visibleTo = (actor: MerchantScope) => rowsVisibleTo(actor, 'consignment')

export async function lockConsignment(tx: Tx, actor: Actor, id: string): Promise<Consignment> {
  const query = tx.selectFrom('consignment').selectAll().where('id', '=', id).where(visibleTo(actor))
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) throw notFound(courierAnswerTexts.noSuchParcel())
  return row
}

export async function readConsignment(db: Db, actor: Actor, id: string): Promise<Consignment> {
  const row = await db
    .selectFrom('consignment')
    .selectAll()
    .where('id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst()
  if (!row) throw notFound(courierAnswerTexts.noSuchParcel())
  return row
}

const taken = () =>
  badRequest(courierAnswerTexts.pleaseCheckTheDocket(), { docket: courierAnswerTexts.docketIsKnown() })

export async function insertConsignment(
  tx: Tx,
  row: Insertable<ConsignmentTable>,
): Promise<{ id: string; no: string }> {
  const made = await tx
    .insertInto('consignment')
    .values(row)
    .onConflict((clash) => clash.columns(['company_id', 'docket']).where('docket', '<>', '').doNothing())
    .returning(['id', 'no'])
    .executeTakeFirst()
  if (!made) throw taken()
  return made
}

export async function saveReceipt(
  tx: Tx,
  id: string,
  { status, userId }: { status: ConsignmentStatus; userId: string },
): Promise<void> {
  await tx
    .updateTable('consignment')
    .set({ status, received_at: writtenAt, received_by: userId })
    .where('id', '=', id)
    .execute()
}

export async function saveConsignment(tx: Tx, id: string, change: Updateable<ConsignmentTable>): Promise<void> {
  const { company_id, docket } = change
  if (docket) {
    const other = await tx
      .selectFrom('consignment')
      .select('id')
      .where('company_id', '=', String(company_id ?? ''))
      .where('docket', '=', docket)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (other) throw taken()
  }
  await tx.updateTable('consignment').set(change).where('id', '=', id).execute()
}

export const readItems = (db: Db, consignmentId: string) =>
  db
    .selectFrom('consignment_item')
    .innerJoin('pan_application', 'pan_application.id', 'consignment_item.application_id')
    .select(['consignment_item.id', 'consignment_item.state', 'application_id'])
    .select(['pan_application.ref_no', 'pan_application.ack_no', 'pan_application.card_name'])
    .where('consignment_id', '=', consignmentId)
    .orderBy('consignment_item.id')
    .execute()
