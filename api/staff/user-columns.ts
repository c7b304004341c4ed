import { type RawBuilder, sql } from 'kysely'
import type { UserKind, UserState } from '../../contract/user.ts'
import { say, type Words } from '../../texts/say.ts'

/** What lists and pages say of a row of `app_user`, as SQL. */
export const userState: RawBuilder<UserState> = sql`case
  when app_user.locked_at is not null then 'locked'
  when app_user.password_hash is null then 'invited'
  else 'active' end`

export const userKind: RawBuilder<UserKind> = sql`case
  when app_user.role <> 'merchant' then app_user.role
  when app_user.is_owner then 'owner'
  else 'merchant-staff' end`

/** Sign-ins are cleared after a while; the browsers they were made from are not. */
export const lastSignIn: RawBuilder<Date | null> = sql`(
  select max(known_device.last_seen_at) from known_device where known_device.user_id = app_user.id)`

/** The ticks by their labels, so that they are filtered by what is read. */
export function permissionText(texts: Readonly<Record<string, { label: Words }>>): RawBuilder<string> {
  const whens = Object.entries(texts).map(([name, { label }]) => sql`when ${name} then ${say(label)}`)
  return sql`array_to_string(array(
    select case module ${sql.join(whens, sql` `)} else module end from unnest(app_user.permissions) as module), ', ')`
}

export const isoOrNull = (when: unknown): string | null => (when instanceof Date ? when.toISOString() : null)
