import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { FilingQuote, FilingRow, OpenReturn } from '../../../contract/gst/filing.ts'
import type { FilingDetail } from '../../../contract/gst/filing-detail.ts'
import { dayInMonth, monthNumber } from '../../../contract/gst/returns-periods.ts'
import { indianDay } from '../../../contract/kernel/dates.ts'
import type { TurnoverBand } from '../../../contract/law/turnover.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import {
  aClientChange,
  aFiling,
  aGstClient,
  aSentFiling,
  filingDetailOf,
  monthsAgo,
  submitFiling,
  uploadRegister,
} from '../../testing/gst-filing.ts'
import { aDocument, aGstSeller, sendGstFile } from '../../testing/gst-registration.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { checkLedger } from '../../wallet/check-ledger.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'
import { sweepLooseFiles } from './sweep-loose-files.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['gst'] }))
const base = '/merchant/gst/filing'
const lastMonth = monthsAgo(1)

const openOf = async (browser: Browser, clientId: string) =>
  (await browser.get<OpenReturn[]>(`${base}-periods?clientId=${clientId}`)).body
const periodsOf = (open: OpenReturn[], name: string) =>
  open.find(({ returnType }) => returnType === name)?.periods.map(({ period }) => period) ?? []
const quoteOf = (browser: Browser, clientId: string, rest = `returnType=gstr-3b&period=${lastMonth}`) =>
  browser.get<FilingQuote>(`${base}-quote?clientId=${clientId}&${rest}`)

describe('sending a return in', () => {
  it('costs what the package says, once, and tells the desk', async () => {
    const { browser, id: merchantId } = await aGstSeller(house)
    const clientId = await aGstClient(browser)
    const { body: quote } = await quoteOf(browser, clientId)
    expect(quote).toMatchObject({ price: 30_000, missing: 0 })
    const key = randomUUID()
    const filing = aFiling(clientId, { note: 'Please hurry' })
    const tries = await Promise.all(Array.from({ length: 20 }, () => submitFiling(browser, filing, key)))
    expect(new Set(tries.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await walletBalance(house.db, merchantId)).toBe(500_000 - quote.net)
    const detail = await filingDetailOf(browser, tries[0]?.body.id ?? '')
    expect(detail).toMatchObject({
      status: 'submitted',
      period: lastMonth,
      figures: filing.figures,
      note: 'Please hurry',
      money: { price: quote.price, refundedAt: null },
    })
    const told = await house.db
      .selectFrom('notice')
      .select('link')
      .where('title', '=', `GST return ${detail.no}`)
      .execute()
    expect(told).toContainEqual({ link: `/backend/actions/gst/filling/${detail.id}` })
  })

  it('twenty times at once for one period is one return and one charge', async () => {
    const { browser, id: merchantId } = await aGstSeller(house)
    const clientId = await aGstClient(browser)
    const { body: quote } = await quoteOf(browser, clientId)
    const tries = await Promise.all(Array.from({ length: 20 }, () => submitFiling(browser, aFiling(clientId))))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(tries.find(({ status }) => status === 409)?.body.message).toContain('filed or under way already')
    expect(await walletBalance(house.db, merchantId)).toBe(500_000 - quote.net)
  })

  it('is offered no more while it is under way, and again once it was withdrawn', async () => {
    const { browser, id: merchantId } = await aGstSeller(house)
    const clientId = await aGstClient(browser)
    expect(periodsOf(await openOf(browser, clientId), 'gstr-3b')[0]).toBe(lastMonth)
    const id = await aSentFiling(browser, { clientId })
    const open = await openOf(browser, clientId)
    expect(periodsOf(open, 'gstr-3b')).not.toContain(lastMonth)
    expect(periodsOf(open, 'gstr-1')).toContain(lastMonth)
    expect((await browser.post(`${base}/${id}/withdraw`)).status).toBe(204)
    expect(await walletBalance(house.db, merchantId)).toBe(500_000)
    expect(periodsOf(await openOf(browser, clientId), 'gstr-3b')).toContain(lastMonth)
    await aSentFiling(browser, { clientId })
  })

  it('waits for the balance and for KYC', async () => {
    const poor = await aGstSeller(house, 5_000)
    const clientId = await aGstClient(poor.browser)
    expect((await quoteOf(poor.browser, clientId)).body.missing).toBe(25_000)
    const short = await submitFiling(poor.browser, aFiling(clientId))
    expect([short.status, short.body.message]).toEqual([409, expect.stringContaining('The balance is too low')])
    expect(await walletBalance(house.db, poor.id)).toBe(5_000)
    expect((await poor.browser.post<{ data: FilingRow[] }>(`${base}/list`, {})).body.data).toEqual([])

    const newcomer = await aGstSeller(house)
    const theirs = await aGstClient(newcomer.browser)
    await house.db
      .updateTable('app_user')
      .set({ kyc_state: 'submitted' })
      .where('id', '=', newcomer.person.id)
      .execute()
    expect((await submitFiling(newcomer.browser, aFiling(theirs))).status).toBe(409)
  })

  it('wants figures that add up, a register, or nothing at all', async () => {
    const { browser } = await aGstSeller(house)
    const clientId = await aGstClient(browser)
    const send = async (change: object) => (await submitFiling(browser, { ...aFiling(clientId), ...change })).body
    expect((await send({ figures: { cgst: 100, sgst: 200 } })).data).toEqual({
      'figures.sgst': 'CGST and SGST must be the same',
    })
    expect((await send({ returnType: 'gstr-1', figures: { itcIgst: 5 } })).data).toEqual({
      'figures.itcIgst': 'GSTR-1 has no ITC: IGST',
    })
    for (const igst of [-1, 0.5, 1e15, '5'])
      expect((await send({ figures: { igst } })).data).toHaveProperty('figures.igst')
    expect((await send({ figures: {} })).message).toContain('say that the return is nil')
    const nil = await aSentFiling(browser, { clientId, nil: true, figures: { igst: 500 } })
    expect(await filingDetailOf(browser, nil)).toMatchObject({ nil: true, figures: {} })
  })

  it('is refused for a client that was put away', async () => {
    const { browser } = await aGstSeller(house)
    const clientId = await aGstClient(browser)
    await browser.post(`/merchant/gst/client/${clientId}/active`, { active: false })
    expect((await submitFiling(browser, aFiling(clientId))).status).toBe(409)
  })
})

describe('a period', () => {
  it('that is not over, not of the scheme, or older than three years is refused in a plain sentence', async () => {
    const { browser, id: merchantId } = await aGstSeller(house)
    const clientId = await aGstClient(browser)
    const why = async (change: object) => (await submitFiling(browser, { ...aFiling(clientId), ...change })).body.data
    expect((await why({ period: monthsAgo(0) }))?.period).toMatch(/It can be filed after that\.$/)
    expect((await why({ returnType: 'cmp-08', period: 'FY2026Q1' }))?.returnType).toBe(
      'This client does not file CMP-08',
    )
    expect((await why({ period: 'FY2025Q1' }))?.period).toBe('GSTR-3B has no such period here')
    expect((await why({ period: monthsAgo(50) }))?.period).toMatch(
      /^It was due on \d{2}-[A-Z][a-z]{2}-\d{4}\. The GST portal takes no GSTR-3B later than 3 years after that\.$/,
    )
    expect(await walletBalance(house.db, merchantId)).toBe(500_000)
  })

  it('is offered for three years back, newest first', async () => {
    const { browser } = await aGstSeller(house)
    const periods = periodsOf(await openOf(browser, await aGstClient(browser)), 'gstr-3b')
    expect(periods.length).toBeGreaterThanOrEqual(36)
    expect(periods.length).toBeLessThanOrEqual(37)
    expect(periods).toEqual([...periods].sort().reverse())
  })

  it('of a quarterly filer offers quarters, and early months for PMT-06', async () => {
    const { browser } = await aGstSeller(house)
    const open = await openOf(browser, await aGstClient(browser, { scheme: 'qrmp' }))
    expect(open.map(({ returnType }) => returnType)).toEqual(['gstr-1', 'iff', 'gstr-3b', 'pmt-06'])
    const quarters = periodsOf(open, 'gstr-3b')
    expect(quarters.length).toBeGreaterThanOrEqual(12)
    expect(quarters.filter((code) => !/^FY\d{4}Q[1-4]$/.test(code))).toEqual([])
    expect(periodsOf(open, 'pmt-06').some((code) => /-(03|06|09|12)$/.test(code))).toBe(false)
    // The portal takes it until its date only.
    expect(periodsOf(open, 'iff').length).toBeLessThanOrEqual(1)
  })

  it('after a cancellation is only the final return', async () => {
    const { browser } = await aGstSeller(house)
    const cancelledOn = dayInMonth(monthNumber(indianDay(new Date())) - 3, 15)
    const open = await openOf(browser, await aGstClient(browser, { cancelledOn }))
    expect(periodsOf(open, 'gstr-3b')[0]).toBe(monthsAgo(3))
    expect(periodsOf(open, 'gstr-10')).toEqual([cancelledOn])
  })

  it('the final return is due three months after the cancellation or its order, the later, and moves with the order', async () => {
    const { browser } = await aGstSeller(house)
    const month = monthNumber(indianDay(new Date()))
    const day = (months: number) => dayInMonth(month + months, 15)
    const cancelledOn = day(-50)
    const known = aClientChange({ cancelledOn, since: monthsAgo(1) })
    const clientId = await aGstClient(browser, known)
    const due = async () =>
      (await openOf(browser, clientId)).find(({ returnType }) => returnType === 'gstr-10')?.periods[0]?.dueOn
    expect(await due()).toBe(day(-47))
    const filing = aFiling(clientId, { returnType: 'gstr-10', period: cancelledOn, nil: true, figures: {} })
    const { status, body } = await submitFiling(browser, filing)
    expect(status, JSON.stringify(body)).toBe(200)
    const change = { ...known, cancellationOrderOn: day(-2) }
    expect((await browser.post(`/merchant/gst/client/${clientId}/change`, change)).status).toBe(204)
    expect((await filingDetailOf(browser, body.id)).dueOn).toBe(day(1))
    expect((await browser.post(`/merchant/gst/client/${clientId}/change`, known)).status).toBe(204)
    expect((await filingDetailOf(browser, body.id)).dueOn).toBe(day(-47))
  })

  it('that is late tells the days and the fee up to the cap of the turnover, and what a nil return costs', async () => {
    const { browser } = await aGstSeller(house)
    const feeOf = async (turnover: TurnoverBand, month: string, nil = 'no') => {
      const clientId = await aGstClient(browser, { turnover })
      return (await quoteOf(browser, clientId, `returnType=gstr-3b&period=${month}&nil=${nil}`)).body
    }
    const lately = await feeOf('up-to-1.5', monthsAgo(2))
    expect(lately.lateFee.amount).toBe(Math.min(lately.daysLate * 5_000, 200_000))
    const yearAgo = monthsAgo(14)
    const nil = await feeOf('up-to-1.5', yearAgo, 'yes')
    expect(nil.daysLate).toBeGreaterThanOrEqual(365)
    expect(nil.lateFee).toEqual({
      amount: 50_000,
      perDay: 2_000,
      cap: 50_000,
      capShare: null,
      rough: false,
      source: 'Notification 19/2021-Central Tax, June 2021 onwards',
    })
    expect((await feeOf('up-to-1.5', yearAgo)).lateFee.amount).toBe(200_000)
    expect((await feeOf('2-to-5', yearAgo)).lateFee.amount).toBe(500_000)
    expect((await feeOf('over-20', yearAgo)).lateFee.amount).toBe(1_000_000)
  })

  it('of a client whose turnover is kept roughly is told the highest fee, and that it is rough', async () => {
    const { browser } = await aGstSeller(house)
    const clientId = await aGstClient(browser)
    await house.db.updateTable('gst_client').set({ turnover: 'up-to-2' }).where('id', '=', clientId).execute()
    const { body } = await quoteOf(browser, clientId, `returnType=gstr-3b&period=${monthsAgo(14)}`)
    expect(body.lateFee).toMatchObject({ amount: 500_000, rough: true })
  })
})

describe('files of a return', () => {
  it('come with it, and are the own business’s alone until then', async () => {
    const { browser } = await aGstSeller(house)
    const other = await aGstSeller(house)
    const { body: sales } = await uploadRegister(browser, { content: 'no,value\n1,100\n', name: 'sales.csv' })
    expect((await other.browser.get(`${base}-file/${sales.id}`)).status).toBe(404)
    expect((await other.browser.post(`${base}-file/${sales.id}/drop`)).status).toBe(404)
    expect((await clerk.get(`/backend/gst/filing-file/${sales.id}`)).status).toBe(404)
    const theirs = await submitFiling(other.browser, aFiling(await aGstClient(other.browser), { fileIds: [sales.id] }))
    expect(theirs.body.data).toHaveProperty('fileIds')
    expect(await walletBalance(house.db, other.id)).toBe(500_000)

    const id = await aSentFiling(browser, { fileIds: [sales.id], figures: {} })
    const seen = await clerk.get(`/backend/gst/filing-file/${sales.id}`)
    expect(seen.raw.toString()).toBe('\uFEFFno,value\r\n1,100\r\n')
    expect(seen.headers['content-disposition']).toMatch(/^attachment/)
    expect((await browser.post(`${base}-file/${sales.id}/drop`)).status).toBe(409)
    expect((await clerk.get<FilingDetail>(`/backend/gst/filing/${id}`)).body.files).toMatchObject([
      { id: sales.id, kind: 'sales', name: 'sales.csv', shows: false },
    ])
    const again = await submitFiling(browser, aFiling(await aGstClient(browser), { fileIds: [sales.id] }))
    expect(again.body.data).toHaveProperty('fileIds')
  })

  it('are taken out or sent in, but never both', async () => {
    const { browser } = await aGstSeller(house)
    for (let round = 0; round < 5; round++) {
      const clientId = await aGstClient(browser)
      const { body: file } = await uploadRegister(browser, { content: 'no,value\n1,100\n', name: 'sales.csv' })
      const [sent, dropped] = await Promise.all([
        submitFiling(browser, aFiling(clientId, { fileIds: [file.id] })),
        browser.post(`${base}-file/${file.id}/drop`),
      ])
      expect([`200 409`, `400 204`]).toContain(`${sent.status} ${dropped.status}`)
      if (sent.status === 200) expect((await filingDetailOf(browser, sent.body.id)).files).toHaveLength(1)
    }
  })

  it('that were never sent in are swept after two days, and no others', async () => {
    const { browser } = await aGstSeller(house)
    const { body: loose } = await uploadRegister(browser, { content: await aDocument(), name: 'a.pdf', kind: 'other' })
    const { body: sent } = await uploadRegister(browser, { content: await aDocument('Sent'), name: 'b.pdf' })
    await aSentFiling(browser, { fileIds: [sent.id] })
    await house.inTx((tx) => sweepLooseFiles(tx, new Date()))
    expect((await browser.get(`${base}-file/${loose.id}`)).status).toBe(200)
    await house.inTx((tx) => sweepLooseFiles(tx, new Date(Date.now() + 49 * 3_600_000)))
    expect((await browser.get(`${base}-file/${loose.id}`)).status).toBe(404)
    expect((await browser.get(`${base}-file/${sent.id}`)).status).toBe(200)
  })
})

it('what is not yours does not exist', async () => {
  const [one, two] = [await aGstSeller(house), await aGstSeller(house)]
  const clientId = await aGstClient(one.browser)
  const id = await aSentFiling(one.browser, { clientId })
  const { browser } = two
  expect((await browser.get(`${base}/${id}`)).status).toBe(404)
  expect((await browser.post(`${base}/${id}/withdraw`)).status).toBe(404)
  expect((await browser.post(`${base}/${id}/answer`, { answer: 'Mine' })).status).toBe(404)
  const file = { path: `${base}/${id}/answer-file`, content: await aDocument() }
  expect((await sendGstFile(browser, file)).status).toBe(404)
  expect((await submitFiling(browser, aFiling(clientId))).status).toBe(404)
  expect((await quoteOf(browser, clientId)).status).toBe(404)
  expect((await browser.post<{ data: FilingRow[] }>(`${base}/list`, {})).body.data).toEqual([])
  expect((await browser.get(`/backend/gst/filing/${id}`)).status).toBe(403)
  const stranger = await signedIn(house, await aPerson(house, { permissions: ['uti-pan'] }))
  expect((await stranger.get(`/backend/gst/filing/${id}`)).status).toBe(403)
})

it('the ledger adds up', async () => {
  expect((await checkLedger(house.db)).wrong).toEqual([])
})
