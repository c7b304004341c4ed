import type { AuditRow } from '../../contract/audit.ts'
import { readAuditOf } from '../audit/read-audit-of.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

/** What someone did lately, and what was done to them. */
export async function readUserActivity(db: Db, id: string): Promise<AuditRow[]> {
  const user = await db.selectFrom('app_user').select('code').where('id', '=', id).executeTakeFirst()
  if (!user) throw notFound('This user does not exist.')
  return readAuditOf(db, user.code)
}
