import { describe, expect, it } from 'vitest'
import type { GstDetail } from '../../../contract/gst/registration-detail.ts'
import { saveSettings } from '../../site/save-settings.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { aGstRegistration, aGstSeller, gstDetailOf, type Refusal } from '../../testing/gst-registration.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { checkLedger } from '../../wallet/check-ledger.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const [clerk, second] = [await aClerk(), await aClerk()]
const boss = await aPerson(house, { role: 'admin' })
const admin = await signedIn(house, boss)
const desk = '/backend/gst/registration'
const reason = 'The rent agreement is over.'
let number = 0

async function aClerk() {
  return signedIn(house, await aPerson(house, { permissions: ['gst'] }))
}

/** A paid registration that the department has, with the question of the department if that is wanted. */
async function aFiled({ asked = false } = {}) {
  number += 1
  const seller = await aGstSeller(house)
  const id = await aGstRegistration(seller.browser)
  const digits = String(number).padStart(6, '0')
  await clerk.post(`${desk}/${id}/start`, { trn: `270000000${digits}` })
  await clerk.post(`${desk}/${id}/lodge`, { arn: `AA271126${digits}X` })
  if (asked) await clerk.post(`${desk}/${id}/ask`, { question: 'Which floor is the shop on?' })
  return { id, seller, paid: await walletBalance(house.db, seller.id) }
}
const reject = (id: string, by: Browser = clerk, why = reason) =>
  by.post<Refusal>(`${desk}/${id}/reject`, { reason: why })
const seen = async (id: string) => ({ seenRefund: (await detail(id)).refundFirst?.at })
/** As the screen does: the second person writes no reason. */
const confirm = async (id: string, by: Browser) => by.post<Refusal>(`${desk}/${id}/reject`, await seen(id))
const withdraw = (id: string, by: Browser = clerk) => by.post<Refusal>(`${desk}/${id}/reject/withdraw`)
const detail = async (id: string, by: Browser = clerk) => (await by.get<GstDetail>(`${desk}/${id}`)).body
const actsOn = async (no: string) =>
  (await house.db.selectFrom('audit_event').select('act').where('subject', '=', no).orderBy('id').execute()).map(
    ({ act }) => act,
  )

describe('the money of a registration that was filed', () => {
  it.each([{ asked: false }, { asked: true }])(
    'is not given back by one clerk alone (question open: $asked)',
    async ({ asked }) => {
      const { id, seller, paid } = await aFiled({ asked })
      const before = await gstDetailOf(seller.browser, id)
      expect((await reject(id)).status).toBe(204)
      expect(await walletBalance(house.db, seller.id)).toBe(paid)
      const again = await reject(id)
      expect([again.status, again.body.message]).toEqual([
        409,
        'You have asked for this refund; a second person must confirm it.',
      ])
      // The merchant hears of it when it is decided.
      expect(await gstDetailOf(seller.browser, id)).toEqual(before)
      expect(before.refundFirst).toBeNull()
      expect((await confirm(id, second)).status).toBe(204)
      expect(await walletBalance(house.db, seller.id)).toBe(500_000)
      expect(await gstDetailOf(seller.browser, id)).toMatchObject({ status: 'rejected', reason })
      expect((await detail(id)).refundFirst).toBeNull()
    },
  )

  it('waits with the reason of the first, who is named to the second and to the admins', async () => {
    const { id } = await aFiled()
    await reject(id)
    expect((await detail(id)).refundFirst).toMatchObject({ reason, above: 10_000, own: true, mayWithdraw: true })
    const shown = await detail(id, second)
    expect(shown.refundFirst).toMatchObject({ reason, by: expect.any(String), own: false, mayWithdraw: false })
    expect(await lastMailTo(house, boss.email)).toMatchObject({ subject: 'A refund waits for a second person' })
    expect(await actsOn(shown.no)).toContain('gst-registration.refund-asked')
  })

  it('stays by the limit of the day on which it was asked for, and is given by one below the limit', async () => {
    const { id, seller, paid } = await aFiled()
    await reject(id)
    await house.inTx((tx) => saveSettings(tx, { refundTwoPersonLimit: 9_000 }))
    expect((await reject(id)).status).toBe(409)
    expect(await walletBalance(house.db, seller.id)).toBe(paid)
    const small = await aFiled()
    expect((await reject(small.id)).status).toBe(204)
    expect(await walletBalance(house.db, small.seller.id)).toBe(500_000)
    await house.inTx((tx) => saveSettings(tx, { refundTwoPersonLimit: 100 }))
  })

  it('stays where it is when the first or an admin withdraws what was asked for; nobody else can', async () => {
    const { id, seller, paid } = await aFiled()
    await reject(id)
    const foreign = await withdraw(id, second)
    expect([foreign.status, foreign.body.message]).toEqual([
      409,
      'Only who has asked for this refund, or an admin, can withdraw it.',
    ])
    expect((await withdraw(id)).status).toBe(204)
    expect((await withdraw(id)).status).toBe(409)
    const none = await withdraw(id, admin)
    expect([none.status, none.body.message]).toEqual([
      409,
      'No refund waits for a second person here. Look at it again.',
    ])
    await reject(id, second)
    expect((await withdraw(id, admin)).status).toBe(204)
    // Whoever comes now is a first person again.
    expect((await reject(id)).status).toBe(204)
    expect(await walletBalance(house.db, seller.id)).toBe(paid)
    expect(await detail(id)).toMatchObject({ status: 'arn', refundFirst: { own: true } })
    expect(await actsOn((await detail(id)).no)).toContain('gst-registration.refund-withdrawn')
  })

  it('is no longer asked for once the registration has moved on', async () => {
    const { id, seller, paid } = await aFiled({ asked: true })
    await reject(id)
    await seller.browser.post(`/merchant/gst/registration/${id}/answer`, { answer: 'The ground floor.' })
    expect((await detail(id)).refundFirst).toBeNull()
    const answered = house.db.selectFrom('audit_event').select('detail').where('act', '=', 'gst-registration.answer')
    const ofThis = async (no: string) =>
      (await answered.where('subject', '=', no).execute()).map((one) => JSON.parse(one.detail))
    const asRecorded = { from: 'clarification', to: 'arn', remark: expect.any(String) }
    expect(await ofThis((await detail(id)).no)).toEqual([{ ...asRecorded, lapsedRefund: reason }])
    expect((await reject(id, second)).status).toBe(204)
    expect(await walletBalance(house.db, seller.id)).toBe(paid)
    // Where none waited, none is said to have lapsed.
    const plain = await aFiled({ asked: true })
    await plain.seller.browser.post(`/merchant/gst/registration/${plain.id}/answer`, { answer: 'The first floor.' })
    expect(await ofThis((await detail(plain.id)).no)).toEqual([asRecorded])
  })

  it('is confirmed as it was on the screen: a rejection that was put in its place wants another look', async () => {
    const { id, seller, paid } = await aFiled()
    await reject(id)
    const first = { reason, ...(await seen(id)) }
    await withdraw(id)
    await reject(id, admin, 'A friend of mine wants it.')
    for (const given of [first, { reason }]) {
      const answer = await second.post<Refusal>(`${desk}/${id}/reject`, given)
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('not the one on your screen')])
    }
    expect(await walletBalance(house.db, seller.id)).toBe(paid)
    expect((await confirm(id, second)).status).toBe(204)
    expect(await walletBalance(house.db, seller.id)).toBe(500_000)
  })

  it('comes back once when ten confirm at the same time', async () => {
    const { id, seller } = await aFiled()
    await reject(id)
    const given = { reason, ...(await seen(id)) }
    const tries = await Promise.all(Array.from({ length: 10 }, () => second.post(`${desk}/${id}/reject`, given)))
    expect(tries.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(409)])
    expect(await walletBalance(house.db, seller.id)).toBe(500_000)
    expect((await checkLedger(house.db)).wrong).toEqual([])
  })

  it('is not given back for a word that says nothing', async () => {
    const { id } = await aFiled()
    for (const why of ['no', '  no  ']) {
      const answer = await reject(id, clerk, why)
      expect([answer.status, answer.body.data]).toEqual([400, { reason: 'At least 5 characters' }])
    }
    expect((await detail(id)).refundFirst).toBeNull()
  })

  it('is given by nobody without a reason where none waits, whatever they claim to have seen', async () => {
    const { id, seller, paid } = await aFiled()
    const begun = await aGstRegistration(seller.browser)
    await clerk.post(`${desk}/${begun}/start`, { trn: '279999999000002' })
    const left = await walletBalance(house.db, seller.id)
    expect(left).toBeLessThan(paid)
    for (const one of [id, begun]) {
      const claimed = await clerk.post<Refusal>(`${desk}/${one}/reject`, { seenRefund: '2026-11-15T06:00:00.000Z' })
      expect([claimed.status, claimed.body.message]).toEqual([
        409,
        expect.stringContaining('not the one on your screen'),
      ])
      const nothing = await clerk.post<Refusal>(`${desk}/${one}/reject`, {})
      expect([nothing.status, nothing.body.data]).toEqual([400, { reason: 'Required' }])
    }
    expect(await walletBalance(house.db, seller.id)).toBe(left)
  })

  it('goes back by one clerk as before while the department has nothing', async () => {
    const seller = await aGstSeller(house)
    const id = await aGstRegistration(seller.browser)
    await clerk.post(`${desk}/${id}/start`, { trn: '279999999000001' })
    expect((await reject(id)).status).toBe(204)
    expect(await walletBalance(house.db, seller.id)).toBe(500_000)
  })
})
