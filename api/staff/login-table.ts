import { sql } from 'kysely'
import { listLogins } from '../../contract/sign-in-history.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptCount } from '../platform/list/kept-count.ts'

/** Every sign-in that is kept, the newest first. */
export const loginTable = defineList(listLogins, {
  from: sql`sign_in join app_user on app_user.id = sign_in.user_id`,
  scope: () => sql`true`,
  fields: {
    startedAt: sql.ref('sign_in.started_at'),
    code: sql.ref('app_user.code'),
    name: sql.ref('app_user.display_name'),
    kind: sql.ref('sign_in.kind'),
    device: sql.ref('sign_in.device'),
    ip: sql.ref('sign_in.ip'),
    lastSeenAt: sql.ref('sign_in.last_seen_at'),
    endedAt: sql.ref('sign_in.ended_at'),
    // As the index has it.
    how: sql`coalesce(sign_in.end_reason, 'open')`,
  },
  also: { id: sql.ref('sign_in.id'), userId: sql.ref('sign_in.user_id') },
  key: sql.ref('sign_in.id'),
  search: sql.ref('sign_in.search_text'),
  // Not the name: it may have changed since, and the joined text has it as it was.
  searched: ['code', 'device', 'ip'],
  order: [{ column: 'startedAt', dir: 'desc' }],
  total: (db) => keptCount(db, 'sign_in'),
})
