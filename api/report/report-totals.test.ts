import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { ReportSums } from '../../contract/report/report.ts'
import { reports } from '../../contract/report/reports.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openReportDesk, type ReportStep, reportSteps } from '../testing/report-data.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openReportDesk(house)
const office = await signedIn(house, await aPerson(house, { permissions: ['report'] }))
const shops: Browser[] = []
for (const { id } of desk.merchants)
  shops.push(await signedIn(house, await aPerson(house, { role: 'merchant', owner: true, merchantId: id })))

interface Days {
  from: string
  to: string
}

/** India is five and a half hours ahead, all year: no zone of a database is asked. */
const indianDay = (at: Date): string => new Date(at.getTime() + 19_800_000).toISOString().slice(0, 10)
const inside = (at: Date | null, { from, to }: Days): boolean =>
  at !== null && indianDay(at) >= from && indianDay(at) <= to

async function all<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(house.db)).rows
}
const sum = (numbers: readonly (string | number)[]): number =>
  numbers.reduce<number>((total, n) => total + Number(n), 0)
const count = (list: readonly unknown[]): number => list.length

/** What every report must come to, added up by hand from the ledger and the tables of what was sold and sent in. */
async function byHand(days: Days, merchantId?: string): Promise<Record<string, Record<string, number>>> {
  const mine = <Row extends { merchant_id: string | null }>(rows: Row[]): Row[] =>
    rows.filter((row) => merchantId === undefined || row.merchant_id === merchantId)
  const postings = mine(
    await all(sql<{ at: Date; amount: string; kind: string; merchant_id: string | null; about: string }>`
      select posting.at, amount, account.kind, merchant_id, entry.kind as about from ledger_posting posting
      join ledger_account account on account.id = account_id join ledger_entry entry on entry.id = entry_id`),
  ).filter(({ at }) => inside(at, days))
  const amounts = (test: (row: (typeof postings)[number]) => boolean) =>
    postings.filter(test).map(({ amount }) => Number(amount))
  const cameIn = amounts(({ kind, about }) => kind === 'wallet' && (about === 'payment' || about === 'gateway'))
  const shares = mine(
    await all(sql<{
      merchant_id: string
      commission: string
      tds: string
      at: Date
      refunded_at: Date | null
      level: number
    }>`
      select sale_share.merchant_id, commission, tds, level, sale.at, refunded_at from sale_share join sale on sale.id = sale_id`),
  )
  const earned = shares.filter(({ at }) => inside(at, days))
  const lost = shares.filter(({ refunded_at }) => inside(refunded_at, days))
  const refunds = mine(
    await all(sql<{ merchant_id: string; price: string; refunded_at: Date | null; kept: string }>`
      select merchant_id, price, refunded_at,
        coalesce((select commission - tds from sale_share where sale_id = sale.id and level = 0), 0) as kept from sale`),
  ).filter(({ refunded_at }) => inside(refunded_at, days))
  const coupons = mine(
    await all(sql<{ merchant_id: string; status: string; quantity: number; amount: string; asked_at: Date }>`
      select merchant_id, status, quantity, amount, asked_at from coupon_order`),
  ).filter(({ asked_at }) => inside(asked_at, days))
  const sent = mine(
    await all(sql<{ merchant_id: string; status: string; at: Date | null }>`
      select merchant_id, 'pan ' || state as status, submitted_at as at from pan_application
      union all select merchant_id, 'gst ' || status, submitted_at from gst_registration
      union all select merchant_id, 'filing ' || status, submitted_at from gst_filing
      union all select merchant_id, 'coupon ' || status, asked_at from coupon_order`),
  ).filter(({ at }) => inside(at, days))
  const those = (statuses: string[]) => count(sent.filter(({ status }) => statuses.includes(status)))
  const done = those(['pan issued', 'gst approved', 'filing filed', 'coupon fulfilled'])
  // A PAN application that was sent back goes on; a rejected GST registration has ended.
  const ended = those(['pan cancelled', 'gst rejected', 'filing rejected', 'filing withdrawn', 'coupon refused'])
  const commission = sum(earned.map((one) => one.commission))
  const takenBack = sum(lost.map((one) => one.commission))
  const tds = sum(earned.map((one) => one.tds)) - sum(lost.map((one) => one.tds))
  const price = sum(refunds.map((one) => one.price))
  const kept = sum(refunds.map((one) => one.kept))
  return {
    ledger: {
      entries: count(postings),
      debit: 0 - sum(amounts(({ amount }) => Number(amount) < 0)),
      credit: sum(amounts(({ amount }) => Number(amount) > 0)),
      net: sum(amounts(() => true)),
    },
    'daily-collection': { payments: count(cameIn), amount: sum(cameIn) },
    commission: { shares: count(earned), earned: commission, takenBack, tds, net: commission - takenBack - tds },
    refunds: { refunds: count(refunds), amount: price, commission: kept, net: price - kept },
    applications: { number: count(sent), open: count(sent) - done - ended, done, ended },
    coupons: {
      orders: count(coupons),
      quantity: sum(coupons.map((one) => one.quantity)),
      given: sum(coupons.filter(({ status }) => status === 'fulfilled').map((one) => one.quantity)),
      amount: sum(coupons.map((one) => one.amount)),
      refunded: sum(coupons.filter(({ status }) => status === 'refused').map((one) => one.amount)),
    },
  }
}

async function told(browser: Browser, area: string, { slug, ...additionFilter }: Record<string, string>) {
  const { status, body } = await browser.post<ReportSums & { message: string }>(`/${area}/reports/${slug}-sums`, {
    additionFilter,
  })
  expect([slug, additionFilter, status, body.message]).toEqual([slug, additionFilter, 200, undefined])
  return body
}

const dated = reports.filter(({ office: side }) => !side.undated)
const seen = new Set<string>()

/** Every view of every report, of everybody, of one merchant and by that merchant, comes to the same as by hand. */
async function compare(days: Days, who: number): Promise<void> {
  const merchant = desk.merchants[who] ?? { id: '', code: '' }
  const [everybody, one] = [await byHand(days), await byHand(days, merchant.id)]
  for (const { office: side, own } of dated) {
    const { slug } = side
    for (const view of Object.keys(side.views)) {
      const sums = await told(office, 'backend', { slug, view, ...days })
      expect([slug, view, days, sums.totals]).toEqual([slug, view, days, everybody[slug]])
      const chart = side.views[view]?.chart.value ?? ''
      expect(sum(sums.bars.map(({ value }) => value)) + sums.others).toBe(sums.totals[chart])
      if (Object.values(sums.totals).some((total) => total !== 0)) seen.add(slug)
    }
    expect((await told(office, 'backend', { slug, merchant: merchant.code, ...days })).totals).toEqual(one[slug])
    for (const view of Object.keys(own.views))
      expect((await told(shops[who] as Browser, 'merchant', { slug, view, ...days })).totals).toEqual(one[slug])
  }
}

/** The house's own accounts say the same of a day as the reports that are not made from them. */
async function compareWithHouse(days: Days): Promise<void> {
  const house = async (account: string) =>
    (await told(office, 'backend', { slug: 'ledger', account, ...days })).totals.net
  const commission = (await told(office, 'backend', { slug: 'commission', ...days })).totals
  expect(await house('commission')).toBe((commission.takenBack ?? 0) - (commission.earned ?? 0))
  expect(await house('tds-payable')).toBe(commission.tds)
  const collected = (await told(office, 'backend', { slug: 'daily-collection', ...days })).totals.amount ?? 0
  expect(0 - Number(await house('bank')) - Number(await house('gateway'))).toBe(collected)
}

const dayOf = (day: number): string => new Date(Date.UTC(2026, 4, day)).toISOString().slice(0, 10)

const steps = (...all: [ReportStep['does'], number][]): ReportStep[] =>
  all.map(([does, paise]) => ({ does, who: 2, minutes: 500, paise, which: 0 }))

it('every report comes to what the ledger and the tables do, whatever happened, for everybody and for one merchant', async () => {
  // Something of everything, whatever chance brings.
  await desk.play(
    steps(
      ['pay', 90_000],
      ['online', 5],
      ['sell', 1],
      ['refund', 1],
      ['coupon', 7],
      ['pan', 1],
      ['gst', 1],
      ['filing', 1],
    ),
    new Date('2026-05-01T10:00:00Z'),
  )
  await compare({ from: '2026-04-01', to: '2026-12-31' }, 2)
  expect([...seen].sort()).toEqual(dated.map(({ office: { slug } }) => slug).sort())
  await fc.assert(
    fc.asyncProperty(
      reportSteps,
      fc.array(fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 20 }), fc.nat({ max: 4 })), { minLength: 2, maxLength: 2 }),
      async (chance, ranges) => {
        await desk.play(chance, new Date('2026-05-01T10:00:00Z'))
        for (const [first, length, who] of ranges) {
          const days = { from: dayOf(first), to: dayOf(first + length) }
          await compare(days, who)
          await compareWithHouse(days)
        }
      },
    ),
    { numRuns: 3, endOnFailure: true },
  )
}, 120_000)
