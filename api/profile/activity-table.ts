import { sql } from 'kysely'
import type { ProfileCalls } from '../../contract/profile.ts'
import { defineList } from '../platform/list/define-list.ts'

export function activityTable(call: ProfileCalls['listActivity']) {
  return defineList(call, {
    from: sql`user_activity`,
    scope: ({ actor }) => sql`user_activity.user_id = ${actor.id}`,
    fields: {
      at: sql.ref('user_activity.at'),
      act: sql.ref('user_activity.act'),
      ip: sql.ref('user_activity.ip'),
      device: sql.ref('user_activity.device'),
    },
    also: { id: sql.ref('user_activity.id') },
    key: sql.ref('user_activity.id'),
    search: sql`user_activity.act || ' ' || user_activity.ip || ' ' || user_activity.device`,
    order: [{ column: 'at', dir: 'desc' }],
  })
}
