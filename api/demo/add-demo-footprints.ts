import { sql } from 'kysely'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { demoNotices } from '../../database/demo/notices.ts'
import type { Tx } from '../platform/database.ts'

const hourMs = 3_600_000
/** What was told longer ago has been read. */
const unreadHours = 24

/** What people leave behind by using the portal: notices, past sign-ins, what they did, reports they saved. */
export async function addDemoFootprints(tx: Tx): Promise<void> {
  await addNotices(tx)
  await addSignIns(tx)
  await addActivity(tx)
  await addSavedReports(tx)
}

async function addNotices(tx: Tx): Promise<void> {
  for (const [userName, told] of Object.entries(demoNotices))
    for (const { hoursAgo, text, ...notice } of [...told].sort((one, other) => other.hoursAgo - one.hoursAgo)) {
      const created_at = new Date(Date.now() - hoursAgo * hourMs)
      const user_id = tx.selectFrom('app_user').select('id').where('user_name', '=', userName)
      const read_at = hoursAgo > unreadHours ? created_at : null
      await tx
        .insertInto('notice')
        .values({ ...notice, body: text, user_id, created_at, read_at })
        .execute()
    }
}

/** Two weeks of sign-ins of those who have a password, all of them over. */
async function addSignIns(tx: Tx): Promise<void> {
  await sql`
    insert into sign_in (user_id, device_hash, device, ip, started_at, last_seen_at, expires_at, ended_at, end_reason)
    select id, '', (array['Chrome on Windows', 'Chrome on Android', 'Firefox on Linux', 'Safari on iPhone'])[1 + (id + day) % 4],
      '192.0.2.' || (10 + id % 200), began, began + spent, began + interval '24 hours', began + spent,
      (array['signed out', 'ran out', 'signed out', 'ended by the user'])[1 + (id + day) % 4]
    from app_user, generate_series(1, 14) as day,
      lateral (select now() - day * interval '1 day' - (id % 7) * interval '23 minutes' as began, (2 + (id + day) % 6) * interval '1 hour' as spent) as stay
    where password_hash is not null and (id + day) % 3 <> 0 order by began`.execute(tx)
}

/** Only two have switched it on that their steps are kept. */
async function addActivity(tx: Tx): Promise<void> {
  const who = sql`select id from app_user where user_name in ('staff2', '9800000004')`
  await sql`update app_user set activity_tracking = true where id in (${who})`.execute(tx)
  await sql`
    insert into user_activity (user_id, at, act, ip, device)
    select id, now() - step * interval '19 hours', (array['sign-in', 'sign-out', 'sign-in', 'password-changed'])[1 + step % 4], '192.0.2.44', 'Chrome on Windows'
    from (${who}) as person, generate_series(1, 8) as step order by 2`.execute(tx)
}

const thisMonth = (page: string) => `${page}?range=this-month`

async function addSavedReports(tx: Tx): Promise<void> {
  const saved = [
    ['admin', 'Collection of this month', thisMonth(backendPaths.report('daily-collection'))],
    ['admin2', 'Refunds of this month', thisMonth(backendPaths.report('refunds'))],
    ['staff1', 'Applications of this month', thisMonth(backendPaths.report('applications'))],
    ['staff2', 'Coupons of this month', thisMonth(backendPaths.report('coupons'))],
    ['9800000001', 'What I earned this month', thisMonth(merchantPaths.report('commission'))],
    ['9800000002', 'My applications of this month', thisMonth(merchantPaths.report('applications'))],
    ['9800000003', 'My refunds of this month', thisMonth(merchantPaths.report('refunds'))],
    ['9800000004', 'What I earned this month', thisMonth(merchantPaths.report('commission'))],
  ] as const
  for (const [userName, name, address] of saved) {
    const user_id = tx.selectFrom('app_user').select('id').where('user_name', '=', userName)
    await tx.insertInto('saved_report').values({ user_id, name, address }).execute()
  }
}
