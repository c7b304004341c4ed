import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Report, ReportFilter, ReportSide } from '../../contract/report/report.ts'
import { reports } from '../../contract/report/reports.ts'
import { keepDuties } from '../gst/calendar/keep-duties.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openReportDesk, type ReportStep, reportSteps } from '../testing/report-data.ts'
import { rowsTold, sumOfRows, sumsTold } from '../testing/reports/ask-reports.ts'
import { linesByHand } from '../testing/reports/by-hand.ts'
import { type Days, type HandLines, indianDay, totalsOf } from '../testing/reports/hand-line.ts'
import { everyWait, putWaiting, randomWaits } from '../testing/reports/waiting-data.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { closeDays } from './close-days.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openReportDesk(house)
const office = await signedIn(house, await aPerson(house, { permissions: ['report'] }))
const shops: Browser[] = []
for (const { id } of desk.merchants)
  shops.push(await signedIn(house, await aPerson(house, { role: 'merchant', owner: true, merchantId: id })))
/** Those of which there is something, and one that nobody bought. */
const products = [
  'pan-new-physical-card',
  'pan-correction-paperless-epan',
  'uti-coupon-physical',
  'uti-coupon-digital',
  'gst-registration',
  'gst-filing-gstr-1',
  'gst-filing-gstr-9c',
]

/** What a report told, beside the same by hand. */
interface Pair {
  of: unknown
  told: unknown
  hand: unknown
}

interface Asked {
  report: Report
  lines: HandLines
  days: Days
  who: number
  /** Which value of each filter and which rows are looked at; all of them where it is not given. */
  chance?: number
}

const some = <Thing>(things: readonly Thing[], chance: number | undefined): readonly Thing[] =>
  chance === undefined ? things : things.slice(chance % things.length).slice(0, 1)
const daysOf = ({ undated }: ReportSide, days: Days): Partial<Days> => (undated ? {} : days)
const optionsOf = ({ options }: ReportFilter): readonly string[] =>
  typeof options === 'object' ? options.map(({ value }) => value) : options === 'products' ? products : []

function handOf({ report, lines, days }: Asked) {
  const { slug, sums, undated } = report.office
  return (narrowed: { merchantId?: string; chosen?: Record<string, string> }) =>
    totalsOf(sums, lines[slug] ?? [], { ...(!undated && { days }), ...narrowed })
}

/** Every view: of everybody, of one merchant, and by that merchant. */
async function viewPairs(asked: Asked): Promise<Pair[]> {
  const { report, days, who } = asked
  const hand = handOf(asked)
  const { id: merchantId = '', code = '' } = desk.merchants[who] ?? {}
  const pairs: Pair[] = []
  for (const [view, { chart }] of Object.entries(report.office.views)) {
    const switches = { ...daysOf(report.office, days), view }
    const whole = await sumsTold({ side: report.office, browser: office, switches })
    pairs.push({ of: switches, told: whole.totals, hand: hand({}) })
    const bars = whole.bars.reduce((total, { value }) => total + value, whole.others)
    pairs.push({ of: [switches, 'bars'], told: bars, hand: hand({})[chart.value] })
    const one = await sumsTold({ side: report.office, browser: office, switches: { ...switches, merchant: code } })
    pairs.push({ of: [switches, code], told: one.totals, hand: hand({ merchantId }) })
    if (!report.own.views[view]) continue
    const own = await sumsTold({ side: report.own, browser: shops[who] as Browser, switches })
    pairs.push({ of: [switches, 'own'], told: own.totals, hand: hand({ merchantId }) })
  }
  return pairs
}

/** Every value of every filter: of everybody, of one merchant, and by that merchant. */
async function filterPairs(asked: Asked): Promise<Pair[]> {
  const { report, days, who, chance } = asked
  const hand = handOf(asked)
  const { id: merchantId = '', code = '' } = desk.merchants[who] ?? {}
  const pairs: Pair[] = []
  for (const [name, filter] of Object.entries(report.office.filters))
    for (const value of some(optionsOf(filter), chance)) {
      const chosen = { [name]: value }
      const switches = { ...daysOf(report.office, days), ...chosen }
      const all = await sumsTold({ side: report.office, browser: office, switches })
      pairs.push({ of: switches, told: all.totals, hand: hand({ chosen }) })
      const one = await sumsTold({ side: report.office, browser: office, switches: { ...switches, merchant: code } })
      pairs.push({ of: [switches, code], told: one.totals, hand: hand({ chosen, merchantId }) })
      if (!report.own.filters[name]) continue
      const own = await sumsTold({ side: report.own, browser: shops[who] as Browser, switches })
      pairs.push({ of: [switches, 'own'], told: own.totals, hand: hand({ chosen, merchantId }) })
    }
  return pairs
}

/** The rows on all pages come to the totals, and so do those that a filter of the table leaves. */
async function rowPairs({ report: { office: side }, days, chance }: Asked): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const [view, { columns }] of some(Object.entries(side.views), chance)) {
    const ask = { side, browser: office, switches: { ...daysOf(side, days), view } }
    const rows = await rowsTold(ask)
    pairs.push({ of: [view, 'rows'], told: (await sumsTold(ask)).totals, hand: sumOfRows(side, rows) })
    const row = rows[Math.floor(rows.length / 2)]
    const [field] = columns.filter((name) => !side.sums.includes(name) && side.columns[name]?.kind !== 'datetime')
    if (!row || !field || row[field] === null) continue
    const filters = [{ field, opt: 'equals', value1: String(row[field]) }]
    const same = rows.filter((one) => one[field] === row[field])
    pairs.push({ of: [view, filters], told: (await sumsTold({ ...ask, filters })).totals, hand: sumOfRows(side, same) })
    pairs.push({ of: [view, filters, 'rows'], told: await rowsTold({ ...ask, filters }), hand: same })
  }
  return pairs
}

/** Of every queue: how much waits in it, and since when the oldest. */
async function queuePairs({ report, lines }: Asked): Promise<Pair[]> {
  if (report.office.slug !== 'ageing') return []
  const told = await rowsTold({ side: report.office, browser: office, switches: {} })
  const hand = told.map(({ queue }) => {
    const those = (lines.ageing ?? []).filter(({ is }) => is.queue === queue)
    const moments = those.flatMap(({ at }) => at?.toISOString() ?? []).sort()
    return [queue, those.length, moments[0] ?? null]
  })
  return [{ of: 'queues', told: told.map(({ queue, waiting, oldest }) => [queue, waiting, oldest]), hand }]
}

const seen = new Set<string>()

/** All of it at once. Where midnight comes in between, ages change while they are read: then it is asked again. */
async function compare(days: Days, who: number, chance?: number): Promise<void> {
  const today = indianDay(new Date())
  const lines = await linesByHand(house)
  for (const report of reports) {
    const asked = { report, lines, days, who, ...(chance !== undefined && { chance }) }
    const pairs = [
      ...(await viewPairs(asked)),
      ...(await filterPairs(asked)),
      ...(await rowPairs(asked)),
      ...(await queuePairs(asked)),
    ]
    if (indianDay(new Date()) !== today) return compare(days, who, chance)
    for (const { of, told, hand } of pairs)
      expect([report.office.slug, who, of, told]).toEqual([report.office.slug, who, of, hand])
    if (Object.values(handOf(asked)({})).some((total) => total !== 0)) seen.add(report.office.slug)
  }
}

/** The house's own accounts say the same of a day as the reports that are not made from them. */
async function compareWithHouse(days: Days): Promise<void> {
  const sums = async (slug: string, more: Record<string, string> = {}) => {
    const side = reports.find(({ office: { slug: its } }) => its === slug)?.office as ReportSide
    return (await sumsTold({ side, browser: office, switches: { ...days, ...more } })).totals
  }
  const account = async (name: string) => Number((await sums('ledger', { account: name })).net)
  const commission = await sums('commission')
  // What waits for a sale to be final was spent by the house already, but is nobody's yet.
  const spent = (await account('commission')) + (await account('override-pending'))
  expect(spent).toBe((commission.takenBack ?? 0) - (commission.earned ?? 0))
  expect(await account('tds-payable')).toBe(commission.tds)
  const { amount = 0 } = await sums('daily-collection')
  expect(0 - (await account('bank')) - (await account('gateway'))).toBe(amount)
}

/** Sums up all days before this one, as a recurring job does; what is there of them was put there with moments of the past. */
async function closeBefore(day: string): Promise<void> {
  await house.db.updateTable('closed_days').set({ until: '2000-01-01' }).execute()
  const now = new Date(`${day}T00:00:00Z`)
  while (await house.inTx((tx) => closeDays(tx, now)));
}

const dayOf = (day: number): string => new Date(Date.UTC(2026, 4, day)).toISOString().slice(0, 10)
const lately = (): Days => ({ from: indianDay(new Date(Date.now() - 10 * 86_400_000)), to: indianDay(new Date()) })
const may = new Date('2026-05-01T10:00:00Z')

const everyStep = (['pay', 'online', 'sell', 'refund', 'coupon', 'pan', 'gst', 'filing'] as const).map(
  (does, at): ReportStep => ({ does, who: 2, minutes: 500, paise: at === 0 ? 90_000 : 7, which: 0 }),
)

beforeAll(async () => {
  // Something of everything, whatever chance brings.
  await desk.play(everyStep, may)
  await putWaiting(house, desk.merchants, everyWait)
  await keepDuties(house.db, new Date())
}, 60_000)

it('each report comes to what the plain rows do, with something in each of them', async () => {
  await compare({ from: '2026-04-01', to: '2026-12-31' }, 2)
  await closeBefore('2026-05-02')
  await compare({ from: '2026-04-01', to: '2026-12-31' }, 2, 0)
  expect([...seen].sort()).toEqual(reports.map(({ office: { slug } }) => slug).sort())
}, 60_000)

it('whatever happened and wherever things wait, for everybody and for one merchant, by every filter', async () => {
  const range = fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 20 }), fc.nat({ max: 4 }))
  const chances = fc.record({ closed: fc.nat({ max: 60 }), of: fc.nat({ max: 99 }) })
  await fc.assert(
    fc.asyncProperty(reportSteps, randomWaits, range, chances, async (steps, waits, [first, length, who], chance) => {
      await desk.play(steps, may)
      await putWaiting(house, desk.merchants, waits)
      await keepDuties(house.db, new Date())
      await closeBefore(dayOf(chance.closed))
      const days = { from: dayOf(first), to: dayOf(first + length) }
      await compare(days, who, chance.of)
      await compareWithHouse(days)
      await compare(lately(), (who + 1) % desk.merchants.length, chance.of + 1)
    }),
    { numRuns: 3, endOnFailure: true },
  )
}, 120_000)
