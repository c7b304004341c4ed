import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CorrectionDetail, CorrectionMerchant, CorrectionRow } from '../../contract/correction.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { giveMoney } from '../testing/money.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { houseBalance, walletBalance } from '../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const merchant = await aMerchant(house)
const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true }))
const asker = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
const other = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
const base = '/backend/account/corrections'
let key = 0

type Refusal = { message: string; data?: Record<string, string> }
const aCorrection = (change: object = {}) => ({
  merchantId: merchant.id,
  direction: 'credit',
  amount: 5000,
  reason: 'Paid twice for one coupon',
  reference: '',
  ...change,
})
function ask(change: object = {}, by: Browser = asker, onceKey?: string) {
  key += 1
  const headers = { 'idempotency-key': onceKey ?? `correction-${key}` }
  return by.ask<{ no: string } & Refusal>('POST', `${base}/ask`, aCorrection(change), headers)
}
async function asked(change: object = {}, by: Browser = asker): Promise<{ id: string; no: string }> {
  const { no } = (await ask(change, by)).body
  return house.db.selectFrom('correction').select(['id', 'no']).where('no', '=', no).executeTakeFirstOrThrow()
}
const act = (id: string, move: 'approve' | 'reject' | 'withdraw', by: Browser = other, reason = 'Not so') =>
  by.post<Refusal>(`${base}/${id}/${move}`, move === 'reject' ? { reason } : undefined)
const balance = () => walletBalance(house.db, merchant.id)
const detail = async (id: string, by = other) => (await by.get<CorrectionDetail>(`${base}/${id}`)).body
const newest = async (by: Browser, side: 'backend' | 'merchant') =>
  (await by.get<{ notices: { title: string; text: string }[] }>(`/${side}/notice`)).body.notices[0]

describe('a correction is asked for', () => {
  it('and the others who may approve it hear of it; nothing moves yet', async () => {
    const before = await balance()
    const { id, no } = await asked({ reference: 'TKT-7' })
    expect(no).toMatch(/^C\d{6}$/)
    expect(await detail(id)).toMatchObject({
      no,
      status: 'pending',
      direction: 'credit',
      amount: 5000,
      code: merchant.code,
      reference: 'TKT-7',
      own: false,
      balance: before,
    })
    expect((await detail(id, asker)).own).toBe(true)
    expect(await newest(other, 'backend')).toMatchObject({
      title: `New correction ${no}`,
      text: expect.stringContaining('₹50.00'),
    })
    expect((await newest(admin, 'backend'))?.title).toBe(`New correction ${no}`)
    expect(await newest(asker, 'backend')).toBeUndefined()
    expect(await balance()).toBe(before)
  })

  it('for a merchant that is found by code or by name', async () => {
    const find = async (text: string) =>
      (await asker.get<CorrectionMerchant[]>(`${base}/merchants?search=${encodeURIComponent(text)}`)).body
    expect(await find(merchant.code.toLowerCase())).toMatchObject([
      { id: merchant.id, code: merchant.code, bussName: `Business ${merchant.code}` },
    ])
    expect(await find(`business ${merchant.code}`)).toHaveLength(1)
    for (const nothing of ['', '%', '_', 'nobody at all']) expect(await find(nothing)).toEqual([])
  })

  it.each([
    ['no merchant', { merchantId: '' }, { merchantId: 'Required' }],
    ['a merchant that is not there', { merchantId: '999999' }, { merchantId: 'Please choose a merchant of the list' }],
    ['no direction', { direction: 'sideways' }, { direction: 'Required' }],
    ['nothing', { amount: 0 }, { amount: 'More than nothing' }],
    ['less than nothing', { amount: -5 }, { amount: 'More than nothing' }],
    ['fractions of a paisa', { amount: 0.5 }, { amount: 'Enter whole paise' }],
    ['too much', { amount: 1_000_000_001 }, { amount: 'At most ₹1,00,00,000.00' }],
    ['a short reason', { reason: '  too short  ' }, { reason: 'At least 10 characters' }],
    ['no reason', { reason: '' }, { reason: 'Required' }],
  ])('%s is refused at its field', async (_, change, data) => {
    const { status, body } = await ask(change)
    expect([status, body.data]).toEqual([400, data])
  })

  it('once per key, however often it is sent; fields of the server change nothing', async () => {
    const sly = { status: 'approved', no: 'C999999', asked_by: '1', own: false }
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(sly, asker, 'one-key')))
    const numbers = new Set(answers.map(({ body }) => body.no))
    expect([numbers.size, [...numbers][0] === 'C999999']).toEqual([1, false])
    expect((await ask({ amount: 1 }, asker, 'one-key')).status).toBe(422)
    expect((await asker.post(`${base}/ask`, aCorrection())).status).toBe(400)
  })
})

describe('a correction is decided', () => {
  it('by another person: the wallet gains, the owner and the asker hear why', async () => {
    const { id, no } = await asked({ amount: 12345 })
    const before = [await balance(), await houseBalance(house.db, 'adjustment')]
    expect((await act(id, 'approve')).status).toBe(204)
    expect([await balance(), await houseBalance(house.db, 'adjustment')]).toEqual([
      (before[0] ?? 0) + 12345,
      (before[1] ?? 0) - 12345,
    ])
    expect(await detail(id)).toMatchObject({ status: 'approved', decidedBy: expect.stringContaining('Person') })
    expect(await newest(owner, 'merchant')).toEqual(
      expect.objectContaining({
        title: `Correction ${no}`,
        text: '₹123.45 was put on your wallet. Paid twice for one coupon',
      }),
    )
    expect((await newest(asker, 'backend'))?.title).toBe(`Correction ${no} approved`)
    const entry = await house.db
      .selectFrom('ledger_entry')
      .select(['kind', 'narration'])
      .where('reference', '=', `correction:${no}`)
      .execute()
    expect(entry).toEqual([{ kind: 'correction', narration: `${no}: Paid twice for one coupon` }])
  })

  it('never by who asked, not even an admin; the database says the same', async () => {
    for (const [by, deciderOk] of [
      [asker, other],
      [admin, asker],
    ] as const) {
      const { id } = await asked({}, by)
      const before = await balance()
      expect((await act(id, 'approve', by)).body.message).toBe('You asked for this; another person must approve it.')
      expect((await act(id, 'reject', by)).status).toBe(409)
      expect(await balance()).toBe(before)
      await expect(
        house.db
          .updateTable('correction')
          .set({ status: 'rejected', decided_by: sql`asked_by` })
          .where('id', '=', id)
          .execute(),
      ).rejects.toThrow(/correction_check/)
      expect((await act(id, 'approve', deciderOk)).status).toBe(204)
    }
  })

  it('twenty times at once: one credit, nineteen conflicts', async () => {
    const { id } = await asked({ amount: 700 })
    const before = await balance()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => act(id, 'approve', i % 2 ? other : admin)))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(409)])
    expect((await balance()) - before).toBe(700)
  })

  it('approved, rejected and withdrawn at once: one of them counts', async () => {
    const { id } = await asked({ amount: 900 })
    const before = await balance()
    const answers = await Promise.all([act(id, 'approve'), act(id, 'reject', admin), act(id, 'withdraw', asker)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409])
    expect((await balance()) - before).toBe((await detail(id)).status === 'approved' ? 900 : 0)
  })

  it('as a debit: the wallet pays, but never beyond what it has, and the refusal says what is missing', async () => {
    await giveMoney(house, merchant.id, 1000)
    const all = await balance()
    const [tooMuch, everything] = [
      await asked({ direction: 'debit', amount: all + 150 }),
      await asked({ direction: 'debit', amount: all }),
    ]
    const refused = await act(tooMuch.id, 'approve')
    expect([refused.status, refused.body.message]).toEqual([409, 'The balance is too low: ₹1.50 more is needed.'])
    expect([await balance(), (await detail(tooMuch.id)).status]).toEqual([all, 'pending'])
    expect((await act(everything.id, 'approve')).status).toBe(204)
    expect(await balance()).toBe(0)
    expect((await newest(owner, 'merchant'))?.text).toMatch(/ was taken off your wallet\. /)
  })

  it('rejected with a reason, or withdrawn by who asked, and then by nobody any more', async () => {
    const [one, two] = [await asked(), await asked()]
    expect((await act(one.id, 'reject', other, ' ')).body.data).toEqual({ reason: 'Required' })
    expect((await act(one.id, 'reject', other, 'No ticket for this')).status).toBe(204)
    expect(await detail(one.id)).toMatchObject({ status: 'rejected', remark: 'No ticket for this' })
    expect(await newest(asker, 'backend')).toMatchObject({
      title: `Correction ${one.no} rejected`,
      text: 'No ticket for this',
    })
    expect((await act(two.id, 'withdraw', other)).body.message).toBe(
      'Only the person who asked for this can withdraw it.',
    )
    expect((await act(two.id, 'withdraw', asker)).status).toBe(204)
    for (const { id } of [one, two])
      for (const move of ['approve', 'reject', 'withdraw'] as const)
        for (const by of [asker, other]) expect((await act(id, move, by)).status).toBe(409)
    expect(await balance()).toBe(0)
  })
})

describe('the list of corrections', () => {
  it('shows and filters them by state and merchant, and marks the own ones', async () => {
    const rows = async (question: object, by = asker) =>
      (await by.post<{ data: CorrectionRow[]; totalRecords: number }>(base, question)).body
    const pending = await rows({ filters: [{ field: 'status', value1: 'pending' }], length: 50 })
    expect(pending.data.map(({ status }) => status)).toEqual(pending.data.map(() => 'pending'))
    expect(pending.totalRecords).toBeGreaterThan(pending.data.length)
    expect((await rows({ filters: [{ field: 'code', value1: merchant.code }] })).data.length).toBeGreaterThan(5)
    expect((await rows({ search: 'TKT-7' })).data).toMatchObject([
      { own: true, askedBy: expect.stringMatching(/^S\d{6} Person/) },
    ])
    expect((await rows({ search: 'TKT-7' }, other)).data).toMatchObject([{ own: false }])
  })

  it('and all about it is closed to merchants and to staff without the permission', async () => {
    const { id } = await asked()
    const outsider = await signedIn(house, await aPerson(house, { permissions: ['report', 'user'] }))
    for (const by of [outsider, owner]) {
      expect((await by.post(base, {})).status).toBe(403)
      expect((await by.get(`${base}/${id}`)).status).toBe(403)
      expect((await act(id, 'approve', by)).status).toBe(403)
      expect((await by.get(`${base}/merchants?search=M`)).status).toBe(403)
    }
    for (const strange of ['0', '999999', 'x', '1e3', '-1'])
      expect((await asker.get(`${base}/${strange}`)).status).toBe(404)
  })

  it('every step is recorded, and the ledger adds up', async () => {
    const acts = await house.db
      .selectFrom('audit_event')
      .select('act')
      .where('act', 'like', 'correction.%')
      .distinct()
      .execute()
    expect(acts.map((one) => one.act).sort()).toEqual([
      'correction.approved',
      'correction.asked',
      'correction.rejected',
      'correction.withdrawn',
    ])
    expect((await checkLedger(house.db)).wrong).toEqual([])
  })
})
