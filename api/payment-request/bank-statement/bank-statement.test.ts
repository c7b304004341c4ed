import { describe, expect, it } from 'vitest'
import type { Match, StatementOutcome, StatementPreview, TickResult } from '../../../contract/bank-statement.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import type { PaymentDetail } from '../../../contract/payment-request.ts'
import { writeXlsx } from '../../platform/export/write-xlsx.ts'
import { saveSettings } from '../../site/save-settings.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { aMerchant, aPerson } from '../../testing/people.ts'
import { collect, rowsOf, someOptions } from '../../testing/reading/collect.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { aPhoto, formWith } from '../../testing/uploads.ts'
import { sheetOf, workbookOf } from '../../testing/workbooks.ts'
import { checkLedger } from '../../wallet/check-ledger.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const [bank, otherBank] = [await aBank('Sample Bank', '123456789012'), await aBank('Other Bank', '998877665544')]
const merchant = await aMerchant(house)
const second = await aMerchant(house)
const openOwner = async (merchantId: string) =>
  signedIn(house, await aPerson(house, { role: 'merchant', merchantId, owner: true }))
const owners = { [merchant.id]: await openOwner(merchant.id), [second.id]: await openOwner(second.id) }
const clerk = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
const colleague = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
const today = indianDay(new Date())
const [year, month, date] = today.split('-')
const picture = await aPhoto('slip')
const base = '/backend/account/bank-statement'
let number = 0

async function aBank(bank_name: string, account_no: string): Promise<string> {
  const values = {
    bank_name,
    account_no,
    account_name: 'Sample',
    ifsc: 'SBIN0000001',
    upi_id: 'a@b',
    modes: ['upi', 'cash'],
  }
  return (await house.db.insertInto('bank_account').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** A request that waits, and the words that a bank would write for it. */
async function asked(change: { amount?: number; bankId?: string; merchantId?: string } = {}) {
  number += 1
  const reference = `4${String(number).padStart(11, '0')}`
  const { amount = 50000, bankId = bank, merchantId = merchant.id } = change
  const fields = { bankId, mode: 'upi', amount: String(amount), reference, paidOn: today }
  const form = formWith('slip', { name: 'slip.png', content: picture }, fields)
  const owner = owners[merchantId] as Browser
  const { body } = await owner.ask<{ refNo: string }>(
    'POST',
    '/merchant/accounts/payment-req',
    form.payload,
    form.headers,
  )
  const row = await house.db
    .selectFrom('payment_request')
    .select('id')
    .where('ref_no', '=', body.refNo)
    .executeTakeFirstOrThrow()
  return { id: row.id, refNo: body.refNo, reference, amount }
}

type Refusal = { message: string; data?: Record<string, string> }
const head = 'Sample Bank\nStatement of account\nTxn Date,Description,Ref No,Debit,Credit,Balance\n'
const columns = { header: '2', date: '0', description: '1', reference: '2', debit: '3', credit: '4', balance: '5' }
const rupees = (paise: number) => (paise / 100).toFixed(2)
const csvLine = ({ reference, amount }: { reference: string; amount: number }, words = 'UPI') =>
  `${date}/${month}/${year},${words},${reference},,${rupees(amount)},`
const csv = (...lines: string[]) => Buffer.from(`${head}${lines.join('\n')}\n`)

async function send<Reply>(step: 'preview' | 'take', content: Buffer, fields: Record<string, string>, by = clerk) {
  const form = formWith('file', { name: 'statement.csv', content }, fields)
  return by.ask<Reply & Refusal>('POST', `${base}/${step}`, form.payload, form.headers)
}
const take = async (content: Buffer, bankId = bank) =>
  (await send<StatementOutcome>('take', content, { bankId, ...columns })).body
const matches = async (bankId = bank, by = clerk) =>
  (await by.get<{ matches: Match[] }>(`${base}/matches?bankId=${bankId}`)).body.matches
const matchOf = async (id: string, by = clerk) => (await matches(bank, by)).find(({ payment }) => payment.id === id)
async function tickOf(id: string): Promise<{ lineId: string; paymentId: string }> {
  return { lineId: (await matchOf(id))?.line.id ?? '', paymentId: id }
}
const approve = async (ticks: object[], by = clerk, bankId = bank) =>
  (await by.post<{ results: TickResult[] } & Refusal>(`${base}/approve`, { bankId, ticks })).body
const outcomes = async (ticks: object[], by = clerk) => (await approve(ticks, by)).results.map(({ outcome }) => outcome)
const detail = async (id: string) => (await clerk.get<PaymentDetail>(`/backend/account/payments/${id}`)).body
const balance = (merchantId = merchant.id) => walletBalance(house.db, merchantId)

describe('the file of a bank', () => {
  it('is shown before anything is written: titles, meaning, first lines', async () => {
    const { body } = await send<StatementPreview>('preview', csv(csvLine({ reference: '000000000001', amount: 100 })), {
      bankId: bank,
    })
    expect(body).toMatchObject({ layout: { ...columns, amount: '', side: '' }, remembered: false })
    expect(body.titles).toEqual(['Txn Date', 'Description', 'Ref No', 'Debit', 'Credit', 'Balance'])
    expect(body.rows[0]).toEqual({ line: 1, cells: ['Sample Bank'] })
    expect(body.lines).toEqual([
      { line: 4, day: today, description: 'UPI', reference: '000000000001', amount: 100, error: '' },
    ])
    expect(await house.db.selectFrom('bank_line').select('id').execute()).toEqual([])
  })

  it('is understood anew when a person chooses other columns', async () => {
    const fields = { bankId: bank, ...columns, credit: '3', debit: '', chosen: 'yes' }
    const { body } = await send<StatementPreview>('preview', csv(`${date}/${month}/${year},x,y,7.50,,`), fields)
    expect(body.lines).toMatchObject([{ amount: 750 }])
  })

  it('taken twice, or by two clerks at once, adds its lines once', async () => {
    const file = csv(
      csvLine({ reference: '', amount: 70000 }, 'CASH PUNE'),
      csvLine({ reference: '', amount: 70000 }, 'CASH NASHIK'),
      `${date}/${month}/${year},Charges,,17.70,,`,
      `31/02/${year},Wrong,,,5.00,`,
    )
    const answers = await Promise.all([take(file, otherBank), take(file, otherBank)])
    expect(answers.map(({ added }) => added).sort()).toEqual([0, 3])
    expect(answers[0]).toMatchObject({
      lines: 3,
      credits: 2,
      unmatched: 2,
      wrong: 1,
      errors: [{ line: 7, message: `'31/02/${year}' is no date that can be read` }],
    })
    expect(await take(file, otherBank)).toMatchObject({ lines: 3, added: 0 })
    expect(
      await take(
        csv(
          csvLine({ reference: '', amount: 70000 }, 'a'),
          csvLine({ reference: '', amount: 70000 }, 'b'),
          csvLine({ reference: '', amount: 70000 }, 'c'),
        ),
        otherBank,
      ),
    ).toMatchObject({ lines: 3, added: 1 })
  })

  it('is found again by its titles the next time', async () => {
    await take(csv(csvLine({ reference: '000000000009', amount: 5 })))
    const moved = Buffer.from(`Balance,Credit,Debit,Ref No,Description,Txn Date\n,1.00,,x,UPI,${today}\n`)
    const { body } = await send<StatementPreview>('preview', moved, { bankId: bank })
    expect(body).toMatchObject({
      remembered: true,
      layout: { header: '0', date: '5', credit: '1' },
      lines: [{ amount: 100 }],
    })
  })

  it('may be a workbook, our own or another', async () => {
    const paid = await asked({ amount: 32100 })
    const titles = ['Date', 'Particulars', 'UTR', 'Credit'].map((title) => ({ title, kind: 'text' }) as const)
    const own = await collect(writeXlsx(titles, rowsOf([[today, 'UPI', paid.reference, '321.00']]), someOptions))
    const layout = { header: '0', date: '0', description: '1', reference: '2', credit: '3' }
    const { body } = await send<StatementOutcome>('take', own, { bankId: bank, ...layout })
    expect(body).toMatchObject({ lines: 1, added: 1, exact: 1 })
    const serial = Date.parse(today) / 86_400_000 + 25_569
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const sheet = sheetOf(
      ['Date', 'Particulars', 'UTR', 'Credit'].map(cell).join(''),
      `<c><v>${serial}</v></c>${cell('UPI')}<c><v>${paid.reference}</v></c><c><v>321</v></c>`,
    )
    expect((await send<StatementOutcome>('take', workbookOf(sheet), { bankId: bank, ...layout })).body).toMatchObject({
      added: 0,
      exact: 1,
    })
  })

  it.each([
    ['no bank', csv(), { ...columns, bankId: '' }, 400, { bankId: 'Required' }],
    ['a bank that is not there', csv(), { ...columns, bankId: '999999' }, 404, undefined],
    ['no column for the date', csv(), { ...columns, bankId: bank, date: '' }, 400, { date: 'Required' }],
    [
      'no column for money',
      csv(),
      { ...columns, bankId: bank, credit: '' },
      400,
      { credit: 'Choose the column for credit, or the one for the amount' },
    ],
    ['no line that can be read', csv('x,y,z'), { ...columns, bankId: bank }, 400, undefined],
    ['a script', Buffer.from('<svg onload="alert(1)"/>'), { ...columns, bankId: bank }, 400, undefined],
    ['a picture', picture, { ...columns, bankId: bank }, 415, undefined],
    ['a bomb', workbookOf(Buffer.alloc(100_000_000)), { ...columns, bankId: bank }, 400, undefined],
    ['a broken workbook', workbookOf('<worksheet').subarray(0, -40), { ...columns, bankId: bank }, 400, undefined],
    [
      'a strange column',
      csv(),
      { ...columns, bankId: bank, date: '-1' },
      400,
      { date: 'Please choose one of the list' },
    ],
  ])('with %s is refused and nothing is kept', async (_, content, fields, status, data) => {
    const count = async () => (await house.db.selectFrom('bank_line').select('id').execute()).length
    const before = await count()
    const answer = await send('take', content, fields)
    expect([answer.status, answer.body.data]).toEqual([status, data])
    expect(answer.body.message).toMatch(/^[A-Z].+\.$/)
    expect(await count()).toBe(before)
  })
})

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
      line: { day: today, reference: exact.reference, amount: 50000 },
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
    expect(await detail(one.id)).toMatchObject({ status: 'approved', statementDay: today })
    const list = await clerk.post<{ data: { payment: string; use: string }[] }>(`${base}/lines`, {
      search: one.reference,
    })
    expect(list.body.data).toMatchObject([{ payment: one.refNo, use: 'proof', amount: 10100 }])
    const inbox = await owners[second.id]?.get<{ notices: { title: string }[] }>('/merchant/notice')
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
      expect((await clerk.post(`${base}/approve`, { bankId: bank, ticks })).status).toBe(400)
  })

  it('above the limit need a second person too, who sees the line', async () => {
    await house.inTx((tx) => saveSettings(tx, { twoPersonLimit: 1000 }))
    const large = await asked({ amount: 100001 })
    await take(csv(csvLine(large)))
    const before = await balance()
    const ticks = [await tickOf(large.id)]
    expect(await outcomes([...ticks, ...ticks])).toEqual(['second-person', 'refused'])
    expect(await balance()).toBe(before)
    expect(await detail(large.id)).toMatchObject({ status: 'second-person', statementDay: today })
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
    const list = await clerk.post<{ data: { use: string }[] }>(`${base}/lines`, { search: large.reference })
    expect(list.body.data).toMatchObject([{ use: 'open' }])
  })

  it('are recorded, each with its line', async () => {
    const acts = await house.db
      .selectFrom('audit_event')
      .select(['act', 'detail'])
      .where('act', '=', 'payment.matched')
      .execute()
    expect(acts.length).toBeGreaterThan(8)
    expect(JSON.parse(acts[0]?.detail ?? '')).toMatchObject({ day: today, kind: 'exact' })
    const read = await house.db
      .selectFrom('audit_event')
      .select('detail')
      .where('act', '=', 'bank-statement.read')
      .execute()
    expect(JSON.parse(read[0]?.detail ?? '')).toMatchObject({ file: 'statement.csv', from: today, to: today })
  })

  it('leave a ledger in which everything adds up', async () => {
    expect((await checkLedger(house.db)).wrong).toEqual([])
  })
})
