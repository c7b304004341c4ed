import { sql } from 'kysely'
import type { BackOfficeModule } from '../../contract/kernel/role.ts'
import type { Db } from '../platform/database.ts'

/** Everyone of the back office who may work in a module, and is not locked. */
export async function backOfficeWith(db: Db, module: BackOfficeModule): Promise<string[]> {
  const people = await db
    .selectFrom('app_user')
    .select('id')
    .where('locked_at', 'is', null)
    .where((eb) =>
      eb.or([eb('role', '=', 'admin'), eb.and([eb('role', '=', 'staff'), sql<boolean>`${module} = any(permissions)`])]),
    )
    .orderBy('id')
    .execute()
  return people.map(({ id }) => id)
}
