import { sql } from 'kysely'
import { memberLevels } from '../../contract/member.ts'
import type { MemberNode, MembersBelow } from '../../contract/merchant.ts'
import type { Db } from '../platform/database.ts'
import { merchantsBelow, readMerchant } from './merchant-store.ts'

/** More than that is a list to search in, not a tree to read. */
const shown = 300

/** Who stands below a merchant: how many at each level, and the first of them by level. */
export async function membersBelow(db: Db, id: string): Promise<MembersBelow> {
  await readMerchant(db, id)
  const counted = await sql<{ level: number; n: string }>`
    select level, count(*) as n from ${merchantsBelow(id)} as mine group by level`.execute(db)
  const { rows } = await sql<MemberNode>`
    select merchant.id, merchant.code, merchant.business_name as "bussName", id_type.name as "idName",
      merchant.upline_id as "uplineId", mine.level
    from ${merchantsBelow(id)} as mine
    join merchant on merchant.id = mine.id
    join id_type on id_type.id = merchant.id_type_id
    order by mine.level, merchant.code limit ${shown}`.execute(db)
  const countAt = (level: number) => Number(counted.rows.find((row) => row.level === level)?.n ?? 0)
  return { counts: Array.from({ length: memberLevels }, (_, i) => countAt(i + 1)), members: rows }
}
