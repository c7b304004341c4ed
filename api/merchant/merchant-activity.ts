import type { AuditRow } from '../../contract/audit.ts'
import type { Db } from '../platform/database.ts'
import { readMerchant } from './merchant-store.ts'

const shown = 50

/** The newest audit rows about a merchant or one of its people. */
export async function merchantActivity(db: Db, id: string): Promise<AuditRow[]> {
  const { code } = await readMerchant(db, id)
  const people = await db.selectFrom('app_user').select('code').where('merchant_id', '=', id).execute()
  const rows = await db
    .selectFrom('audit_event')
    .select(['id', 'at', 'actor_code as who', 'actor_role as role', 'act', 'subject', 'detail', 'ip'])
    .where('subject', 'in', [...new Set([code, ...people.map((one) => one.code)])])
    .orderBy('id', 'desc')
    .limit(shown)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
