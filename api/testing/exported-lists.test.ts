import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { indianDay } from '../../contract/kernel/dates.ts'
import { exportPath, onceHeader, type TableEndpoint } from '../../contract/kernel/endpoint.ts'
import { readSheet } from '../platform/import/read-sheet.ts'
import { openDemo } from './open-demo.ts'

const house = await openDemo(200)
const admin = await house.as('admin')
const shop = await house.as('9800000002')

/** What the demo does not have: an agent's id, coupons, a parcel. */
async function sellSomething(): Promise<number[]> {
  const place = { district: 'Pune', state: 'Maharashtra', pin: '411001' }
  const agent = { personName: '=Asha Sample', shopName: 'Sample Kendra', mobileNo: '9876500011', panNo: 'ABCPS1234E' }
  const asked = await shop.post('/merchant/utipan/psa-request', { ...agent, ...place, emailId: 'asha@people.test' })
  const requests = await admin.post<{ data: { id: string }[] }>('/backend/utipan/psa-requests')
  const approval = `/backend/utipan/psa-requests/${requests.body.data[0]?.id}/approve`
  const approved = await admin.post(approval, { psaId: 'PSA100' })
  const order = { kind: 'digital', quantity: 1 }
  const bought = await shop.ask('POST', '/merchant/utipan/coupon/buy', order, { [onceHeader]: randomUUID() })
  const options = await shop.get<{ companies: { value: string; label: string }[] }>('/merchant/misc/courier/options')
  const companyId = options.body.companies.find(({ label }) => label === 'DTDC')?.value
  const parcel = { companyId, docket: 'D12345', sentOn: indianDay(new Date()), contents: 'Letters' }
  const sent = await shop.post('/merchant/misc/courier/add', parcel)
  return [asked, approved, bought, sent].map(({ status }) => status)
}
const sold = await sellSomething()

// What they hold grows with the very calls that read them.
const restless = ['/audit-list', '/activity', '/sessions', '/mail-log']
const lists = house.api.endpoints.filter(
  (one): one is TableEndpoint => one.kind === 'table' && !restless.some((end) => one.path.endsWith(end)),
)

interface Answer {
  data: Record<string, unknown>[]
  filterRecords: number
}

const readerOf = ({ path }: TableEndpoint) => (path.startsWith('/merchant') ? shop : admin)
const addressOf = (path: string) => path.replace(':id', '1')

/** The lines under the titles of the columns, as a spreadsheet would show them. */
async function linesOf(list: TableEndpoint, format: 'csv' | 'xlsx'): Promise<string[][]> {
  const { status, raw } = await readerOf(list).post(addressOf(exportPath(list)), { format })
  expect([list.path, status]).toEqual([list.path, 200])
  const rows = (await readSheet(raw, 20_000)).map(({ cells }) => cells)
  const titles = Object.values(list.columns).map(({ title }) => title)
  const head = rows.findIndex((cells) => cells[0] === titles[0] && cells.at(-1) === titles.at(-1))
  expect([list.path, rows[head]]).toEqual([list.path, titles])
  return rows.slice(head + 1)
}

describe('every list as a file, read back', () => {
  it('was given something to hold', () => {
    expect(sold).toEqual([200, 204, 200, 200])
  })

  it.each(lists.map((list) => [list.path, list] as const))('%s has the rows of the screen', async (_path, list) => {
    const { body } = await readerOf(list).post<Answer>(addressOf(list.path), { length: 100 })
    const [csv, xlsx] = [await linesOf(list, 'csv'), await linesOf(list, 'xlsx')]
    expect([csv.length, xlsx.length]).toEqual([body.filterRecords, body.filterRecords])
    for (const [at, [name, { kind }]] of Object.entries(list.columns).entries()) {
      if (kind !== 'text') continue
      const shown = body.data.map((row) => String(row[name] ?? '').trim())
      expect([name, xlsx.slice(0, 100).map((cells) => cells[at] ?? '')]).toEqual([name, shown])
      expect([name, csv.slice(0, 100).map((cells) => (cells[at] ?? '').replace(/^'/, ''))]).toEqual([name, shown])
    }
  })

  it('of UTI, GST and courier had something in it on both sides', async () => {
    const sides = lists.filter(({ path }) => /\/(utipan|gst|courier\/list)/.test(path))
    expect(sides.length).toBeGreaterThan(8)
    for (const list of sides) {
      const { body } = await readerOf(list).post<Answer>(addressOf(list.path))
      expect([list.path, body.filterRecords > 0]).toEqual([list.path, true])
    }
  })
})
