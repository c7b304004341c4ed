import { type Selectable, sql } from 'kysely'
import type { MerchantTable } from '../../database/schema.ts'
import type { Change, Db, Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import type { Recruits } from './member-rules.ts'

export type Merchant = Selectable<MerchantTable>

/** Keeps a merchant from being changed, or added to, by anyone else until the transaction ends. */
export async function holdMerchant(tx: Tx, id: string | null): Promise<Merchant> {
  const row = await tx.selectFrom('merchant').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw notFound('This merchant does not exist.')
  return row
}

export async function readMerchant(db: Db, id: string): Promise<Merchant> {
  const row = await db.selectFrom('merchant').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This merchant does not exist.')
  return row
}

export async function saveMerchant(tx: Tx, id: string, change: Change<'merchant'>): Promise<void> {
  await tx.updateTable('merchant').set(change).where('id', '=', id).execute()
}

export function findOwner(db: Db, merchantId: string) {
  return db
    .selectFrom('app_user')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('is_owner', '=', true)
    .executeTakeFirst()
}

/** How many merchants stand above one. */
export async function depthOf(db: Db, merchantId: string): Promise<number> {
  const { rows } = await sql<{ depth: string }>`
    with recursive above as (
      select upline_id from merchant where id = ${merchantId}
      union all
      select merchant.upline_id from merchant join above on merchant.id = above.upline_id
    )
    select count(upline_id) as depth from above`.execute(db)
  return Number(rows[0]?.depth ?? 0)
}

/** Who may take in whom, of the types in use. */
export async function readRecruits(db: Db): Promise<Recruits> {
  const rows = await db
    .selectFrom('id_type_recruit')
    .innerJoin('id_type', 'id_type.id', 'recruits_id')
    .select(['id_type_id', 'recruits_id'])
    .where('id_type.active', '=', true)
    .execute()
  const recruits = new Map<string, string[]>()
  for (const { id_type_id, recruits_id } of rows)
    recruits.set(id_type_id, [...(recruits.get(id_type_id) ?? []), recruits_id])
  return recruits
}

/** Everyone below a merchant with the level they stand at, as a table to read from. */
export const merchantsBelow = (merchantId: string | null) => sql`(
  with recursive below as (
    select id, 1 as level from merchant where upline_id = ${merchantId}
    union all
    select merchant.id, level + 1 from merchant join below on merchant.upline_id = below.id where level < 3
  )
  select id, level from below
)`

/** The id types directly above and below a merchant. */
export async function readNeighbours(db: Db, { id, upline_id }: Merchant) {
  const upline = upline_id === null ? undefined : (await readMerchant(db, upline_id)).id_type_id
  const members = await db.selectFrom('merchant').select('id_type_id').distinct().where('upline_id', '=', id).execute()
  return { upline, members: members.map((member) => member.id_type_id) }
}
