import type { AuditRow } from '../../contract/audit.ts'
import type { Db } from '../platform/database.ts'

const shown = 20

/** The newest events by and about one person, by code. Each side is read from its own index. */
export async function readAuditOf(db: Db, code: string): Promise<AuditRow[]> {
  const by = (column: 'actor_code' | 'subject') =>
    db.selectFrom('audit_event').selectAll().where(column, '=', code).orderBy('id', 'desc').limit(shown).execute()
  const rows = [...(await by('actor_code')), ...(await by('subject'))]
  const once = [...new Map(rows.map((row) => [row.id, row])).values()]
  return once
    .sort((one, other) => other.at.getTime() - one.at.getTime() || Number(other.id) - Number(one.id))
    .slice(0, shown)
    .map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      who: row.actor_code,
      role: row.actor_role,
      act: row.act,
      subject: row.subject,
      detail: row.detail,
      ip: row.ip,
    }))
}
