import { sql } from 'kysely'
import { freeDays } from '../../contract/nsdl-pan/office.ts'
import { type PanMove, type PanState, panMovers } from '../../contract/nsdl-pan/states.ts'
import type { Tx } from '../platform/database.ts'

type Step = readonly [move: PanMove, to: PanState]

const onPaper: Step[] = [
  ['submit', 'awaiting-scan'],
  ['upload-scan', 'awaiting-crop'],
  ['crop', 'verification'],
  ['verify', 'verified'],
  ['acknowledge', 'acknowledged'],
  ['issue', 'issued'],
]
const withoutPaper: Step[] = [
  ['submit', 'esign-pending'],
  ['esign-done', 'verified'],
  ['acknowledge', 'acknowledged'],
  ['issue', 'issued'],
]

/** The way to a state: along the usual one, and off it at the end. */
function wayTo(state: PanState, usual: readonly Step[]): Step[] {
  const upTo = (last: PanState) => usual.slice(0, usual.findIndex(([, to]) => to === last) + 1)
  const paper = usual === onPaper
  switch (state) {
    case 'rejected':
      return [...upTo(paper ? 'verification' : 'verified'), ['reject', state]]
    case 'tin-rejected':
      return [...upTo('acknowledged'), ['tin-reject', state]]
    case 'esign-failed':
      return [...upTo('esign-pending'), ['esign-fail', state]]
    case 'cancelled':
      return paper
        ? [...upTo('awaiting-scan'), ['cancel', state]]
        : [...wayTo('esign-failed', usual), ['confirm-cancel', state]]
    default:
      return upTo(state)
  }
}

/** Where an application stands, since when, why, and how it came there. */
export async function addDemoPanSteps(tx: Tx): Promise<void> {
  await sql`
    update pan_application set state_at = least(now(), submitted_at + case state
      when 'issued' then (2 + id % 4) * interval '1 day' when 'tin-rejected' then interval '4 days'
      when 'acknowledged' then interval '26 hours' when 'rejected' then interval '20 hours' when 'verified' then interval '5 hours'
      when 'esign-failed' then interval '1 hour' when 'cancelled' then interval '3 hours' else interval '0' end)
    where state <> 'esign-pending'`.execute(tx)
  await sql`
    update pan_application set free_until = (state_at at time zone 'Asia/Kolkata')::date + ${freeDays}::int, reasons = jsonb_build_array(
      (select jsonb_build_object('code', code, 'text', reason, 'remedy', remedy) from rejection_reason
        where module = case pan_application.state when 'rejected' then 'nsdl-pan' else 'tin' end
        order by position offset pan_application.id % 3 limit 1))
    where state in ('rejected', 'tin-rejected')`.execute(tx)
  const states = await tx.selectFrom('pan_application').select(['state', 'mode']).distinct().execute()
  for (const { state, mode } of states)
    await tellWay(tx, {
      state: state as PanState,
      mode,
      way: wayTo(state as PanState, mode === 'physical' ? onPaper : withoutPaper),
    })
  await sql`
    update pan_application set acked_at = event.at from pan_event event
    where event.application_id = pan_application.id and event.move = 'acknowledge'`.execute(tx)
  await sql`update pan_application set issued_at = state_at where state = 'issued'`.execute(tx)
}

async function tellWay(
  tx: Tx,
  { state, mode, way }: { state: PanState; mode: string; way: readonly Step[] },
): Promise<void> {
  let from: PanState = 'draft'
  for (const [place, [move, to]] of way.entries()) {
    const part = way.length === 1 ? 0 : place / (way.length - 1)
    const mover = panMovers[move]
    await sql`
      insert into pan_event (application_id, at, move, from_state, to_state, actor_id, reasons)
      select id, submitted_at + (state_at - submitted_at) * ${part}::float, ${move}, ${from}, ${to},
        case ${mover} when 'merchant' then created_by when 'office' then (select id from app_user where user_name = 'admin') end,
        case when ${to} = state then reasons else '[]' end
      from pan_application where state = ${state} and mode = ${mode} order by id`.execute(tx)
    from = to
  }
}
