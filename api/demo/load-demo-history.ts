import { sql } from 'kysely'
import { bodyContext } from '../mail/queue-mail.ts'
import type { Tx } from '../platform/database.ts'
import { seal } from '../platform/vault.ts'
import { fewEnoughForIndexes, inPortions } from './in-portions.ts'
import type { Progress } from './open-progress.ts'
import { withoutIndexes } from './without-indexes.ts'

/** Past acts and mails, so that the lists of the demo have something to page, sort and search through. */
export async function loadDemoHistory(tx: Tx, rows: number): Promise<void> {
  await fillDemoActs(tx, rows)
  await addDemoMails(tx, rows)
}

/** So many acts, and the search in them. */
export async function fillDemoActs(tx: Tx, rows: number, progress: Progress = () => undefined): Promise<void> {
  const fill = () =>
    inPortions(
      rows,
      (from, to) => addActs(tx, from, to),
      (share) => progress('acts', share),
    )
  if (rows <= fewEnoughForIndexes) await fill()
  else await withoutIndexes(tx, 'audit_event', { fill, onIndex: (share) => progress('search in acts', share) })
}

async function addActs(tx: Tx, first: number, last: number): Promise<void> {
  await sql`
    insert into audit_event (at, actor_id, actor_code, actor_role, act, subject, detail, ip, request_id)
    select now() - (g || ' minutes')::interval, u.id, u.code, u.role,
           (array['sign-in', 'sign-out', 'setting.changed', 'export', 'sign-in.failed'])[1 + g % 5], u.code,
           case when g % 5 = 2 then '{"loginNotification":true}' else '' end,
           '203.0.113.' || (1 + g % 250), 'demo-' || g
    from generate_series(${first}::int, ${last}::int) as g
    join lateral (select id, code, role from app_user order by id offset g % 5 limit 1) as u on true`.execute(tx)
}

/** Ten thousand at most: what was sent is swept after some months anyway. */
export async function addDemoMails(tx: Tx, rows: number): Promise<void> {
  const n = Math.min(rows, 10_000)
  const body = seal(JSON.stringify({ text: ['This is a mail of the demo. It was never sent to anyone.'] }), bodyContext)
  await sql`
    insert into mail_outbox (created_at, to_address, subject, kind, sealed_body, state, attempts, last_error, sent_at)
    select now() - (g || ' minutes')::interval, 'person' || g || '@kendra.example',
           (array['Your sign-in code', 'New sign-in to your account', 'Your password was changed'])[1 + g % 3],
           (array['one-time-code', 'new-device', 'password-changed'])[1 + g % 3], ${body},
           case when g % 10 = 0 then 'failed' else 'sent' end, 1 + g % 3,
           case when g % 10 = 0 then 'The mail server refused the recipient.' end,
           case when g % 10 <> 0 then now() - (g || ' minutes')::interval end
    from generate_series(1, ${n}::int) as g`.execute(tx)
}
