import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** What the role that the portal works with may do too much, as a warning; nothing when it is as it should be. Asked as the owner. */
export async function judgeWorker(owner: Db, role: string): Promise<string | undefined> {
  const { rows } = await sql<{ super: boolean; member: boolean }>`
    select rolsuper as super, pg_has_role(rolname, current_user, 'member') as member
    from pg_roles where rolname = ${role}`.execute(owner)
  const fault = rows[0]?.super ? 'is a superuser' : rows[0]?.member ? 'may act as the owner of the tables' : undefined
  if (!fault) return undefined
  return `the role '${role}' of DATABASE_URL ${fault}: it could switch triggers off and change history. Give the portal a role without that right`
}
