import { expect, test } from 'vitest'
import { type Browser, signedIn } from '../testing/browser.ts'
import { aSentFiling } from '../testing/gst-filing.ts'
import { aGstRegistration, aGstSeller } from '../testing/gst-registration.ts'
import { aNewSheet, openPanCounter } from '../testing/pan-counter.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const permissions = ['user', 'gst', 'nsdl-pan']
const [first, second] = [await aPerson(house, { permissions }), await aPerson(house, { permissions })]
const [clerk, colleague] = [await signedIn(house, first), await signedIn(house, second)]
const seller = await aGstSeller(house)

const looksAt = async (act: string) =>
  (
    await house.db
      .selectFrom('audit_event')
      .select(['actor_code', 'subject'])
      .where('act', '=', act)
      .orderBy('id')
      .execute()
  ).map(({ actor_code, subject }) => `${actor_code} ${subject}`)

/** Looked at twice by one and once by another: one line each. */
async function lookedAt(
  look: (browser: Browser) => Promise<{ status: number }>,
  { act, subject }: Record<string, string>,
) {
  for (const browser of [clerk, clerk, colleague]) expect((await look(browser)).status).toBe(200)
  expect(await looksAt(act ?? '')).toEqual([`${first.code} ${subject}`, `${second.code} ${subject}`])
}

test('whoever of the back office opens a KYC with its PAN and account is in the audit list, once an hour', () =>
  lookedAt((browser) => browser.get(`/backend/usermanagement/kyc/${seller.person.id}`), {
    act: 'kyc.seen',
    subject: seller.person.code,
  }))

test('so is whoever opens a GST registration', async () => {
  const id = await aGstRegistration(seller.browser)
  const { no } = await house.db
    .selectFrom('gst_registration')
    .select('no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await lookedAt((browser) => browser.get(`/backend/gst/registration/${id}`), {
    act: 'gst-registration.seen',
    subject: no,
  })
})

test('so is whoever opens a GST return', async () => {
  const id = await aSentFiling(seller.browser)
  const { no } = await house.db.selectFrom('gst_filing').select('no').where('id', '=', id).executeTakeFirstOrThrow()
  await lookedAt((browser) => browser.get(`/backend/gst/filing/${id}`), { act: 'gst-filing.seen', subject: no })
})

test('so is whoever takes a PAN application to verify it', async () => {
  const desk = await openPanCounter(house)
  const filled = await desk.fill(aNewSheet())
  const { id } = filled
  expect((await desk.submit(filled)).status).toBe(200)
  await house.db.updateTable('pan_application').set({ state: 'verification' }).where('id', '=', id).execute()
  const { ref_no } = await house.db
    .selectFrom('pan_application')
    .select('ref_no')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const _ of [1, 2]) expect((await clerk.post(`/backend/nsdlpan/verify/${id}/claim`)).status).toBe(200)
  expect(await looksAt('pan.seen')).toEqual([`${first.code} ${ref_no}`])
})

test('what merchants open of their own is nobody else’s matter', async () => {
  const acts = await house.db
    .selectFrom('audit_event')
    .select('act')
    .where('actor_code', '=', seller.person.code)
    .execute()
  expect(acts.length).toBeGreaterThan(0)
  expect(acts.filter(({ act }) => act.endsWith('seen'))).toEqual([])
})
