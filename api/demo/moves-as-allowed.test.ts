import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { filingWorkflow } from '../../contract/gst/filing-moves.ts'
import { gstRegistrationWorkflow } from '../../contract/gst/registration-moves.ts'
import { canMove, targetsOf, type Workflow } from '../../contract/kernel/workflow.ts'
import { panWorkflow } from '../../contract/nsdl-pan/states.ts'
import type { ServiceKey } from '../../contract/services.ts'
import { openDemo } from '../testing/open-demo.ts'

/** With so many rows there are also applications beside the month that nobody wrote a history for. */
const demo = await openDemo(1001)

interface History {
  record: string
  service: ServiceKey
  /** The column of the record which says where it stands. */
  state: string
  permission: string
  workflow: Workflow<string, string>
}

const histories: History[] = [
  {
    record: 'pan_application',
    service: 'nsdl-pan',
    state: 'state',
    permission: 'nsdl-pan',
    workflow: panWorkflow,
  },
  {
    record: 'gst_registration',
    service: 'gst-registration',
    state: 'status',
    permission: 'gst',
    workflow: gstRegistrationWorkflow,
  },
  {
    record: 'gst_filing',
    service: 'gst-filing',
    state: 'status',
    permission: 'gst',
    // A return begins when it is sent in.
    workflow: { new: { submit: { to: 'submitted', by: 'merchant' } }, ...filingWorkflow },
  },
]

const movers = ['merchant', 'office', 'provider'] as const

interface Step {
  id: string
  record: string
  stands: string
  merchant: string
  at: Date
  move: string
  from: string
  to: string
  actor: { role: string; merchant: string | null; permissions: string[] } | null
}

async function stepsOf({ record, service, state }: History): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select event.id, record.id as record, record.${sql.ref(state)} as stands, record.merchant_id as merchant, event.at, event.move,
      event.from_state as from, event.to_state as to,
      case when actor.id is not null then json_build_object('role', actor.role, 'merchant', actor.merchant_id::text,
        'permissions', actor.permissions) end as actor
    from work_event event join ${sql.table(record)} record on record.id = event.record_id
    left join app_user actor on actor.id = event.actor_id
    where event.service = ${service}
    order by record.id, event.id`.execute(demo.db)
  return rows
}

function whoMoved({ actor, merchant }: Step, permission: string): string {
  if (!actor) return 'provider'
  if (actor.role === 'merchant') return actor.merchant === merchant ? 'merchant' : 'another merchant'
  return actor.role === 'admin' || actor.permissions.includes(permission) ? 'office' : 'staff without the permission'
}

describe('the history of the demo', () => {
  it('is looked at wherever moves are recorded', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('from_state', 'from_status')`.execute(demo.db)
    expect(tables.map(({ name }) => name)).toEqual(['work_event'])
    const recorded = await demo.db.selectFrom('work_event').select('service').distinct().orderBy('service').execute()
    expect(recorded.map(({ service }) => service)).toEqual(histories.map(({ service }) => service).sort())
  })

  it.each(histories.map((one) => [one.service, one] as const))(
    '%s has only moves that the workflow allows, each by whom it belongs to',
    async (_service, history) => {
      const { workflow, permission } = history
      const steps = await stepsOf(history)
      expect(steps.length).toBeGreaterThan(10)
      for (const step of steps) {
        const { id, move, from, to } = step
        const who = whoMoved(step, permission)
        const can =
          targetsOf(workflow, from, move).includes(to) &&
          movers.some((one) => one === who && canMove(workflow, from, move, one))
        expect({ id, from, move, to, who, can }).toEqual({ id, from, move, to, who, can: true })
      }
    },
  )

  it.each(histories.map((one) => [one.service, one] as const))(
    '%s leads from the beginning to where the record stands, step by step and in the order of days',
    async (_service, history) => {
      const [beginning] = Object.keys(history.workflow)
      const steps = await stepsOf(history)
      for (const record of new Set(steps.map((step) => step.record))) {
        const way = steps.filter((step) => step.record === record)
        const stops = way.map(({ to }) => to)
        const days = way.map(({ at }) => at.getTime())
        expect([record, way.map(({ from }) => from)]).toEqual([record, [beginning, ...stops.slice(0, -1)]])
        expect([record, stops.at(-1)]).toEqual([record, way[0]?.stands])
        expect([record, days]).toEqual([record, days.toSorted((a, b) => a - b)])
        expect([record, (days.at(-1) ?? 0) <= Date.now()]).toEqual([record, true])
      }
    },
  )

  it.each(histories.slice(1).map((one) => [one.record, one] as const))(
    'is there for every %s that was sent in',
    async (_record, { record, service }) => {
      const { rows } = await sql`
        select id from ${sql.table(record)} record where status <> 'draft'
          and not exists (select from work_event where service = ${service} and record_id = record.id)`.execute(demo.db)
      expect(rows).toEqual([])
    },
  )

  it('has no application where its kind cannot come to stand', async () => {
    const ofPaper = ['awaiting-scan', 'awaiting-crop', 'verification']
    const withoutPaper = ['esign-pending', 'esign-failed']
    const { rows } = await sql<{ ref_no: string; mode: string; category: string; state: string }>`
      select ref_no, mode, category, state from pan_application`.execute(demo.db)
    expect(rows.length).toBeGreaterThan(1001)
    const impossible = rows.filter(
      ({ mode, category, state }) =>
        (mode === 'paperless' ? ofPaper : withoutPaper).includes(state) ||
        (category !== 'individual' && (mode === 'paperless' || state === 'awaiting-crop')),
    )
    expect(impossible).toEqual([])
  })
})
