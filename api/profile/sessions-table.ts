import { sql } from 'kysely'
import type { ProfileCalls } from '../../contract/profile.ts'
import { defineList } from '../platform/list/define-list.ts'

/** Where the caller is signed in now. */
export function sessionsTable(call: ProfileCalls['listSessions']) {
  return defineList(call, {
    from: ({ actor }) =>
      sql`(select sign_in.*, sign_in.id = ${actor.signInId}::uuid as current from sign_in) as sign_in`,
    scope: ({ actor }) =>
      sql`sign_in.user_id = ${actor.id} and sign_in.ended_at is null and sign_in.expires_at > now()`,
    fields: {
      device: sql.ref('sign_in.device'),
      ip: sql.ref('sign_in.ip'),
      startedAt: sql.ref('sign_in.started_at'),
      lastSeenAt: sql.ref('sign_in.last_seen_at'),
      current: sql.ref('sign_in.current'),
    },
    also: { id: sql.ref('sign_in.id') },
    key: sql.ref('sign_in.id'),
    search: sql`sign_in.device || ' ' || sign_in.ip`,
    order: [{ column: 'lastSeenAt', dir: 'desc' }],
  })
}
