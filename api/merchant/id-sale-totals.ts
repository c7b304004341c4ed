import { sql } from 'kysely'
import type { IdSaleTotals } from '../../contract/id-sale.ts'
import type { Db } from '../platform/database.ts'

/** Ids given out by type, lowest type first: how many, what merchants paid, and what the head office gave. */
export async function idSaleTotals(db: Db): Promise<IdSaleTotals> {
  const { rows } = await sql<{ idName: string; nos: string; paid: string; given: string }>`
    select id_type.name as "idName", count(*) as nos,
      coalesce(sum(id_sale.price) filter (where seller_id is not null), 0) as paid,
      coalesce(sum(id_sale.price) filter (where seller_id is null), 0) as given
    from id_sale join id_type on id_type.id = id_sale.id_type_id
    group by id_type.id order by id_type.level, id_type.name`.execute(db)
  return rows.map(({ idName, nos, paid, given }) => ({
    idName,
    nos: Number(nos),
    paid: Number(paid),
    given: Number(given),
  }))
}
