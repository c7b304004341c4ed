import { isKeyOf } from '../../contract/kernel/keys-of.ts'
import type { Reason } from '../../contract/kernel/reason.ts'
import type { Workflow } from '../../contract/kernel/workflow.ts'
import type { ServiceKey } from '../../contract/services.ts'
import { workAnswers } from '../../texts/en/work-answer.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'

interface Timed<State extends string> {
  service: ServiceKey
  workflow: Workflow<State, string>
}

export interface TimelineStep<State extends string> {
  at: string
  move: string
  to: State
  who: string
  remark: string
  reasons: Reason[]
}

/** Everything that happened to a row, oldest first. Whether the caller may see the row was decided by whoever read it. */
export async function readTimeline<State extends string>(
  db: Db,
  actor: Pick<Actor, 'merchantId'>,
  { kind, id }: { kind: Timed<State>; id: string },
): Promise<TimelineStep<State>[]> {
  const rows = await eventsOf(db, kind, id)
    .leftJoin('app_user', 'app_user.id', 'work_event.actor_id')
    .select(['at', 'move', 'to_state', 'remark', 'reasons', 'actor_id', 'code', 'display_name', 'merchant_id'])
    .orderBy('work_event.id')
    .execute()
  return rows.map(({ at, move, to_state, remark, reasons, ...doer }) => ({
    at: at.toISOString(),
    move,
    to: knownState(kind, to_state),
    who: nameDoer(actor, doer),
    remark,
    reasons,
  }))
}

/** When a row last came to stand in a state. */
export async function lastReached<State extends string>(
  db: Db,
  { kind, id, state }: { kind: Timed<State>; id: string; state: NoInfer<State> },
): Promise<string | null> {
  const query = eventsOf(db, kind, id).select('at').where('to_state', '=', state)
  const event = await query.orderBy('work_event.id', 'desc').limit(1).executeTakeFirst()
  return event?.at.toISOString() ?? null
}

const eventsOf = (db: Db, { service }: { service: ServiceKey }, id: string) =>
  db.selectFrom('work_event').where('service', '=', service).where('record_id', '=', id)

function knownState<State extends string>({ service, workflow }: Timed<State>, state: string): State {
  if (!isKeyOf(workflow, state)) throw new Error(`The timeline of ${service} speaks of '${state}', which is no state.`)
  return state
}

interface Doing {
  actor_id: string | null
  merchant_id: string | null
  display_name: string | null
  code: string | null
}

/** A merchant reads the names of its own people and 'Head office' for everyone else. */
function nameDoer({ merchantId }: Pick<Actor, 'merchantId'>, doer: Doing): string {
  if (doer.actor_id === null) return workAnswers.thePortal()
  const known = merchantId === null || doer.merchant_id === merchantId
  return known ? `${doer.display_name} (${doer.code})` : workAnswers.headOffice()
}
