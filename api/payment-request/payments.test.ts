import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { formatDateTime, indianDay } from '../../contract/kernel/dates.ts'
import { canonicalReference } from '../../contract/payment-reference.ts'
import type { PaymentDetail, PaymentRow } from '../../contract/payment-request.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { systemDoer } from '../platform/actor.ts'
import { saveSettings } from '../site/save-settings.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { explain } from '../testing/explain.ts'
import { openStream } from '../testing/live-stream.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { listenAt } from '../testing/small-app.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { aPhoto, formWith } from '../testing/uploads.ts'
import { checkLedger } from '../wallet/check-ledger.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'
import { alikeStatement } from './find-alike-payments.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const bank = await house.db
  .insertInto('bank_account')
  .values({
    bank_name: 'Sample Bank',
    account_name: 'Sample Seva Kendra',
    account_no: '123456789012',
    ifsc: 'SBIN0000001',
    upi_id: 'sample@bank',
    modes: ['upi', 'neft', 'cash', 'cheque'],
  })
  .returning('id')
  .executeTakeFirstOrThrow()
const otherBank = await house.db
  .insertInto('bank_account')
  .values({
    bank_name: 'Other Bank',
    account_name: 'Sample',
    account_no: '99',
    ifsc: 'SBIN0000001',
    modes: ['upi', 'neft', 'cash'],
  })
  .returning('id')
  .executeTakeFirstOrThrow()
const merchant = await aMerchant(house)
const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true }))
const clerk = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
const second = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
const picture = await aPhoto('slip')
let number = 0

const aPayment = (change: object = {}) => {
  number += 1
  return {
    bankId: bank.id,
    mode: 'upi',
    amount: '50000',
    reference: `4${String(number).padStart(11, '0')}`,
    paidOn: indianDay(new Date()),
    branch: '',
    drawnOn: '',
    remark: '',
    ...change,
  }
}

const dayBefore = () => indianDay(new Date(Date.now() - 86_400_000))

type Refusal = { message: string; data?: Record<string, string> }
async function ask(change: object = {}, browser: Browser = owner) {
  const given = aPayment(change)
  const form = formWith('slip', { name: 'slip.png', content: picture }, given)
  const answer = await browser.ask<Refusal & { refNo: string }>(
    'POST',
    '/merchant/accounts/payment-req',
    form.payload,
    form.headers,
  )
  return { ...answer, given }
}
async function asked(change: object = {}, browser: Browser = owner) {
  const { body, given } = await ask(change, browser)
  const row = await house.db
    .selectFrom('payment_request')
    .select('id')
    .where('ref_no', '=', body.refNo)
    .executeTakeFirstOrThrow()
  return { id: row.id, refNo: body.refNo, ...given }
}
it('a shop is offered the account and the mode that it paid by last, and nobody else’s', async () => {
  const last = async (browser: Browser) =>
    (await browser.get<{ last: unknown }>('/merchant/accounts/payment-req/options')).body.last
  const [first, other] = [await aMerchant(house), await aMerchant(house)]
  const ownerOf = async (merchantId: string) =>
    signedIn(house, await aPerson(house, { role: 'merchant', merchantId, owner: true }))
  const [payer, stranger] = [await ownerOf(first.id), await ownerOf(other.id)]
  expect(await last(payer)).toBeNull()
  await asked({ mode: 'upi' }, payer)
  await asked({ bankId: otherBank.id, mode: 'neft', reference: 'SBIN126320000777' }, payer)
  expect(await last(payer)).toEqual({ bankId: otherBank.id, mode: 'neft' })
  expect(await last(stranger)).toBeNull()
})

const approve = (id: string, by: Browser = clerk) =>
  by.post<Refusal & { status: string }>(`/backend/account/payments/${id}/approve`)
const reject = (id: string, reason: string, by: Browser = clerk) =>
  by.post<Refusal>(`/backend/account/payments/${id}/reject`, { reason })
const detail = async (id: string) => (await clerk.get<PaymentDetail>(`/backend/account/payments/${id}`)).body
const balance = () => walletBalance(house.db, merchant.id)

describe('a merchant tells of a payment', () => {
  it('and finds it in the own list, waiting; the clerks hear of it', async () => {
    const { refNo, id } = await asked({ amount: '123450', remark: 'Thank you' })
    const list = await owner.post<{ data: PaymentRow[] }>('/merchant/accounts/payment-list', { search: refNo })
    expect(list.body.data).toMatchObject([
      { id, refNo, status: 'pending', amount: 123450, mode: 'upi', bank: 'Sample Bank' },
    ])
    const inbox = await clerk.get<{ notices: { title: string }[] }>('/backend/notice')
    expect(inbox.body.notices[0]?.title).toBe(`New payment ${refNo}`)
    expect(await detail(id)).toMatchObject({
      code: merchant.code,
      amount: 123450,
      remark: 'Thank you',
      slipType: 'image/jpeg',
    })
  })

  it.each([
    ['no account', { bankId: '' }, { bankId: 'Required' }],
    ['an account that is not there', { bankId: '999' }, { bankId: 'Please choose one of the list' }],
    [
      'a way that the account does not take',
      { mode: 'rtgs' },
      { mode: 'This account does not take payments in this way' },
    ],
    ['no such way', { mode: 'shells' }, { mode: 'Required' }],
    ['nothing', { amount: '' }, { amount: 'Required' }],
    ['a power of ten', { amount: '1e5' }, { amount: 'Required' }],
    ['true', { amount: 'true' }, { amount: 'Required' }],
    ['less than nothing', { amount: '-500' }, { amount: 'At least ₹1.00' }],
    ['fractions of a paisa', { amount: '100.5' }, { amount: 'Enter whole paise' }],
    ['words for an amount', { amount: 'many' }, { amount: 'Required' }],
    ['no reference', { reference: ' ' }, { reference: 'Required' }],
    ['the name of a way', { reference: 'UPI' }, { reference: expect.stringContaining('12 digits') }],
    ['a word', { reference: 'CASH' }, { reference: expect.stringContaining('12 digits') }],
    ['words of several ways', { reference: 'UTR/UPI/NEFT' }, { reference: expect.stringContaining('12 digits') }],
    ['one digit again and again', { reference: '111111111111' }, { reference: expect.stringContaining('12 digits') }],
    ['nothing but zeros', { reference: '000000000000' }, { reference: expect.stringContaining('12 digits') }],
    ['five signs', { reference: '40123' }, { reference: expect.stringContaining('12 digits') }],
    [
      'no number of a slip',
      { mode: 'cash', branch: 'Pune', reference: 'CASH' },
      { reference: 'Enter the number that is printed on the deposit slip' },
    ],
    ['the day before the first', { paidOn: '2026-11-00' }, { paidOn: 'This day does not exist' }],
    ['the 31st of September', { paidOn: '2026-09-31' }, { paidOn: 'This day does not exist' }],
    ['the 30th of February', { paidOn: '2026-02-30' }, { paidOn: 'This day does not exist' }],
    ['a 13th month', { paidOn: '2026-13-01' }, { paidOn: 'This day does not exist' }],
    ['tomorrow', { paidOn: '2999-01-01' }, { paidOn: 'Not in the future, and at most 90 days ago' }],
    ['long ago', { paidOn: '2020-01-01' }, { paidOn: 'Not in the future, and at most 90 days ago' }],
    ['cash without a branch', { mode: 'cash' }, { branch: 'Required' }],
    ['a cheque without its bank', { mode: 'cheque', branch: 'Pune' }, { drawnOn: 'Required' }],
  ])('%s is refused at its field', async (_, change, data) => {
    const { status, body } = await ask(change)
    expect([status, body.data]).toEqual([400, data])
  })

  it('cannot tell of the same one twice while it waits or is approved, however it is typed', async () => {
    const first = await asked({ reference: 'ABC 123-456' })
    const again = { reference: 'abc123456' }
    const refusal = { reference: 'A payment with this utr number is already pending or approved' }
    expect((await ask(again)).body.data).toEqual(refusal)
    await approve(first.id)
    expect((await ask(again)).body.data).toEqual(refusal)
    const other = await asked({ reference: 'ABC 123-457' })
    await reject(other.id, 'Not received')
    expect((await ask({ reference: 'ABC123457' })).status).toBe(200)
  })

  it.each([
    (utr: string) => `0${utr}`,
    (utr: string) => `000${utr}`,
    (utr: string) => `UTR/${utr}`,
    (utr: string) => `UPI/${utr}`,
    (utr: string) => `utr: ${utr}`,
    (utr: string) => `UPI Ref No. ${utr}`,
    (utr: string) => `IMPS-${utr}`,
    (utr: string) => `NEFT#0${utr}`,
    (utr: string) => `TXN${utr}`,
    (utr: string) => `${utr}/UPI`,
    (utr: string) => `${utr.slice(0, 4)} ${utr.slice(4, 8)} ${utr.slice(8)}`,
    (utr: string) => [...utr].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join(''),
  ])(
    'is not credited again under another spelling, at another bank, in another way or by another merchant (%#)',
    async (vary) => {
      const { id, reference } = await asked()
      await approve(id)
      const refusal = { reference: expect.stringContaining('is already pending or approved') }
      const other = await aMerchant(house)
      const stranger = await signedIn(
        house,
        await aPerson(house, { role: 'merchant', merchantId: other.id, owner: true }),
      )
      for (const change of [{}, { bankId: otherBank.id }, { mode: 'neft' }, { mode: 'cash', branch: 'Pune' }])
        for (const browser of [owner, stranger]) {
          const { status, body } = await ask({ ...change, reference: vary(reference) }, browser)
          expect([status, body.data]).toEqual([400, refusal])
        }
    },
  )

  it('shows whoever decides what is like it: one digit off, swapped, within, or the same amount that day', async () => {
    const first = await asked({ reference: '812345678901', amount: '71700' })
    const off = await asked({ reference: '812345678902', amount: '100' })
    const swapped = await asked({ reference: '812345679801', amount: '200' })
    const within = await asked({ reference: '99812345678901', amount: '300' })
    const sameDay = await asked({ reference: '555500001111', amount: '71700' })
    const { alike } = await detail(first.id)
    expect(alike.map(({ refNo, why }) => [refNo, why])).toEqual([
      [off.refNo, 'close'],
      [swapped.refNo, 'swapped'],
      [within.refNo, 'within'],
      [sameDay.refNo, 'amount-and-day'],
    ])
  })

  it('shows whoever decides a number that stands inside a long reference, from either side, also among many like it', async () => {
    const bare = await asked({ reference: '812345600777', amount: '400' })
    const wordy = await asked({ reference: 'SBI INB ASHA RAO 812345600777 PUNE CAMP', amount: '500' })
    await sql`
      insert into payment_request (merchant_id, bank_id, mode, amount, reference, paid_on, slip_file_id, created_by)
      select merchant_id, bank_id, mode, amount, 'MANY' || id || 'X' || n * 37, paid_on, slip_file_id, created_by
      from payment_request, generate_series(1, 250) n where id in (${bare.id}, ${wordy.id})`.execute(house.db)
    const within = async ({ id }: { id: string }) =>
      (await detail(id)).alike.filter(({ why }) => why === 'within').map(({ refNo }) => refNo)
    expect(await within(bare)).toEqual([wordy.refNo])
    expect(await within(wordy)).toEqual([bare.refNo])
  })

  it('and looks these up by indexes', async () => {
    const numbers = { id: '0', canonical: 'SBIINBASHARAO812345600777', amount: '100', paid_on: '2026-01-01' }
    // Of a short table the whole is read, whatever indexes there are.
    await sql`
      insert into payment_request (merchant_id, bank_id, mode, amount, reference, paid_on, slip_file_id, created_by)
      select merchant_id, bank_id, mode, amount + n, 'LONG' || n * 7919, paid_on, slip_file_id, created_by
      from (select * from payment_request limit 1) one, generate_series(1, 20000) n`.execute(house.db)
    await sql`analyze payment_request`.execute(house.db)
    const steps = await house.inTx((tx) => explain(tx, alikeStatement(numbers)))
    expect(steps.filter((step) => step['Node Type'] === 'Seq Scan').map((step) => step['Relation Name'])).toEqual([])
    expect(steps.map((step) => step['Index Name']).filter(Boolean)).toEqual(
      expect.arrayContaining(['payment_request_number', 'payment_request_canonical', 'payment_request_alike']),
    )
  })

  it('by UPI or IMPS is refused with letters that look like its digits, while words that banks add are taken', async () => {
    const { id } = await asked({ reference: '468121701015' })
    await approve(id)
    for (const mode of ['upi', 'imps'])
      for (const reference of ['468I2I7OIOIS', '4681217O1015', 'UTR 468l2l701015', '46812170101S']) {
        const { status, body } = await ask({ mode, reference, paidOn: dayBefore() })
        expect([reference, status, body.data?.reference]).toEqual([
          reference,
          400,
          expect.stringMatching(/^Enter the UTR of the payment: 12 digits/),
        ])
      }
    expect((await ask({ reference: 'PAYTM/B0SS1234/SBI' })).status).toBe(200)
  })

  it('in letters that look like digits is shown beside the one in digits, in every way of paying, and the other way round', async () => {
    const digits = await asked({ reference: '5881217010152282', mode: 'neft', amount: '411' })
    const letters = await asked({
      reference: 'SBBI2I7OIOIS22BZ',
      mode: 'neft',
      amount: '512',
      paidOn: dayBefore(),
    })
    for (const [one, other] of [
      [digits, letters],
      [letters, digits],
    ] as const)
      expect((await detail(one.id)).alike.map(({ refNo, why }) => [refNo, why])).toEqual([[other.refNo, 'look-alike']])
  })

  it('may have a cheque of the same short number as another merchant, but not twice the own', async () => {
    const cheque = { mode: 'cheque', branch: 'Pune', drawnOn: 'Some Bank', reference: '000123' }
    const other = await aMerchant(house)
    const stranger = await signedIn(
      house,
      await aPerson(house, { role: 'merchant', merchantId: other.id, owner: true }),
    )
    expect((await ask(cheque)).status).toBe(200)
    expect((await ask(cheque, stranger)).status).toBe(200)
    expect((await ask({ ...cheque, reference: 'CHQ 123456' })).status).toBe(200)
    expect((await ask({ ...cheque, reference: '0123456' })).status).toBe(400)
  })

  it('and the form and the database bring a number into one form', async () => {
    const words = [
      'UTR',
      'upi',
      '0',
      '000',
      '/',
      ' ',
      '-',
      'IMPS',
      'REF',
      'no',
      '12',
      '3456',
      'HDFCN5',
      'SBIN',
      '４',
      'TXN',
    ]
    const some = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
    const typed = fc.sample(some, 300)
    const { rows } = await sql<{ canonical: string }>`
      select canonical_reference(typed) as canonical from unnest(${typed}::text[]) with ordinality as given (typed, n) order by n`.execute(
      house.db,
    )
    expect(rows.map(({ canonical }) => canonical)).toEqual(typed.map(canonicalReference))
  })

  it('twenty times at once: one request', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ reference: 'PARALLEL1' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)])
  })

  it('needs an approved KYC, and the permission of the owner', async () => {
    const other = await aMerchant(house)
    const fresh = await aPerson(house, { role: 'merchant', merchantId: other.id, owner: true, kyc: 'submitted' })
    expect((await ask({}, await signedIn(house, fresh))).status).toBe(409)
    const helper = await aPerson(house, { role: 'merchant', merchantId: merchant.id, permissions: ['apply'] })
    expect((await ask({}, await signedIn(house, helper))).status).toBe(403)
  })

  it('is the only merchant who sees it and its slip', async () => {
    const { id, refNo } = await asked()
    const other = await aMerchant(house)
    const stranger = await signedIn(
      house,
      await aPerson(house, { role: 'merchant', merchantId: other.id, owner: true }),
    )
    expect((await owner.get(`/merchant/accounts/payment-list/${id}/slip`)).status).toBe(200)
    expect((await stranger.get(`/merchant/accounts/payment-list/${id}/slip`)).status).toBe(404)
    const list = await stranger.post<{ data: unknown[]; totalRecords: number }>('/merchant/accounts/payment-list', {
      search: refNo,
    })
    expect([list.body.data, list.body.totalRecords]).toEqual([[], 0])
    expect((await clerk.get(`/backend/account/payments/${id}/slip`)).status).toBe(200)
  })
})

describe('the back office', () => {
  it('leaves a row in the audit list when somebody opens a slip, one an hour for each of them', async () => {
    const { id, refNo } = await asked()
    for (const by of [clerk, clerk, second, clerk])
      expect((await by.get(`/backend/account/payments/${id}/slip`)).status).toBe(200)
    const looks = await house.db
      .selectFrom('audit_event')
      .select('actor_code')
      .where('act', '=', 'payment.slip-seen')
      .where('subject', '=', refNo)
      .execute()
    expect([looks.length, new Set(looks.map(({ actor_code }) => actor_code)).size]).toEqual([2, 2])
  })

  it('approves: the wallet is credited and the owner hears of it', async () => {
    const { id, refNo } = await asked({ amount: '75000' })
    const before = await balance()
    expect((await approve(id)).body).toEqual({ status: 'approved' })
    expect((await balance()) - before).toBe(75000)
    expect(await detail(id)).toMatchObject({ status: 'approved', mayApprove: false })
    const inbox = await owner.get<{ notices: { title: string; text: string }[] }>('/merchant/notice')
    expect(inbox.body.notices[0]).toMatchObject({
      title: `Payment ${refNo} approved`,
      text: '750.00/- is on your wallet.',
    })
  })

  it('approves one request twenty times at once: one credit, nineteen conflicts', async () => {
    const { id } = await asked({ amount: '11100' })
    const before = await balance()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => approve(id, i % 2 ? clerk : second)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    expect((await balance()) - before).toBe(11100)
  })

  it('approves and rejects at once: one of them counts', async () => {
    const { id } = await asked({ amount: '5000' })
    const before = await balance()
    const answers = await Promise.all([approve(id), reject(id, 'No', second)])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1)
    expect((await balance()) - before).toBe((await detail(id)).status === 'approved' ? 5000 : 0)
  })

  it('needs a second person when one clerk approves more for a merchant within a day than the limit, bit by bit', async () => {
    const shop = await aMerchant(house)
    const buyer = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: shop.id, owner: true }))
    const bits = await Promise.all(Array.from({ length: 4 }, () => asked({ amount: '2000000' }, buyer)))
    const answers = await Promise.all(bits.map(({ id }) => approve(id)))
    expect(answers.map(({ body }) => body.status).sort()).toEqual([
      'approved',
      'approved',
      'second-person',
      'second-person',
    ])
    expect(await walletBalance(house.db, shop.id)).toBe(4_000_000)
    const waits = bits.find((_, i) => answers[i]?.body.status === 'second-person')
    expect((await approve(waits?.id ?? '', second)).body.status).toBe('approved')
  })

  it('does not take for a second person an account that somebody else has made or changed within a day', async () => {
    const boss = await aPerson(house, { role: 'admin' })
    const admin = await signedIn(house, boss)
    const { id } = await asked({ amount: '90000000' })
    expect((await approve(id, admin)).body.status).toBe('second-person')
    const ghost = await aPerson(house, { permissions: ['payment'] })
    const doer = { ...systemDoer, id: boss.id, code: boss.code }
    await house.inTx((tx) => recordAudit(tx, doer, { act: 'staff.added', subject: ghost.code }))
    const refused = await approve(id, await signedIn(house, ghost))
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Another person must be')])
    expect((await approve(id, second)).body.status).toBe('approved')
  })

  it('tells whoever cannot be the second why, and from when on they can', async () => {
    const boss = await aPerson(house, { role: 'admin' })
    const { id } = await asked({ amount: '90000000' })
    const [first, other] = [
      await aPerson(house, { permissions: ['payment'] }),
      await aPerson(house, { permissions: ['payment'] }),
    ]
    const [firstDesk, otherDesk] = [await signedIn(house, first), await signedIn(house, other)]
    expect((await approve(id, firstDesk)).body.status).toBe('second-person')
    const whyNot = async (browser: Browser) => {
      const { body } = await browser.get<PaymentDetail>(`/backend/account/payments/${id}`)
      return [body.mayApprove, body.whyNotApprove]
    }
    const touch = (code: string) =>
      house.inTx((tx) =>
        recordAudit(tx, { ...systemDoer, id: boss.id, code: boss.code }, { act: 'staff.changed', subject: code }),
      )
    const freeFrom = async (code: string) => {
      const row = house.db.selectFrom('audit_event').select('at').where('subject', '=', code).orderBy('id', 'desc')
      const tomorrow = (await row.executeTakeFirstOrThrow()).at.getTime() + 24 * 3600_000
      return formatDateTime(new Date(Math.ceil(tomorrow / 60_000) * 60_000))
    }
    expect(await whyNot(otherDesk)).toEqual([true, null])
    expect(await whyNot(firstDesk)).toEqual([false, 'You were the first to approve it.'])
    await touch(other.code)
    expect(await whyNot(otherDesk)).toEqual([
      false,
      `Your account was set up or changed by somebody else within the last day, so you can be the second from ${await freeFrom(other.code)} on. Somebody else can be it before.`,
    ])
    expect(await whyNot(second)).toEqual([true, null])
    await touch(first.code)
    const { name } = await house.db
      .selectFrom('app_user')
      .select('display_name as name')
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    expect(await whyNot(second)).toEqual([
      false,
      `The account of ${name}, who was the first, was set up or changed by somebody else within the last day, so nobody can be the second before ${await freeFrom(first.code)}.`,
    ])
  })

  it('does not take two accounts of one admin’s making for two people', async () => {
    const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
    const ghosts = []
    for (const name of ['One', 'Two']) {
      const facts = {
        name: `Ghost ${name}`,
        userName: `ghost${name}`.toLowerCase(),
        emailId: `ghost${name}@people.test`.toLowerCase(),
      }
      const add = {
        ...facts,
        mobileNo: `98765012${name.length}${name.charCodeAt(0) % 10}`,
        role: 'staff',
        permissions: ['payment'],
      }
      const added = await admin.post<{ id: string }>('/backend/hr/staff/add', add)
      expect([added.status, added.body]).toEqual([200, { id: expect.any(String) }])
      const model = await aPerson(house)
      await sql`update app_user set password_hash = (select password_hash from app_user where id = ${model.id})
        where id = ${added.body.id}`.execute(house.db)
      ghosts.push(await signedIn(house, { userName: facts.userName }))
    }
    const { id } = await asked({ amount: '90000000' })
    const [one, two] = ghosts
    if (!one || !two) throw new Error('There are two.')
    expect((await approve(id, one)).body.status).toBe('second-person')
    expect((await two.get<PaymentDetail>(`/backend/account/payments/${id}`)).body.mayApprove).toBe(false)
    expect((await approve(id, two)).status).toBe(409)
  })

  it('needs a second person above the limit, and the first cannot be both', async () => {
    await house.inTx((tx) => saveSettings(tx, { twoPersonLimit: 1000 }))
    const [small, large] = [await asked({ amount: '100000' }), await asked({ amount: '100001' })]
    const third = await signedIn(house, await aPerson(house, { permissions: ['payment'] }))
    expect((await approve(small.id, third)).body.status).toBe('approved')
    const before = await balance()
    expect((await approve(large.id)).body.status).toBe('second-person')
    expect(await balance()).toBe(before)
    expect(await detail(large.id)).toMatchObject({ status: 'second-person', mayApprove: false, needsSecond: true })
    expect((await approve(large.id)).body.message).toBe('You have approved this; a second person must do it too.')
    expect((await approve(large.id, second)).body.status).toBe('approved')
    expect((await balance()) - before).toBe(100001)
  })

  it('rejects with a reason, which the owner is told; nothing is credited', async () => {
    const { id, refNo } = await asked()
    const before = await balance()
    expect((await reject(id, '')).body.data).toEqual({ reason: 'Required' })
    expect((await reject(id, 'Not in our statement')).status).toBe(204)
    expect(await balance()).toBe(before)
    const inbox = await owner.get<{ notices: { title: string; text: string }[] }>('/merchant/notice')
    expect(inbox.body.notices[0]).toMatchObject({ title: `Payment ${refNo} rejected`, text: 'Not in our statement' })
    expect((await approve(id)).status).toBe(409)
  })

  it('without the permission sees and decides nothing', async () => {
    const { id } = await asked()
    const other = await signedIn(house, await aPerson(house, { permissions: ['report', 'user'] }))
    expect((await approve(id, other)).status).toBe(403)
    expect((await other.get(`/backend/account/payments/${id}/slip`)).status).toBe(403)
    expect((await other.post('/backend/account/payments', {})).status).toBe(403)
  })

  it('leaves a ledger in which everything adds up', async () => {
    expect((await checkLedger(house.db)).wrong).toEqual([])
  })
})

it('open lists hear of a new payment and of what became of it: those of the business and of who decides, and no others', async () => {
  const address = await listenAt(house.web)
  const outsider = await signedIn(house, await aPerson(house, { permissions: ['user'] }))
  const [shop, desk, other] = [
    await openStream(address, owner, '/merchant/notice/events'),
    await openStream(address, clerk, '/backend/notice/events'),
    await openStream(address, outsider, '/backend/notice/events'),
  ]
  const { id } = await asked()
  await Promise.all([shop.until('payment'), desk.until('payment')])
  const told = shop.heard.filter((topic) => topic === 'payment').length
  await reject(id, 'No such money came')
  await expect.poll(() => shop.heard.filter((topic) => topic === 'payment').length).toBe(told + 1)
  expect(other.heard).not.toContain('payment')
  for (const stream of [shop, desk, other]) stream.leave()
})
