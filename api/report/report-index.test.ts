import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { reports } from '../../contract/report/reports.ts'
import type { Actor } from '../platform/actor.ts'
import type { List, ListContext } from '../platform/list/define-list.ts'
import { readQuestion } from '../platform/list/list-question.ts'
import { apiServices } from '../services.ts'
import { openBareDatabase } from '../testing/bare-database.ts'
import { explain, type PlanNode } from '../testing/explain.ts'
import { reportLines } from './report-lines.ts'
import { reportList } from './report-list.ts'

const bare = await openBareDatabase()

/** Tables that grow with the business; a report must never walk through one of them from end to end. */
const large = [
  'ledger_posting',
  'ledger_entry',
  'sale',
  'sale_share',
  'payment_request',
  'gateway_order',
  'pan_application',
  'coupon_order',
  'gst_registration',
  'gst_filing',
  'gst_duty',
  'psa_request',
]

/** Indexes that hold nothing but what waits: all of one may be read. */
const waiting = [
  'pan_application_waiting',
  'pan_application_overdue',
  'pan_application_hardcopy',
  'pan_application_due_since',
  'gst_duty_due',
  'gst_duty_merchant',
]

const { rows: indexes } = await sql<{ name: string; table: string; first: string }>`
  select index.relname as name, indrelid::regclass::text as table, column_of.attname as first from pg_index
  join pg_class index on index.oid = indexrelid
  join pg_attribute column_of on column_of.attrelid = indrelid and column_of.attnum = indkey[0]`.execute(bare.db)

/**
 * An index helps by its first column; a condition on a later one alone reads all of it. Of an empty table the planner
 * takes any index, so it is enough that there is one which begins with a column of the condition.
 */
function isFound(node: PlanNode): boolean {
  if (waiting.includes(node['Index Name'] ?? '')) return true
  const table = indexes.find(({ name }) => name === node['Index Name'])?.table
  return indexes.some((one) => one.table === table && new RegExp(`\\b${one.first}\\b`).test(node['Index Cond'] ?? ''))
}

/** Where a plan takes rows of large tables from. A bitmap is read by the node below it, which names the index only. */
const readings = (plan: PlanNode[]): PlanNode[] =>
  plan.filter(
    (node) =>
      node['Node Type'] === 'Bitmap Index Scan' ||
      (large.includes(node['Relation Name'] ?? '') && node['Node Type'] !== 'Bitmap Heap Scan'),
  )

/** What is read without a condition that an index answers, though the planner was told to avoid it. */
async function walkedThrough(list: List, context: ListContext): Promise<string[]> {
  const question = readQuestion(list, context, { filters: [], search: '', sorts: [] })
  const plan = await bare.inTx(async (tx) => {
    // On empty tables every way costs the same; one row after the other is what the indexes are for.
    await sql`set local enable_hashjoin = off`.execute(tx)
    await sql`set local enable_mergejoin = off`.execute(tx)
    const { columns, from, conditions, order } = question
    return explain(tx, sql`select ${columns} from ${from} where ${conditions} order by ${order} limit 10`)
  })
  return readings(plan)
    .filter((node) => !isFound(node))
    .map((node) => `${node['Node Type']} on ${node['Relation Name'] ?? node['Index Name']}`)
}

const people = {
  office: { role: 'admin', merchantId: null } as Actor,
  own: { role: 'merchant', merchantId: '1' } as Actor,
}

it('every report of the contract is served', () => {
  expect(reportLines(apiServices).map(([report]) => report)).toEqual(reports)
})

const named = reportLines(apiServices).map(([report, lines]) => [report.office.slug, report, lines] as const)

describe.each(named)('the report %s', (_slug, report, lines) => {
  it.each(['office', 'own'] as const)('finds its rows by an index in every view, for the %s', async (who) => {
    const side = report[who]
    const list = reportList(side, lines) as unknown as List
    const days: Record<string, string> = side.undated ? {} : { from: '2026-05-01', to: '2026-05-31' }
    for (const view of Object.keys(side.views)) {
      const context = { actor: people[who], params: {}, switches: { view, ...days }, now: new Date() }
      expect([view, await walkedThrough(list, context)]).toEqual([view, []])
      if (who === 'own') continue
      const one = { ...context, switches: { ...context.switches, merchant: 'M000001' } }
      expect([view, await walkedThrough(list, one)]).toEqual([view, []])
    }
  })
})
