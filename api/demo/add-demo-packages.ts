import { sql } from 'kysely'
import { demoPackages } from '../../database/demo/packages.ts'
import type { Tx } from '../platform/database.ts'

/** Further packages, made from the one that every house begins with. */
export async function addDemoPackages(tx: Tx): Promise<void> {
  for (const { name, cheaperBy, commissionMore } of demoPackages) {
    const { id } = await tx.insertInto('package').values({ name }).returning('id').executeTakeFirstOrThrow()
    await sql`
      insert into package_price
      select ${id}, product_code, price - ${cheaperBy}::int, commission_unit,
        case commission_unit when 'flat' then commission_rate + ${commissionMore}::int else commission_rate end,
        override1_unit, override1_rate, override2_unit, override2_rate, override3_unit, override3_rate
      from package_price where package_id = (select id from package where name = 'Standard')`.execute(tx)
  }
}
