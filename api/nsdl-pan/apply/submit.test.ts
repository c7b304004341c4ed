import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { anEntity } from '../../../contract/nsdl-pan/check-samples.ts'
import { signedIn } from '../../testing/browser.ts'
import { giveMoney } from '../../testing/money.ts'
import { aNewSheet, openPanCounter } from '../../testing/pan-counter.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { checkLedger } from '../../wallet/check-ledger.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'
import { openApplicantNumbers } from './sealed-numbers.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
await sql`
  update package_price set price = 15000, commission_unit = 'flat', commission_rate = 1000
  where product_code like 'pan-%'`.execute(house.db)
/** The price less the commission, plus TDS on it. */
const net = 14_020

const [desk, other] = [await openPanCounter(house, { rupees: 20_000 }), await openPanCounter(house, { rupees: 20_000 })]
const balance = (merchantId = desk.merchantId) => walletBalance(house.db, merchantId)
const rowOf = (id: string) =>
  house.db.selectFrom('pan_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = async (id: string) =>
  (
    await house.db
      .selectFrom('work_event')
      .select(['move', 'to_state'])
      .where('service', '=', 'nsdl-pan')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ move, to_state }) => `${move} → ${to_state}`)
const cancel = (id: string, key?: string) => desk.once(`/merchant/nsdlpan/apply/${id}/cancel`, undefined, key)
const times = <T>(n: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => work(at)))
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

describe('sending in', () => {
  it('leaves out what was typed in fields that are no part of the application any more', async () => {
    const hidden = { raLast: 'HIDDEN', raFirst: 'SOMEBODY', raAadhaarNo: '999941057058', otherLast: 'BEFORE' }
    const filled = await desk.fill(aNewSheet({ ...hidden, withRepresentative: false, knownByOther: false }))
    expect((await rowOf(filled.id)).data).toMatchObject({ raLast: 'HIDDEN', otherLast: 'BEFORE' })
    expect((await desk.submit(filled)).status).toBe(200)
    const sent = await rowOf(filled.id)
    expect(sent.data).toMatchObject({ raLast: '', raFirst: '', otherLast: '', nameFirst: 'RAVI' })
    expect(openApplicantNumbers(sent)).toMatchObject({ raAadhaarNo: '', aadhaarNo: expect.stringMatching(/^\d{12}$/) })
  })

  it('charges the price of the package once, and the form can be printed', async () => {
    const before = await balance()
    const filled = await desk.fill()
    const { status, body } = await desk.submit(filled)
    expect([status, body]).toEqual([
      200,
      { id: filled.id, refNo: expect.stringMatching(/^\d{10}$/), state: 'awaiting-scan' },
    ])
    expect(await balance()).toBe(before - net)
    expect(await rowOf(filled.id)).toMatchObject({
      state: 'awaiting-scan',
      form_name: 'Form 93',
      product_code: 'pan-new-physical-card',
      submitted_at: expect.any(Date),
    })
    expect(await eventsOf(filled.id)).toEqual(['submit → awaiting-scan'])
    const sale = await house.db.selectFrom('sale').selectAll().where('fact', '=', `nsdl-pan:${filled.id}`).execute()
    expect(sale).toHaveLength(1)
    const notices = await house.db.selectFrom('notice').selectAll().where('user_id', '=', desk.person.id).execute()
    expect(notices.at(-1)).toMatchObject({ kind: 'nsdl-pan', link: `/merchant/product/nsdl-pan/paninfo/${filled.id}` })
  })

  it('without paper waits for the Aadhaar signature; an entity prints Form 94, a correction CR-02', async () => {
    const paperless = await desk.fill(aNewSheet({ identityProof: '', addressProof: '' }), {
      mode: 'paperless',
      card: 'epan',
    })
    expect((await desk.submit(paperless)).body.state).toBe('esign-pending')
    const company = await desk.fill(anEntity('company'), { category: 'company' })
    expect((await desk.submit(company)).body.state).toBe('awaiting-scan')
    expect((await rowOf(company.id)).form_name).toBe('Form 94')
    const change = anEntity('trust', { panNo: 'ABCTS1234E', panProof: 'pan-card', changes: ['address'] })
    const correction = await desk.fill(change, { category: 'trust', type: 'C' })
    expect((await desk.submit(correction)).status).toBe(200)
    expect(await rowOf(correction.id)).toMatchObject({
      form_name: 'PAN CR-02',
      product_code: 'pan-correction-physical-card',
    })
  })

  it('one draft twenty times at once, under one key or under many, charges once', async () => {
    const [one, many] = [await desk.fill(), await desk.fill()]
    const before = await balance()
    const key = randomUUID()
    expect(statuses(await times(20, () => desk.submit(one, key)))).toEqual(Array(20).fill(200))
    expect(statuses(await times(20, () => desk.submit(many)))).toEqual([200, ...Array(19).fill(409)])
    expect(await balance()).toBe(before - 2 * net)
  })

  it('takes no price, product or state from whoever sends it', async () => {
    const filled = await desk.fill()
    const before = await balance()
    const body = { version: filled.version, price: 1, product: 'pan-new-physical-epan', state: 'issued', card: 'epan' }
    const { status } = await desk.once(`/merchant/nsdlpan/apply/${filled.id}/submit`, body)
    expect([status, await balance()]).toEqual([200, before - net])
    expect((await rowOf(filled.id)).state).toBe('awaiting-scan')
  })

  it('names every field that is wrong, the digits of Aadhaar too, and charges nothing', async () => {
    const before = await balance()
    const filled = await desk.fill(
      aNewSheet({ nameFirst: 'R', aadhaarNo: '234567890125', birthProof: 'aadhaar', consent: false }),
    )
    const { status, body } = await desk.submit(filled)
    expect(status).toBe(400)
    expect(Object.keys(body.data as object).sort()).toEqual([
      'aadhaarNo',
      'birthProof',
      'cardName',
      'consent',
      'nameFirst',
    ])
    expect(await balance()).toBe(before)
    expect((await rowOf(filled.id)).state).toBe('draft')
  })

  it('wants a key, and the version that was seen', async () => {
    const filled = await desk.fill()
    const bare = await desk.browser.post(`/merchant/nsdlpan/apply/${filled.id}/submit`, { version: filled.version })
    expect(bare.status).toBe(400)
    expect((await desk.submit({ ...filled, version: 1 })).status).toBe(409)
    expect((await desk.submit(filled)).status).toBe(200)
  })

  it('above the balance is refused with what is missing, and possible once it is there', async () => {
    const poor = await openPanCounter(house, { rupees: 100 })
    const filled = await poor.fill()
    const quote = await poor.browser.get(`/merchant/nsdlpan/apply/${filled.id}/quote`)
    expect(quote.body).toMatchObject({ price: 15_000, balance: 10_000, missing: 5_000 })
    const key = randomUUID()
    const { status, body } = await poor.submit(filled, key)
    expect([status, body.message]).toEqual([409, 'The balance is too low: ₹50.00 more is needed.'])
    expect(await balance(poor.merchantId)).toBe(10_000)
    await giveMoney(house, poor.merchantId, 5_000)
    expect((await poor.submit(filled, key)).status).toBe(200)
  })

  it('waits for the KYC of the business', async () => {
    const unknown = await openPanCounter(house, { kyc: 'submitted' })
    const { status, body } = await unknown.submit(await unknown.fill())
    expect([status, body.message]).toEqual([409, 'The KYC of your business is not approved yet.'])
    expect(await balance(unknown.merchantId)).toBe(100_000)
  })

  it('is for those who may apply', async () => {
    const filled = await desk.fill()
    const staff = await aPerson(house, { role: 'merchant', merchantId: desk.merchantId, permissions: ['payment'] })
    const browser = await signedIn(house, staff)
    expect((await browser.get(`/merchant/nsdlpan/apply/${filled.id}`)).status).toBe(403)
  })
})

describe('a second application of one person', () => {
  it('is refused by Aadhaar number, and by name and birth; the token is told to the own shop only', async () => {
    const sheet = aNewSheet()
    const first = await desk.fill(sheet)
    const { body } = await desk.submit(first)
    const again = await desk.submit(await desk.fill(sheet))
    expect([again.status, again.body.message]).toEqual([
      409,
      `There is an open application with this Aadhaar number already: token ${body.refNo}.`,
    ])
    const renumbered = await desk.submit(await desk.fill({ ...sheet, aadhaarNo: aNewSheet().aadhaarNo }))
    expect(renumbered.body.message).toBe(
      `There is an open application with this name and date already: token ${body.refNo}.`,
    )
    const elsewhere = await other.submit(await other.fill(sheet))
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      409,
      'There is an open application with this Aadhaar number already, at another shop.',
    ])
    expect(JSON.stringify(elsewhere.body)).not.toContain(body.refNo)
  })

  it('sent in by two shops at the same moment is taken once', async () => {
    const sheet = aNewSheet()
    const drafts = [await desk.fill(sheet), await desk.fill(sheet)]
    const theirs = [await other.fill(sheet), await other.fill(sheet)]
    const answers = await Promise.all([
      ...drafts.map((filled) => desk.submit(filled)),
      ...theirs.map((filled) => other.submit(filled)),
    ])
    expect(statuses(answers)).toEqual([200, 409, 409, 409])
  })

  it('is possible once the first was cancelled or issued', async () => {
    const sheet = aNewSheet()
    const first = await desk.fill(sheet)
    await desk.submit(first)
    expect((await cancel(first.id)).status).toBe(200)
    const second = await desk.fill(sheet)
    expect((await desk.submit(second)).status).toBe(200)
    await sql`update pan_application set state = 'issued', pan = 'ABCPS1234E', ack_no = '881012345678901' where id = ${second.id}`.execute(
      house.db,
    )
    expect((await desk.submit(await desk.fill(sheet))).status).toBe(200)
  })
})

describe('cancelling', () => {
  it('puts every paisa back, once, however many ask', async () => {
    const before = await balance()
    const filled = await desk.fill()
    await desk.submit(filled)
    const answers = await times(20, () => cancel(filled.id))
    expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)])
    expect(await balance()).toBe(before)
    expect((await rowOf(filled.id)).state).toBe('cancelled')
    expect(await eventsOf(filled.id)).toEqual(['submit → awaiting-scan', 'cancel → cancelled'])
    const key = randomUUID()
    const next = await desk.fill()
    await desk.submit(next)
    expect(statuses(await times(20, () => cancel(next.id, key)))).toEqual(Array(20).fill(200))
    expect(await balance()).toBe(before)
  })

  it.each(['draft', 'verification', 'verified', 'rejected', 'esign-pending'] as const)(
    'is refused from %s, naming what is possible',
    async (state) => {
      const filled = await desk.fill()
      if (state !== 'draft') {
        await desk.submit(filled)
        await sql`update pan_application set state = ${state} where id = ${filled.id}`.execute(house.db)
      }
      const before = await balance()
      const { status, body } = await cancel(filled.id)
      expect([status, body.message]).toEqual([409, expect.stringContaining('Possible now')])
      expect(await balance()).toBe(before)
    },
  )
})

it('afterwards the ledger adds up', async () => {
  expect((await checkLedger(house.db)).wrong).toEqual([])
})
