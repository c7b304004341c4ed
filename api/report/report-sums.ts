import { sql } from 'kysely'
import type { ReportQuestion, ReportSide, ReportSums } from '../../contract/report/report.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import type { List, ListContext } from '../platform/list/define-list.ts'
import { readQuestion } from '../platform/list/list-question.ts'
import type { ReportLines } from '../service/report-asked.ts'
import { readAsked } from './read-asked.ts'
import { reportRows } from './report-rows.ts'

/** So many bars fit beside each other with their names; days are always shown all. */
const mostBars = 12

interface Wanted {
  side: ReportSide
  lines: ReportLines
  list: List
  actor: Actor
  question: ReportQuestion
  now: Date
}

type Sums = Record<string, string | null> & { name: string | null; whole: number }

/** What the rows of a report come to, altogether and for each bar of its chart, in one go over them. */
export async function reportSums(db: Db, wanted: Wanted): Promise<ReportSums> {
  const { side, actor, question, now } = wanted
  const context = { actor, params: {}, switches: question.additionFilter ?? {}, now }
  const { from, conditions } = rowsToSum(wanted, context)
  const { chart } = readAsked(side, context).view
  const by = sql.ref(`line.${chart.by}`)
  const sums = side.sums.map((name) => sql`coalesce(sum(${sql.ref(`line.${name}`)}), 0) as ${sql.ref(name)}`)
  const { rows } = await sql<Sums>`
    select ${by}::text as name, grouping(${by}) as whole, ${sql.join(sums)} from ${from}
    where ${conditions} group by grouping sets ((${by}), ())`.execute(db)
  const whole = rows.find((row) => row.whole === 1)
  const bars = rows
    .filter((row) => row.whole === 0)
    .map((row) => ({ name: row.name ?? '', value: Number(row[chart.value]) }))
  return {
    totals: Object.fromEntries(side.sums.map((name) => [name, Number(whole?.[name])])),
    ...(side.columns[chart.by]?.kind === 'date' ? byDay(bars) : largest(bars)),
  }
}

/** Where nothing narrows a table of single things, their sums come the shorter way: already put together. */
function rowsToSum({ side, lines, list, question }: Wanted, context: ListContext) {
  const asked = readQuestion(list, context, question)
  const report = readAsked(side, context)
  const { chart, each, card } = report.view
  if (!each || !asked.whole) return asked
  const view = { label: '', columns: [chart.by, ...side.sums], chart, card }
  return { ...asked, from: reportRows(side, { ...report, view }, lines) }
}

type Bars = ReportSums['bars']

const byDay = (bars: Bars) => ({ bars: bars.sort((one, two) => (one.name < two.name ? -1 : 1)), others: 0 })

function largest(bars: Bars) {
  const sorted = bars
    .filter(({ value }) => value !== 0)
    .sort((one, two) => two.value - one.value || (one.name < two.name ? -1 : 1))
  const others = sorted.slice(mostBars).reduce((sum, { value }) => sum + value, 0)
  return { bars: sorted.slice(0, mostBars), others }
}
