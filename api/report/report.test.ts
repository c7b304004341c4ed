import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { periodLabel } from '../../contract/gst/returns-periods.ts'
import { formatDate, indianDay } from '../../contract/kernel/dates.ts'
import type { ReportRow, ReportSums } from '../../contract/report/report.ts'
import { keepDuties } from '../gst/calendar/keep-duties.ts'
import { signedIn } from '../testing/browser.ts'
import { monthsAgo } from '../testing/gst-filing.ts'
import { aPerson } from '../testing/people.ts'
import { readPdf } from '../testing/reading/read-pdf.ts'
import { openReportDesk } from '../testing/report-data.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openReportDesk(house)
const office = await signedIn(house, await aPerson(house, { permissions: ['report'] }))
const [first, second] = desk.merchants
const ownerOf = async (merchantId = '') =>
  signedIn(house, await aPerson(house, { role: 'merchant', owner: true, merchantId }))
const [shop, neighbour] = [await ownerOf(first?.id), await ownerOf(second?.id)]

const pay = (who: number, paise: number, which = 0) => ({ does: 'pay', who, minutes: 0, paise, which }) as const
// Half past six in the evening of Greenwich is midnight in India.
await desk.play([pay(0, 10_000)], new Date('2026-06-01T18:29:59Z'))
await desk.play([pay(0, 700, 1), pay(1, 90_001, 1)], new Date('2026-06-01T18:30:00Z'))
await desk.play([pay(0, 5)], new Date('2026-06-02T18:29:59Z'))

interface Page {
  data: ReportRow[]
  totalRecords: number
  filterRecords: number
  message: string
}
const list = (slug: string, additionFilter: object, more: object = {}, { browser = office, area = 'backend' } = {}) =>
  browser.post<Page>(`/${area}/reports/${slug}`, { additionFilter, ...more })
const sums = async (slug: string, additionFilter: object, more: object = {}) =>
  (await office.post<ReportSums>(`/backend/reports/${slug}-sums`, { additionFilter, ...more })).body
const june = { from: '2026-06-01', to: '2026-06-30' }
const secondOfJune = { from: '2026-06-02', to: '2026-06-02' }

describe('the days of a report', () => {
  it('are Indian days, whole at both ends', async () => {
    expect((await sums('daily-collection', secondOfJune)).totals).toEqual({ payments: 3, amount: 90_706 })
    expect((await sums('daily-collection', { from: '2026-06-01', to: '2026-06-01' })).totals.amount).toBe(10_000)
    expect((await sums('ledger', { ...secondOfJune, account: 'bank' })).totals.net).toBe(-90_706)
    const { bars } = await sums('daily-collection', june)
    expect(bars).toEqual([
      { name: '2026-06-01', value: 10_000 },
      { name: '2026-06-02', value: 90_706 },
    ])
  })

  it.each([
    ['days that there are not', { from: '2026-02-30', to: '2026-03-01' }, 'from'],
    ['an end before the beginning', { from: '2026-03-02', to: '2026-03-01' }, 'to'],
    ['more than a year', { from: '2025-01-01', to: '2026-01-02' }, 'to'],
    ['one end alone', { from: '2026-03-02' }, 'to'],
    ['a view that it does not have', { ...june, view: 'moon' }, 'view'],
    ['a value that a filter does not have', { ...june, mode: 'barter' }, 'mode'],
    ['a switch that it does not have', { ...june, product: 'x' }, 'additionFilter'],
  ])('are refused with %s, by name, in the list, the sums and the export alike', async (_what, switches, field) => {
    for (const path of ['daily-collection', 'daily-collection-sums', 'daily-collection/export']) {
      const body = { additionFilter: switches, ...(path.endsWith('export') && { format: 'csv' }) }
      const answer = await office.post<{ data: Record<string, string> }>(`/backend/reports/${path}`, body)
      expect([path, answer.status, Object.keys(answer.body.data)]).toEqual([path, 400, [field]])
    }
  })

  it('are this month where none are given', async () => {
    const { status, body } = await list('daily-collection', {})
    expect([status, body.totalRecords]).toEqual([200, 0])
  })
})

describe('the rows of a report', () => {
  it('are put together as the view says, the newest day first and the largest first elsewhere', async () => {
    const lines = (await list('daily-collection', june)).body.data
    expect(lines.map(({ day, bank, mode, payments, amount }) => [day, bank, mode, payments, amount])).toEqual([
      ['2026-06-02', 'Second Bank', 'cash', 2, 90_701],
      ['2026-06-02', 'First Bank', 'upi', 1, 5],
      ['2026-06-01', 'First Bank', 'upi', 1, 10_000],
    ])
    const merchants = (await list('daily-collection', { ...june, view: 'merchant' })).body.data
    expect(merchants.map(({ merchant, amount, day }) => [merchant, amount, day])).toEqual([
      [second?.code, 90_001, null],
      [first?.code, 10_705, null],
    ])
  })

  it('are the newest entries first in the ledger, with the balance after each', async () => {
    const { data } = (await list('ledger', { ...june, merchant: first?.code })).body
    expect(data.map(({ credit, balance, account }) => [credit, balance, account])).toEqual([
      [5, 10_705, 'wallet'],
      [700, 10_700, 'wallet'],
      [10_000, 10_000, 'wallet'],
    ])
  })

  it('are refused alike by the list and by its sums when a column or switch is unknown', async () => {
    for (const question of [
      { sorts: [{ column: 'nothing', dir: 'asc' }] },
      { filters: [{ field: 'nothing', opt: 'equals', value1: 'x' }] },
      { additionFilter: { nothing: 'x' } },
      { search: 7 },
    ]) {
      const [list, sums] = [
        await office.post('/backend/reports/ledger', question),
        await office.post('/backend/reports/ledger-sums', question),
      ]
      expect([list.status, sums.status, sums.body]).toEqual([400, 400, list.body])
    }
  })

  it('and their sums follow the filters and the search of the table', async () => {
    const filters = [{ field: 'bank', opt: 'equals', value1: 'First Bank' }]
    const { body } = await list('daily-collection', june, { filters })
    expect([body.totalRecords, body.filterRecords]).toEqual([3, 2])
    expect((await sums('daily-collection', june, { filters })).totals).toEqual({ payments: 2, amount: 10_005 })
    expect((await sums('daily-collection', june, { search: 'second ba' })).totals.amount).toBe(90_701)
  })

  it('are the same in the export', async () => {
    const { raw } = await office.post('/backend/reports/daily-collection/export', {
      format: 'csv',
      additionFilter: { ...june, view: 'bank' },
      columns: ['bank', 'payments', 'amount'],
    })
    expect(raw.toString('utf8').replace(/^﻿/, '').trim().split(/\r?\n/)).toEqual([
      'Bank,Payments,Amount',
      'Second Bank,2,907.01',
      'First Bank,2,100.05',
    ])
  })
})

describe('the export of a report', () => {
  it('says of which days it is, and what it is narrowed to', async () => {
    const { raw } = await office.post('/backend/reports/daily-collection/export', {
      format: 'pdf',
      additionFilter: { ...june, view: 'bank', mode: 'upi', merchant: first?.code },
    })
    const words = (await readPdf(raw)).join('|')
    expect(words).toContain(
      `Daily Collection by bank, 01-Jun-2026 to 30-Jun-2026, Merchant: ${first?.code}, Mode: UPI / QR`,
    )
  })
})

describe("a merchant's own reports", () => {
  const own = { browser: shop, area: 'merchant' }

  it('hold nothing of another business, and cannot be asked for it', async () => {
    const { body } = await list('ledger', june, {}, own)
    expect(body.data.map(({ credit }) => credit)).toEqual([5, 700, 10_000])
    expect(Object.keys(body.data[0] ?? {})).not.toContain('merchant')
    expect((await list('ledger', june, {}, { browser: neighbour, area: 'merchant' })).body.totalRecords).toBe(1)
    expect((await list('ledger', { ...june, merchant: second?.code }, {}, own)).status).toBe(400)
    expect((await list('ledger', { ...june, account: 'bank' }, {}, own)).status).toBe(400)
    expect((await list('daily-collection', { ...june, view: 'person' }, {}, own)).status).toBe(400)
    const filters = [{ field: 'merchant', opt: 'contains', value1: 'M' }]
    expect((await list('ledger', june, { filters }, own)).status).toBe(400)
  })

  it('do not name who of the head office credited a payment', async () => {
    const { raw } = await shop.post('/merchant/reports/daily-collection/export', {
      format: 'csv',
      additionFilter: june,
    })
    expect(raw.toString('utf8').split(/\r?\n/)[0]).not.toMatch(/Credited|Merchant/)
  })
})

describe('the ageing of queues', () => {
  const daysAgo = (days: number) =>
    sql<Date>`(((now() at time zone 'Asia/Kolkata')::date - ${days}::int)::timestamp + interval '1 second') at time zone 'Asia/Kolkata'`

  it('counts Indian days into five groups, names the oldest, and shows empty queues too', async () => {
    for (const days of [0, 1, 2, 3, 3, 4, 7, 8, 15, 16, 40])
      await sql`
        insert into coupon_order (merchant_id, psa_id, kind, quantity, amount, asked_at, asked_by)
        select ${first?.id}, 'PSA1', 'digital', 1, 100, ${daysAgo(days)}, id from app_user limit 1`.execute(house.db)
    const { data, totalRecords } = (await list('ageing', {}, { length: 50 })).body
    const { oldest, id: _id, ...queue } = data.find((row) => row.queue === 'coupon') ?? {}
    expect(queue).toMatchObject({ by: 'office', waiting: 11, day1: 2, day3: 3, day7: 2, day15: 2, over: 2 })
    expect(Date.now() - Date.parse(String(oldest))).toBeGreaterThan(39 * 86_400_000)
    expect(data).toHaveLength(totalRecords)
    expect(data.find((row) => row.queue === 'registration')).toMatchObject({ waiting: 0, oldest: null })
    expect((await sums('ageing', {})).totals.waiting).toBe(11)
    expect((await sums('ageing', { by: 'merchant' })).totals.waiting).toBe(0)
  })

  it("is of the own business on the merchant's side, without the head office's own queues", async () => {
    const { data } = (await list('ageing', {}, { length: 50 }, { browser: shop, area: 'merchant' })).body
    expect(data.find((row) => row.queue === 'coupon')?.waiting).toBe(11)
    expect(data.some((row) => row.queue === 'registration')).toBe(false)
    const next = (await list('ageing', {}, { length: 50 }, { browser: neighbour, area: 'merchant' })).body
    expect(next.data.every((row) => row.waiting === 0)).toBe(true)
  })
})

describe('the GST calendar', () => {
  it('counts returns that are not filed by the Indian days until they are due, and no others', async () => {
    const step = (which: number, paise: number) => ({ does: 'filing', who: 0, minutes: 0, paise, which }) as const
    // Submitted, in progress, rejected and withdrawn; of GSTR-1 where the sum is even, of GSTR-3B where it is odd.
    await desk.play([step(0, 2), step(1, 3), step(0, 3), step(2, 3), step(3, 3)], new Date())
    const dueIn = (days: number, id: number) =>
      sql`update gst_filing set due_on = (now() at time zone 'Asia/Kolkata')::date + ${days}::int
        where id = (select id from gst_filing order by id offset ${id} limit 1)`.execute(house.db)
    await dueIn(-1, 0)
    await dueIn(0, 1)
    await dueIn(8, 2)
    const { data } = (await list('gst-calendar', {})).body
    expect(data.map(({ returnType, open, overdue, due2, due30 }) => [returnType, open, overdue, due2, due30])).toEqual([
      ['gstr-3b', 2, 0, 1, 1],
      ['gstr-1', 1, 1, 0, 0],
    ])
    const due = (await list('gst-calendar', { view: 'due' })).body.data.map((row) => String(row.due))
    expect(due).toEqual([...due].sort())
    expect((await sums('gst-calendar', { returnType: 'gstr-1' })).totals).toMatchObject({ open: 1, overdue: 1 })
    const next = await list('gst-calendar', {}, {}, { browser: neighbour, area: 'merchant' })
    expect(next.body.totalRecords).toBe(0)
  })
})

describe('returns that nobody has sent in', () => {
  it('stand in the GST calendar beside those that were, the latest first, with whose they are', async () => {
    await sql`
      insert into gst_client (merchant_id, created_by, gstin, legal_name, trade_name, scheme, turnover, mobile, since)
      select ${second?.id}, min(id), '27ABCPS9999E1Z5', 'Asha Rao', 'Rao Traders', 'regular', 'up-to-2', '9876500011',
        ${`${monthsAgo(2)}-01`} from app_user`.execute(house.db)
    await keepDuties(house.db, new Date())
    const owed = { view: 'single', state: 'owed', merchant: second?.code }
    const { data } = (await list('gst-calendar', owed)).body
    const today = indianDay(new Date())
    const late = (due: string) => Math.max(0, Math.round((Date.parse(today) - Date.parse(due)) / 86_400_000))
    const dues = [1, 0].flatMap((ago) => [
      [`${monthsAgo(ago)}-11`, 'gstr-1', periodLabel(monthsAgo(ago + 1))] as const,
      [`${monthsAgo(ago)}-20`, 'gstr-3b', periodLabel(monthsAgo(ago + 1))] as const,
    ])
    expect(data.map(({ due, late: days, returnType, period }) => [due, returnType, period, days])).toEqual(
      dues.map(([due, returnType, period]) => [due, returnType, period, late(due)]),
    )
    const whose = { client: 'Rao Traders', gstin: '27ABCPS9999E1Z5', state: 'owed', merchant: second?.code }
    expect(data[0]).toMatchObject(whose)
    expect((await sums('gst-calendar', owed)).totals).toMatchObject({
      open: 4,
      overdue: dues.filter(([due]) => due < today).length,
    })
    expect((await list('gst-calendar', { ...owed, state: 'sent' })).body.totalRecords).toBe(0)
    const own = (await list('gst-calendar', { view: 'single' }, {}, { browser: neighbour, area: 'merchant' })).body
    expect(own.data.map(({ client }) => client)).toEqual(Array.from({ length: 4 }, () => 'Rao Traders'))
    const { raw } = await office.post('/backend/reports/gst-calendar/export', {
      format: 'csv',
      additionFilter: owed,
      columns: ['due', 'client', 'returnType', 'period', 'state'],
    })
    const [due = '', , period = ''] = dues[0] ?? []
    expect(raw.toString('utf8').split(/\r?\n/)[1]).toBe(`${formatDate(due)},Rao Traders,GSTR-1,${period},Not sent in`)
  })
})

describe('what reports can be narrowed to', () => {
  it('is found by code and by name', async () => {
    const find = async (search: string) =>
      (await office.get<{ value: string }[]>(`/backend/reports/merchants?search=${encodeURIComponent(search)}`)).body
    expect((await find(first?.code ?? '')).map(({ value }) => value)).toEqual([first?.code])
    expect((await find('business')).length).toBe(desk.merchants.length)
    expect(await find('%')).toEqual([])
    const products = (await shop.get<{ value: string }[]>('/merchant/reports/products')).body
    expect(products.map(({ value }) => value)).toContain('gst-registration')
  })
})
