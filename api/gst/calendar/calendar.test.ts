import { describe, expect, it } from 'vitest'
import { firstDueRules } from '../../../contract/first-law/first-due-dates.ts'
import type { GstClientChange } from '../../../contract/gst/client.ts'
import type { GstCalendar } from '../../../contract/gst/due-dates-calendar.ts'
import type { DueDates } from '../../../contract/gst/due-dates-office.ts'
import { gstStateNames } from '../../../contract/gst/returns-states.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { aGstClient, aGstin, aSentFiling, filingDetailOf, monthsAgo } from '../../testing/gst-filing.ts'
import { aGstSeller, type Refusal } from '../../testing/gst-registration.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { readCalendar } from './read-calendar.ts'
import { sendReminders } from './send-reminders.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['gst'] }))
const desk = '/backend/gst'
/** Noon in India. */
const noon = (day: string) => new Date(`${day}T06:30:00Z`)
const dueDates = async () => (await clerk.get<DueDates>(`${desk}/due-dates`)).body
const acts = async (act: string) =>
  (await house.db.selectFrom('audit_event').select('detail').where('act', '=', act).execute()).map(({ detail }) =>
    JSON.parse(detail),
  )

async function aShop(change: Partial<GstClientChange> = {}) {
  const seller = await aGstSeller(house)
  const clientId = await aGstClient(seller.browser, { since: '2026-09', ...change })
  return { ...seller, clientId }
}
const on = (day: string, { id }: { id: string }): Promise<GstCalendar> => readCalendar(house.db, id, noon(day))
const told = (entries: GstCalendar['coming']) =>
  entries.map(({ returnType, period, dueOn, open }) => `${dueOn} ${returnType} ${period}${open ? '' : ' later'}`)

describe('the calendar', () => {
  it('shows what is overdue and what is due within sixty days', async () => {
    const shop = await aShop()
    const { overdue, coming } = await on('2026-11-15', shop)
    expect(told(overdue)).toEqual([
      '2026-10-11 gstr-1 2026-09',
      '2026-10-20 gstr-3b 2026-09',
      '2026-11-11 gstr-1 2026-10',
    ])
    expect(told(coming)).toEqual([
      '2026-11-20 gstr-3b 2026-10',
      '2026-12-11 gstr-1 2026-11 later',
      '2026-12-20 gstr-3b 2026-11 later',
      '2027-01-11 gstr-1 2026-12 later',
    ])
  })

  it('of a quarterly filer follows its state, and never calls what is optional overdue', async () => {
    const [pune, delhi] = [
      await aShop({ scheme: 'qrmp', gstin: aGstin('27'), since: '2026-07' }),
      await aShop({ scheme: 'qrmp', gstin: aGstin('07'), since: '2026-07' }),
    ]
    expect(told((await on('2026-10-15', pune)).coming)).toContain('2026-10-22 gstr-3b FY2026Q2')
    const { overdue, coming } = await on('2026-10-15', delhi)
    expect(told(coming)).toContain('2026-10-24 gstr-3b FY2026Q2')
    expect(told(overdue)).toEqual([
      '2026-08-25 pmt-06 2026-07',
      '2026-09-25 pmt-06 2026-08',
      '2026-10-13 gstr-1 FY2026Q2',
    ])
  })

  it('leaves out what is filed or under way, clients that were put away, and others’ clients', async () => {
    const shop = await aShop({ since: monthsAgo(1) })
    const other = await aShop({ since: monthsAgo(1) })
    const calendar = async (browser: Browser) => (await browser.get<GstCalendar>('/merchant/gst/calendar')).body
    const keys = ({ overdue, coming }: GstCalendar) =>
      [...overdue, ...coming].map((one) => `${one.returnType} ${one.period}`)
    const wanted = `gstr-3b ${monthsAgo(1)}`
    expect(keys(await calendar(shop.browser))).toContain(wanted)
    const id = await aSentFiling(shop.browser, { clientId: shop.clientId })
    expect(keys(await calendar(shop.browser))).not.toContain(wanted)
    expect(keys(await calendar(other.browser))).toContain(wanted)
    await shop.browser.post(`/merchant/gst/filing/${id}/withdraw`)
    expect(keys(await calendar(shop.browser))).toContain(wanted)
    await shop.browser.post(`/merchant/gst/client/${shop.clientId}/active`, { active: false })
    expect(keys(await calendar(shop.browser))).toEqual([])
  })

  it('forgets what the portal takes no more', async () => {
    const shop = await aShop({ since: '2023-10' })
    const first = async (day: string) => (await on(day, shop)).overdue[0]
    expect(await first('2026-11-11')).toMatchObject({ returnType: 'gstr-1', period: '2023-10' })
    expect(await first('2026-11-12')).toMatchObject({ returnType: 'gstr-3b', period: '2023-10' })
    expect(await first('2026-11-21')).toMatchObject({ returnType: 'gstr-1', period: '2023-11' })
  })
})

describe('due dates at the desk', () => {
  it('are those of the law until somebody changes them, and every state has a group', async () => {
    const { rules, extensions, states } = await dueDates()
    expect(rules).toEqual(firstDueRules)
    expect(extensions).toEqual([])
    expect(states.map(({ code }) => code)).toEqual(Object.keys(gstStateNames).sort())
    const early = states.filter(({ stateGroup }) => stateGroup === 'A').map(({ code }) => code)
    expect(early.join(' ')).toBe('22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37')
  })

  it('are extended for a period and taken back, with what is under way, and both is recorded', async () => {
    const shop = await aShop({ since: monthsAgo(1) })
    const id = await aSentFiling(shop.browser, { clientId: shop.clientId })
    const { dueOn: usual } = await filingDetailOf(shop.browser, id)
    const extension = {
      returnType: 'gstr-3b',
      scheme: null,
      stateGroup: null,
      period: monthsAgo(1),
      newDate: '2098-01-31',
      notification: 'Notification 17/2026',
    }
    expect((await clerk.post(`${desk}/due-extension/add`, extension)).status).toBe(204)
    expect((await filingDetailOf(shop.browser, id)).dueOn).toBe('2098-01-31')
    const [kept] = (await dueDates()).extensions
    expect(kept).toMatchObject(extension)
    expect((await clerk.post(`${desk}/due-extension/${kept?.id}/remove`)).status).toBe(204)
    expect((await filingDetailOf(shop.browser, id)).dueOn).toBe(usual)
    expect((await clerk.post(`${desk}/due-extension/${kept?.id}/remove`)).status).toBe(404)
    const recorded = { newDate: '2098-01-31', notification: 'Notification 17/2026' }
    expect(await acts('gst-due-extension.added')).toMatchObject([recorded])
    expect(await acts('gst-due-extension.removed')).toMatchObject([recorded])
  })

  it('that no period has are refused by field', async () => {
    const wrong = { returnType: 'gstr-3b', period: 'FY2026', newDate: 'soon', notification: '' }
    const { status, body } = await clerk.post<Refusal>(`${desk}/due-extension/add`, wrong)
    expect([status, Object.keys(body.data ?? {}).sort()]).toEqual([400, ['newDate', 'notification', 'period']])
    const year = { ...wrong, newDate: '2027-06-01', notification: 'N' }
    expect((await clerk.post<Refusal>(`${desk}/due-extension/add`, year)).body.data).toHaveProperty('period')
  })

  it('are changed by group of states, and the calendar follows', async () => {
    const shop = await aShop({ scheme: 'qrmp', gstin: aGstin('27'), since: '2026-07' })
    const due = async () =>
      (await on('2026-10-01', shop)).coming.find((one) => one.period === 'FY2026Q2' && one.returnType === 'gstr-3b')
        ?.dueOn
    expect(await due()).toBe('2026-10-22')
    await clerk.post(`${desk}/state-group`, { code: '27', stateGroup: 'B' })
    expect(await due()).toBe('2026-10-24')
    expect(await acts('gst-state-group.changed')).toEqual([{ stateGroup: 'B' }])
    expect((await clerk.post(`${desk}/state-group`, { code: '77', stateGroup: 'B' })).status).toBe(404)
    await clerk.post(`${desk}/state-group`, { code: '27', stateGroup: 'A' })
  })
})

describe('reminders', () => {
  const remind = (day: string) => sendReminders(house.db, noon(day))
  const noticesOf = async ({ person }: { person: { id: string } }) =>
    house.db
      .selectFrom('notice')
      .select(['title', 'body', 'link'])
      .where('user_id', '=', person.id)
      .orderBy('id')
      .execute()

  it('come seven days and two days before and on the day, each once however often and by whom they are sent', async () => {
    const shop = await aShop({ scheme: 'tds', gstin: aGstin('27', 'D'), since: '2026-10' })
    await remind('2026-11-02')
    expect(await noticesOf(shop)).toEqual([])
    // Two servers, each with its recurring jobs, and one of them started again.
    await Promise.all([remind('2026-11-03'), remind('2026-11-03'), remind('2026-11-03')])
    await remind('2026-11-03')
    await remind('2026-11-05')
    expect(await noticesOf(shop)).toEqual([
      {
        title: 'A GST return is due on 10-Nov-2026',
        body: 'GSTR-7 Oct 2026 of Sample Stores.',
        link: '/merchant/product/gst/calendar',
      },
    ])
    await remind('2026-11-08')
    await remind('2026-11-09')
    expect(await noticesOf(shop)).toHaveLength(2)
    await Promise.all([remind('2026-11-10'), remind('2026-11-10')])
    await remind('2026-11-11')
    expect(await noticesOf(shop)).toHaveLength(3)
    const kept = await house.db
      .selectFrom('gst_reminder')
      .select('stage')
      .where('client_id', '=', shop.clientId)
      .execute()
    expect(kept.map(({ stage }) => stage).sort()).toEqual([0, 2, 7])
  })

  it('that a stopped server missed are made up for, and those of one day come together', async () => {
    const shop = await aShop({ scheme: 'isd', since: '2027-01' })
    await aGstClient(shop.browser, { scheme: 'isd', tradeName: 'Second', since: '2027-01' })
    await remind('2027-02-09')
    expect(await noticesOf(shop)).toMatchObject([
      {
        title: '2 GST returns are due on 13-Feb-2027',
        body: 'GSTR-6 Jan 2027 of Sample Stores; GSTR-6 Jan 2027 of Second.',
      },
    ])
    await remind('2027-02-13')
    expect(await noticesOf(shop)).toHaveLength(2)
  })

  it('are not sent for what is filed or under way, nor for clients that were put away', async () => {
    const shop = await aShop({ scheme: 'tcs', gstin: aGstin('27', 'C'), since: monthsAgo(1) })
    await aSentFiling(shop.browser, { clientId: shop.clientId, returnType: 'gstr-8', figures: { taxableValue: 100 } })
    const away = await aShop({ scheme: 'tcs', gstin: aGstin('27', 'C'), since: monthsAgo(1) })
    await away.browser.post(`/merchant/gst/client/${away.clientId}/active`, { active: false })
    await remind(`${monthsAgo(0)}-09`)
    expect(await noticesOf(shop)).toEqual([])
    expect(await noticesOf(away)).toEqual([])
  })
})
