import { describe, expect, it } from 'vitest'
import { firstLookedAt } from '../../contract/first-law/first-looked-at.ts'
import { firstRules } from '../../contract/first-law/first-rules.ts'
import type { OpenReturn } from '../../contract/gst/filing.ts'
import { aGstDraft, aGstPerson } from '../../contract/gst/registration-samples.ts'
import type { SchemeLimits } from '../../contract/gst/scheme-limits.ts'
import { addWorkingDays } from '../../contract/kernel/days.ts'
import { inForce, isStale } from '../../contract/law/rule.ts'
import type { PanSheet } from '../../contract/nsdl-pan/apply.ts'
import { signedIn } from '../testing/browser.ts'
import { aClientChange, aGstClient, monthsAgo } from '../testing/gst-filing.ts'
import {
  aGstRegistration,
  aGstSeller,
  beginGst,
  gstDetailOf,
  gstQuoteOf,
  gstSheetOf,
  type Refusal,
  saveGst,
} from '../testing/gst-registration.ts'
import { lawDay, openLawDesk, rulesOf } from '../testing/law-desk.ts'
import { aNewSheet, openPanCounter } from '../testing/pan-counter.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const [today, tomorrow] = [lawDay(0), lawDay(1)]
const { admin, add } = await openLawDesk(house)
const clerk = await signedIn(house, await aPerson(house, { permissions: ['gst'] }))

/** An admin writes a new version on the page of the back office. */
async function writeRule(code: string, since: string, value: object): Promise<void> {
  expect([code, (await add(code, since, value)).status]).toEqual([code, 204])
}

it('every figure that a portal begins with stands among the rules in force, and says whether anybody has compared it', async () => {
  const rules = new Map((await rulesOf(admin)).map((rule) => [rule.code, rule]))
  for (const code of new Set(firstRules.map((line) => line.code))) {
    const line = inForce(
      firstRules.filter((one) => one.code === code),
      today,
    )
    const lookedAt = line ? firstLookedAt(line) : undefined
    const rule = rules.get(code)
    const now = rule?.versions.find(({ state }) => state === 'now')
    expect([code, now?.since, now?.source, now?.lookedAt]).toEqual([code, line?.since, line?.source, lookedAt])
    expect([code, rule?.stale]).toEqual([code, isStale(lookedAt ?? null, today)])
  }
})

describe('the turnover up to which a scheme is open', () => {
  it('is that of the rule in force, for whoever adds a client, changes one, or asks before', async () => {
    const { browser } = await aGstSeller(house)
    const add = async (change: object) => {
      const { status, body } = await browser.post<Refusal>('/merchant/gst/client/add', aClientChange(change))
      return status === 200 ? 'taken' : body.data
    }
    const limits = async () => (await browser.get<SchemeLimits>('/merchant/gst/scheme-limits')).body
    expect(await limits()).toEqual({ qrmp: 5, composition: 1.5 })
    expect(await add({ scheme: 'qrmp', turnover: '2-to-5' })).toBe('taken')
    expect(await add({ scheme: 'qrmp', turnover: '5-to-20' })).toEqual({
      scheme: 'QRMP is for a turnover of at most ₹5 crore',
    })
    expect(await add({ scheme: 'composition', turnover: '1.5-to-2' })).toEqual({
      scheme: 'Composition is for a turnover of at most ₹1.5 crore',
    })
    await writeRule('scheme/qrmp', tomorrow, { upToCrore: 20 })
    await writeRule('scheme/qrmp', today, { upToCrore: 2 })
    await writeRule('scheme/composition', today, { upToCrore: 2 })
    expect(await limits()).toEqual({ qrmp: 2, composition: 2 })
    const small = { scheme: 'qrmp', turnover: '2-to-5' } as const
    const refused = { scheme: 'QRMP is for a turnover of at most ₹2 crore' }
    expect(await add(small)).toEqual(refused)
    expect(await add({ scheme: 'composition', turnover: '1.5-to-2' })).toBe('taken')
    const { body: kept } = await browser.post<{ id: string }>('/merchant/gst/client/add', aClientChange())
    const changed = await browser.post<Refusal>(`/merchant/gst/client/${kept.id}/change`, aClientChange(small))
    expect([changed.status, changed.body.data]).toEqual([400, refused])
  })
})

describe('how late a return is taken', () => {
  it('is the bar in force for its period, however many years that are', async () => {
    const { browser } = await aGstSeller(house)
    const clientId = await aGstClient(browser)
    const oldest = async (returnType: string) => {
      const open = (await browser.get<OpenReturn[]>(`/merchant/gst/filing-periods?clientId=${clientId}`)).body
      return open.find((one) => one.returnType === returnType)?.periods.at(-1)?.period ?? ''
    }
    expect((await oldest('gstr-1')) > monthsAgo(40)).toBe(true)
    await writeRule('bar/gstr-1', '2017-07-02', { years: 20 })
    expect(await oldest('gstr-1')).toBe('2017-07')
    expect((await oldest('gstr-3b')) > monthsAgo(40)).toBe(true)
  })
})

describe('a PAN', () => {
  it('of somebody born from the day of the rule in force wants the birth certificate', async () => {
    const desk = await openPanCounter(house, { rupees: 5_000 })
    const school = { born: '1990-05-06', birthProof: 'matriculation' }
    expect((await desk.submit(await desk.fill(aNewSheet(school)))).status).toBe(200)
    await writeRule('birth-certificate', tomorrow, { bornFrom: null })
    await writeRule('birth-certificate', today, { bornFrom: '1990-05-06' })
    const filled = await desk.fill(aNewSheet(school))
    const { body: sheet } = await desk.browser.get<PanSheet>(`/merchant/nsdlpan/apply/${filled.id}`)
    expect(sheet.figures).toEqual({ adultAt: 18, birthCertificateFrom: '1990-05-06' })
    expect(await desk.submit(filled)).toMatchObject({
      status: 400,
      body: { data: { birthProof: 'Whoever was born on or after 06-May-1990 needs the birth certificate' } },
    })
    expect((await desk.submit(await desk.fill(aNewSheet({ ...school, born: '1990-05-05' })))).status).toBe(200)
  })
})

describe('the age of majority', () => {
  it('is that of the rule in force: below it a PAN wants a representative and GST another person', async () => {
    const desk = await openPanCounter(house, { rupees: 5_000 })
    const shop = await aGstSeller(house)
    const born = `${Number(today.slice(0, 4)) - 19}${today.slice(4).replace('02-29', '02-28')}`
    const id = await beginGst(shop.browser)
    await saveGst(shop.browser, id, aGstDraft({ people: [aGstPerson('p1', { dob: born })] }))
    const wrongAge = async () => (await gstQuoteOf(shop.browser, id)).wrong['people.0.dob']
    expect((await desk.submit(await desk.fill(aNewSheet({ born })))).status).toBe(200)
    expect([await wrongAge(), (await gstSheetOf(shop.browser, id)).adultAt]).toEqual([undefined, 18])
    await writeRule('age/majority', tomorrow, { age: 30 })
    await writeRule('age/majority', today, { age: 21 })
    const refused = await desk.submit(await desk.fill(aNewSheet({ born })))
    expect(refused).toMatchObject({ status: 400, body: { data: { raLast: 'Required' } } })
    expect([await wrongAge(), (await gstSheetOf(shop.browser, id)).adultAt]).toEqual([
      'Must be at least 21 years old',
      21,
    ])
  })
})

describe('the time to answer the department', () => {
  it('is that of the rule in force on the day of the question', async () => {
    const shop = await aGstSeller(house)
    const id = await aGstRegistration(shop.browser)
    await clerk.post(`/backend/gst/registration/${id}/start`, { trn: '270000000000001' })
    await clerk.post(`/backend/gst/registration/${id}/lodge`, { arn: 'AA271126000001X' })
    await writeRule('answer/gst-registration', tomorrow, { workingDays: 30 })
    await writeRule('answer/gst-registration', today, { workingDays: 3 })
    expect((await gstDetailOf(shop.browser, id)).answerDays).toBe(3)
    const asked = await clerk.post(`/backend/gst/registration/${id}/ask`, { question: 'Which floor is the shop on?' })
    expect(asked.status).toBe(204)
    expect((await gstDetailOf(shop.browser, id)).answerDue).toBe(addWorkingDays(today, 3))
  })
})
