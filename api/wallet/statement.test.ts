import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { StatementRow, StatementSums } from '../../contract/statement.ts'
import { signedIn } from '../testing/browser.ts'
import { openStream } from '../testing/live-stream.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { listenAt } from '../testing/small-app.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { postEntry } from './post-entry.ts'
import { reverseEntry } from './reverse-entry.ts'
import { statementSums } from './statement-sums.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const merchant = await aMerchant(house)
const other = await aMerchant(house)
const person = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
const owner = await signedIn(house, person)
const clerk = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
let number = 0

interface Answer {
  data: StatementRow[]
  totalRecords: number
  filterRecords: number
  message: string
}
const statement = (question: object = {}, browser = owner) =>
  browser.post<Answer>('/merchant/account/statement', question)
const sums = (from: string, to: string) =>
  owner.get<StatementSums & { message: string; data?: object }>(
    `/merchant/account/statement-sums?from=${from}&to=${to}`,
  )
const spend = (amount: number, narration = 'Something') =>
  house.inTx((tx) =>
    postEntry(tx, {
      reference: `spent:${++number}`,
      kind: 'nsdl-pan',
      narration,
      actorId: null,
      lines: [
        { account: { wallet: merchant.id }, amount: -amount },
        { account: 'sales', amount },
      ],
    }),
  )
/** Days are history, which the database keeps; only a test that has every right can make some. */
const moveToDay = (narration: string, at: string) =>
  house.inTx(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update ledger_posting set at = ${at} from ledger_entry where ledger_entry.id = entry_id and narration = ${narration}`.execute(
      tx,
    )
  })

await giveMoney(house, merchant.id, 100_000)
await giveMoney(house, other.id, 777)
await spend(15_000, 'PAN one')
await spend(20_050, 'PAN two')

describe('the statement of a wallet', () => {
  it('has every movement, the newest first, with the balance after it', async () => {
    const { body } = await statement()
    expect(body.totalRecords).toBe(3)
    expect(body.data.map(({ narration, debit, credit, balance }) => [narration, debit, credit, balance])).toEqual([
      ['PAN two', 20_050, null, 64_950],
      ['PAN one', 15_000, null, 85_000],
      ['A gift', null, 100_000, 100_000],
    ])
  })

  it('is searched and filtered like every list', async () => {
    expect((await statement({ search: 'pan one' })).body.data).toHaveLength(1)
    const large = await statement({ filters: [{ field: 'debit', opt: '>', value1: '150.00' }] })
    expect(large.body.data.map(({ narration }) => narration)).toEqual(['PAN two'])
  })

  it('shows whoever asks the own wallet only', async () => {
    const stranger = await signedIn(
      house,
      await aPerson(house, { role: 'merchant', merchantId: other.id, owner: true }),
    )
    const { body } = await statement({}, stranger)
    expect(body.data.map(({ credit }) => credit)).toEqual([777])
    expect((await stranger.post(`/backend/account/statement/${merchant.id}`, {})).status).toBe(403)
  })

  it('is open to the back office for any merchant', async () => {
    const { body } = await clerk.post<Answer>(`/backend/account/statement/${other.id}`, {})
    expect(body.data.map(({ credit }) => credit)).toEqual([777])
  })

  it('adds up over Indian days: the minute before midnight belongs to the day that ends', async () => {
    await moveToDay('A gift', '2026-10-31T18:29:59Z')
    await moveToDay('PAN one', '2026-10-31T18:30:00Z')
    await moveToDay('PAN two', '2026-11-02T06:00:00Z')
    expect((await sums('2026-10-31', '2026-10-31')).body).toMatchObject({
      opening: 0,
      credits: 100_000,
      closing: 100_000,
    })
    expect((await sums('2026-11-01', '2026-11-01')).body).toEqual({
      opening: 100_000,
      credits: 0,
      debits: 15_000,
      closing: 85_000,
    })
    expect((await sums('2026-11-03', '2026-11-09')).body).toMatchObject({ opening: 64_950, closing: 64_950, debits: 0 })
    const { body } = await statement({ additionFilter: { from: '2026-11-01', to: '2026-11-02' } })
    expect(body.data.map(({ narration }) => narration)).toEqual(['PAN two', 'PAN one'])
    expect(body.totalRecords).toBe(2)
    // Each end of the days by itself, with the total of those days and not of the wallet.
    const narrations = async (additionFilter: object) => {
      const { data, totalRecords } = (await statement({ additionFilter })).body
      return [totalRecords, ...data.map(({ narration }) => narration)]
    }
    expect(await narrations({ to: '2026-11-01' })).toEqual([2, 'PAN one', expect.stringContaining('gift')])
    expect(await narrations({ from: '2026-11-02' })).toEqual([1, 'PAN two'])
    expect(await narrations({})).toHaveLength(4)
  })

  it('names the end of the days that is none', async () => {
    const wrong = async (additionFilter: object) => (await statement({ additionFilter })).body as { data?: object }
    expect((await wrong({ from: '2026-02-30' })).data).toEqual({ from: 'This day does not exist' })
    expect((await wrong({ to: 5 })).data).toEqual({ to: 'Enter a date' })
  })

  it('of a person of the head office, who has no wallet, is empty and sums to nothing', async () => {
    expect(await statementSums(house.db, null, { from: '2026-11-01', to: '2026-11-30' })).toEqual({
      opening: 0,
      credits: 0,
      debits: 0,
      closing: 0,
    })
  })

  it.each([
    ['2026-11-31', '2026-12-01'],
    ['yesterday', '2026-12-01'],
    ['2026-12-01', '2026-11-01'],
  ])('refuses the days %s to %s with the name of the field', async (from, to) => {
    const { status, body } = await sums(from, to)
    expect(status).toBe(400)
    expect(body.data).toBeDefined()
    if (from > to) return
    const list = await statement({ additionFilter: { from, to } })
    expect([list.status, list.body.message]).toEqual([400, expect.stringContaining('days')])
  })
})

describe('a low balance', () => {
  const notices = () =>
    house.db
      .selectFrom('notice')
      .select('body')
      .where('user_id', '=', person.id)
      .where('title', '=', 'Low balance')
      .execute()

  it('is told to the owner once, when the limit is crossed, and again after the wallet was filled', async () => {
    const stream = await openStream(await listenAt(house.web), owner, '/merchant/notice/events')
    expect((await owner.post('/merchant/account/low-balance', { limit: 60_000 })).status).toBe(204)
    // Other tabs of the business, whose banner goes by it, ask again.
    await stream.until('wallet')
    expect((await owner.get('/merchant/account/low-balance')).body).toEqual({ balance: 64_950, limit: 60_000 })
    // Just at the limit is not below it.
    await spend(4_950)
    expect(await notices()).toEqual([])
    await spend(5_050)
    await spend(10_000)
    expect(await notices()).toEqual([{ body: '₹549.50 is left on your wallet. Please add money in time.' }])
    await giveMoney(house, merchant.id, 50_000)
    await spend(40_000)
    expect(await notices()).toHaveLength(2)
  })

  it.each([-1, 1.5, 100_000_001, 'much'])('cannot be set to %s', async (limit) => {
    const { status, body } = await owner.post<{ data: object }>('/merchant/account/low-balance', { limit })
    expect(status).toBe(400)
    expect(Object.keys(body.data)).toEqual(['limit'])
  })
})

describe('the lines of a sale', () => {
  it('say which is the fee, the commission and the TDS, under the number that people know', async () => {
    const seller = await aMerchant(house)
    const browser = await signedIn(
      house,
      await aPerson(house, { role: 'merchant', merchantId: seller.id, owner: true }),
    )
    await giveMoney(house, seller.id, 100_000)
    const fact = 'nsdl-pan:210'
    await house.inTx((tx) =>
      postEntry(tx, {
        reference: `sale:${fact}`,
        kind: 'nsdl-pan',
        narration: 'PAN application 3000000007, RAVI KUMAR',
        actorId: null,
        lines: [
          { account: { wallet: seller.id }, amount: -15_000 },
          { account: 'sales', amount: 15_000 },
          { account: 'commission', amount: -1_000 },
          { account: { wallet: seller.id }, amount: 1_000 },
          { account: { wallet: seller.id }, amount: -20 },
          { account: 'tds-payable', amount: 20 },
        ],
      }),
    )
    const lines = async (question: object = {}) =>
      (await statement(question, browser)).body.data.map(({ narration, reference }) => `${narration} | ${reference}`)
    expect((await lines()).slice(0, 3)).toEqual([
      'PAN application 3000000007, RAVI KUMAR: TDS | 3000000007',
      'PAN application 3000000007, RAVI KUMAR: commission | 3000000007',
      'PAN application 3000000007, RAVI KUMAR: fee | 3000000007',
    ])
    await house.inTx((tx) =>
      reverseEntry(
        tx,
        { reference: `sale:${fact}` },
        { reference: `refund:${fact}`, narration: 'Refund: twice', actorId: null },
      ),
    )
    expect((await lines()).slice(0, 3).sort()).toEqual([
      'Refund: twice: TDS | 3000000007',
      'Refund: twice: commission | 3000000007',
      'Refund: twice: fee | 3000000007',
    ])
    const found = await lines({ filters: [{ field: 'reference', opt: 'equals', value1: '3000000007' }] })
    expect(found).toHaveLength(6)
  })
})
