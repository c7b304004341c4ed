import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Match, TickResult } from '../../../contract/bank-statement.ts'
import type { PaymentDetail } from '../../../contract/payment-request.ts'
import { saveSettings } from '../../site/save-settings.ts'
import { csv, csvLine, openBankDesk, statementBase, statementDay } from '../../testing/bank-desk.ts'
import { signedIn } from '../../testing/browser.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { checkLedger } from '../../wallet/check-ledger.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const { bank, otherBank, merchant, second, clerk, owners, asked, take } = await openBankDesk(house)
const colleague = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))

const matches = async (bankId = bank, by = clerk) =>
  (await by.get<{ matches: Match[] }>(`${statementBase}/matches?bankId=${bankId}`)).body.matches
const matchOf = async (id: string, by = clerk) => (await matches(bank, by)).find(({ payment }) => payment.id === id)
async function tickOf(id: string): Promise<{ lineId: string; paymentId: string }> {
  return { lineId: (await matchOf(id))?.line.id ?? '', paymentId: id }
}
const approve = async (ticks: object[], by = clerk) =>
  (await by.post<{ results: TickResult[] }>(`${statementBase}/approve`, { bankId: bank, ticks })).body
const outcomes = async (ticks: object[], by = clerk) => (await approve(ticks, by)).results.map(({ outcome }) => outcome)
const detail = async (id: string) => (await clerk.get<PaymentDetail>(`/backend/account/payments/${id}`)).body
const balance = (merchantId = merchant.id) => walletBalance(house.db, merchantId)

describe('a proposal', () => {
  it('is exact, likely, of another amount, or there is none', async () => {
    const [exact, likely, other, alone] = [
      await asked(),
      await asked({ amount: 61000 }),
      await asked(),
      await asked({ amount: 43200 }),
    ]
    const file = csv(
      csvLine(exact),
      csvLine({ reference: 'CMS77', amount: likely.amount }, `BY ${likely.reference} ASHA`),
      csvLine({ ...other, amount: 40000 }),
      csvLine({ reference: '499999999999', amount: alone.amount }),
    )
    expect(await take(file)).toMatchObject({
      lines: 4,
      added: 4,
      credits: 4,
      exact: 1,
      likely: 1,
      differing: 1,
      settled: 0,
      unmatched: 1,
    })
    const found = await matches()
    const kindOf = (id: string) => found.find(({ payment }) => payment.id === id)?.kind
    expect([exact, likely, other, alone].map(({ id }) => kindOf(id))).toEqual([
      'exact',
      'likely',
      'differing',
      undefined,
    ])
    expect(await matchOf(exact.id)).toMatchObject({
      line: { day: statementDay, reference: exact.reference, amount: 50000 },
      payment: { refNo: exact.refNo, status: 'pending', code: merchant.code, mayApprove: true },
    })
    expect((await matchOf(other.id))?.payment.mayApprove).toBe(false)
  })

  it('is never made between two banks', async () => {
    const paid = await asked()
    await take(csv(csvLine(paid)), otherBank)
    expect(await matchOf(paid.id)).toBeUndefined()
    expect(await matches(otherBank)).toEqual([])
  })

  it('is not made from a line whose payment was credited as one of another bank, by a part of its number', async () => {
    const wrongBank = await asked({ amount: 87000, reference: '461785699783', bankId: otherBank })
    expect((await clerk.post(`/backend/account/payments/${wrongBank.id}/approve`)).status).toBe(200)
    const part = await asked({ amount: 87000, reference: '1785699783' })
    const other = await asked({ amount: 87000 })
    const words = `IMPS/461785699783/${other.reference}/ALPHA`
    await take(csv(csvLine({ reference: '461785699783', amount: 87000 }, words)))
    expect([await matchOf(part.id), await matchOf(other.id)]).toEqual([undefined, undefined])
    const before = await balance()
    const { rows } = await sql<{ id: string }>`select id from bank_line where description = ${words}`.execute(house.db)
    expect(await outcomes([{ lineId: rows[0]?.id ?? '', paymentId: part.id }])).toEqual(['refused'])
    expect(await balance()).toBe(before)
  })

  it('is not made from a line whose payment was approved by hand; the line counts as settled', async () => {
    const [byHand, sly] = [await asked({ amount: 81000 }), await asked({ amount: 81000 })]
    await clerk.post(`/backend/account/payments/${byHand.id}/approve`)
    const outcome = await take(csv(csvLine(byHand, `UPI ${sly.reference}`)))
    expect(outcome).toMatchObject({ settled: 1, likely: 0, unmatched: 0 })
    expect(await matchOf(sly.id)).toBeUndefined()
  })
})

describe('ticked proposals', () => {
  it('are approved, each wallet is credited, and the payment tells the statement', async () => {
    const [one, two] = [await asked({ amount: 10100 }), await asked({ amount: 20200, merchantId: second.id })]
    await take(csv(csvLine(one), csvLine({ reference: '', amount: 20200 }, `UPI-${two.reference}`)))
    const before = [await balance(), await balance(second.id)]
    expect(await outcomes([await tickOf(two.id), await tickOf(one.id)])).toEqual(['approved', 'approved'])
    expect([await balance(), await balance(second.id)]).toEqual([(before[0] ?? 0) + 10100, (before[1] ?? 0) + 20200])
    expect(await detail(one.id)).toMatchObject({ status: 'approved', statementDay: statementDay })
    const list = await clerk.post<{ data: { payment: string; use: string }[] }>(`${statementBase}/lines`, {
      search: one.reference,
    })
    expect(list.body.data).toMatchObject([{ payment: one.refNo, use: 'proof', amount: 10100 }])
    const inbox = await owners.get(second.id)?.get<{ notices: { title: string }[] }>('/merchant/notice')
    expect(inbox?.body.notices[0]?.title).toBe(`Payment ${two.refNo} approved`)
  })

  it('by two clerks at once are credited once each, and the slower one is told', async () => {
    const paid = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => asked({ amount: 1000 * n, merchantId: n % 2 ? merchant.id : second.id })),
    )
    await take(csv(...paid.map((one) => csvLine(one))))
    const ticks = await Promise.all(paid.map(({ id }) => tickOf(id)))
    const before = (await balance()) + (await balance(second.id))
    const answers = await Promise.all([
      approve(ticks),
      approve([...ticks].reverse(), colleague),
      approve(ticks, colleague),
    ])
    const all = answers.flatMap(({ results }) => results)
    expect(all.filter(({ outcome }) => outcome === 'approved')).toHaveLength(6)
    expect(all.filter(({ message }) => message === 'This is already decided: approved.')).toHaveLength(12)
    expect((await balance()) + (await balance(second.id)) - before).toBe(21000)
  })

  it('one that fails does not stop the others', async () => {
    const [good, gone, differs] = [await asked({ amount: 30300 }), await asked(), await asked()]
    await take(csv(csvLine(good), csvLine(gone), csvLine({ ...differs, amount: 1 })))
    const ticks = await Promise.all([gone, differs, good].map(({ id }) => tickOf(id)))
    await clerk.post(`/backend/account/payments/${gone.id}/reject`, { reason: 'Not ours' })
    const strange = { lineId: ticks[0]?.lineId, paymentId: '999999' }
    const { results } = await approve([...ticks, strange])
    expect(results.map(({ refNo, outcome, message }) => [refNo, outcome, message])).toEqual([
      [gone.refNo, 'refused', 'This is already decided: rejected.'],
      [differs.refNo, 'refused', 'The amounts differ. Please decide this one by hand.'],
      [good.refNo, 'approved', expect.stringMatching(/^Approved by the bank statement of \d\d-\w{3}-\d{4}\.$/)],
      ['', 'refused', 'This payment request does not exist at this bank.'],
    ])
  })

  it('of a line and a payment that do not belong together are refused, whoever sends them', async () => {
    const [one, two, elsewhere] = [await asked(), await asked(), await asked({ bankId: otherBank })]
    await take(csv(csvLine(one), csvLine(two)))
    await take(csv(csvLine(elsewhere)), otherBank)
    const [line, foreign] = [(await tickOf(one.id)).lineId, (await matches(otherBank))[0]?.line.id]
    const crossed = [
      { lineId: line, paymentId: two.id },
      { lineId: foreign, paymentId: one.id },
      { lineId: foreign, paymentId: elsewhere.id },
      { lineId: '999999', paymentId: two.id },
    ]
    const before = await balance()
    expect(await outcomes(crossed)).toEqual(Array(4).fill('refused'))
    expect(await balance()).toBe(before)
    for (const ticks of [[], [{ lineId: 'x', paymentId: '1' }], Array(101).fill(crossed[0]), 'all'])
      expect((await clerk.post(`${statementBase}/approve`, { bankId: bank, ticks })).status).toBe(400)
  })

  it('above the limit need a second person too, who sees the line', async () => {
    await house.inTx((tx) => saveSettings(tx, { twoPersonLimit: 1000 }))
    const large = await asked({ amount: 100001 })
    await take(csv(csvLine(large)))
    const before = await balance()
    const ticks = [await tickOf(large.id)]
    expect(await outcomes([...ticks, ...ticks])).toEqual(['second-person', 'refused'])
    expect(await balance()).toBe(before)
    expect(await detail(large.id)).toMatchObject({ status: 'second-person', statementDay: statementDay })
    expect((await matchOf(large.id))?.payment.mayApprove).toBe(false)
    expect((await approve(ticks)).results[0]?.message).toBe('You have approved this; a second person must do it too.')
    expect((await matchOf(large.id, colleague))?.payment.mayApprove).toBe(true)
    expect(await outcomes(ticks, colleague)).toEqual(['approved'])
    expect((await balance()) - before).toBe(100001)
  })

  it('that are rejected after all set their line free', async () => {
    const large = await asked({ amount: 100002 })
    await take(csv(csvLine(large)))
    await approve([await tickOf(large.id)])
    await colleague.post(`/backend/account/payments/${large.id}/reject`, { reason: 'Returned by the bank' })
    expect(await detail(large.id)).toMatchObject({ status: 'rejected', statementDay: null })
    const list = await clerk.post<{ data: { use: string }[] }>(`${statementBase}/lines`, { search: large.reference })
    expect(list.body.data).toMatchObject([{ use: 'open' }])
  })

  it('are recorded, each with its line', async () => {
    const acts = await house.db
      .selectFrom('audit_event')
      .select(['act', 'detail'])
      .where('act', '=', 'payment.matched')
      .execute()
    expect(acts.length).toBeGreaterThan(8)
    expect(JSON.parse(acts[0]?.detail ?? '')).toMatchObject({ day: statementDay, kind: 'exact' })
    const read = await house.db
      .selectFrom('audit_event')
      .select('detail')
      .where('act', '=', 'bank-statement.read')
      .execute()
    expect(JSON.parse(read[0]?.detail ?? '')).toMatchObject({
      file: 'statement.csv',
      from: statementDay,
      to: statementDay,
    })
  })

  it('leave a ledger in which everything adds up', async () => {
    expect((await checkLedger(house.db)).wrong).toEqual([])
  })
})
