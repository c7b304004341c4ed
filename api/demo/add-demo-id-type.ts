import { sql } from 'kysely'
import { demoIdType } from '../../database/demo/people.ts'
import type { Tx } from '../platform/database.ts'

/** A type of id above all others, which recruits every one of them. */
export async function addDemoIdType(tx: Tx): Promise<void> {
  const { name, level, price } = demoIdType
  await sql`
    with made as (
      insert into id_type (name, level, price, default_package_id)
      select ${name}, ${level}, ${price}, id from package where name = 'Standard' returning id
    )
    insert into id_type_recruit select made.id, id_type.id from made, id_type where level < ${level}`.execute(tx)
}
