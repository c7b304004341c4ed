import { describe, expect, test } from 'vitest'
import { indianDay } from '../../contract/kernel/dates.ts'
import type { LimitChange } from '../../contract/money-limit.ts'
import type { PaymentDetail } from '../../contract/payment-request.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo } from '../testing/mails.ts'
import { aMerchant, aPerson, type Person, testPassword } from '../testing/people.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { aPhoto, formWith } from '../testing/uploads.ts'
import { applyDueLimits } from './decide-limits.ts'
import { readSetting } from './site-settings.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const call = '/backend/settings/money-limits'
const ownPassword = testPassword
const merchant = await aMerchant(house)
const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true }))
const clerk = await signedIn(house, await aPerson(house, { permissions: ['payment', 'setting'] }))
const bank = await house.db
  .insertInto('bank_account')
  .values({ bank_name: 'B', account_name: 'A', account_no: '123456789012', ifsc: 'SBIN0000001', modes: ['upi'] })
  .returning('id')
  .executeTakeFirstOrThrow()
const [one, two] = [await oldAdmin(house), await oldAdmin(house)]
const first = await signedIn(house, one)
const second = await signedIn(house, two)

/** Somebody who has been an admin for a while. */
async function oldAdmin(at: TestHouse): Promise<Person> {
  const person = await aPerson(at, { role: 'admin' })
  await at.db
    .updateTable('app_user')
    .set({ created_at: new Date('2026-01-01') })
    .where('id', '=', person.id)
    .execute()
  return person
}

let number = 0
/** A merchant asks for an amount in paise; answers the id of the request. */
async function ask(amount: number): Promise<string> {
  number += 1
  const facts = {
    bankId: bank.id,
    mode: 'upi',
    amount: String(amount),
    reference: `4${String(number).padStart(11, '0')}`,
  }
  const rest = { paidOn: indianDay(new Date()), branch: '', drawnOn: '', remark: '' }
  const form = formWith('slip', { name: 'slip.png', content: await aPhoto('slip') }, { ...facts, ...rest })
  const made = await owner.ask<{ refNo: string }>('POST', '/merchant/accounts/payment-req', form.payload, form.headers)
  const row = house.db.selectFrom('payment_request').select('id').where('ref_no', '=', made.body.refNo)
  return (await row.executeTakeFirstOrThrow()).id
}
const approve = async (id: string, browser = clerk) =>
  (await browser.post<{ status: string }>(`/backend/account/payments/${id}/approve`)).body.status
const changes = async (browser = first) =>
  (await browser.get<{ inForce: Record<string, number>; changes: LimitChange[] }>(call)).body
const openChange = async (browser?: Browser) => (await changes(browser)).changes.find(({ state }) => state === 'open')
const nineLakh = 9_00_000_00

describe('the second person for large credits', () => {
  test('is not switched off by a clerk who raises the limit, approves alone and puts it back', async () => {
    const id = await ask(nineLakh)
    const raised = await clerk.post('/backend/settings/site-configuration', { twoPersonLimit: 1_000_000 })
    const status = await approve(id)
    await clerk.post('/backend/settings/site-configuration', { twoPersonLimit: 50_000 })
    expect([raised.status, status]).toEqual([403, 'second-person'])
    expect((await clerk.post(call, { twoPersonLimit: 1_000_000, ownPassword })).status).toBe(403)
  })

  test('is not switched off by an admin alone either, nor by one with an admin made on the spot', async () => {
    expect((await first.post('/backend/settings/site-configuration', { twoPersonLimit: 1_000_000 })).status).toBe(403)
    expect((await first.post(call, { twoPersonLimit: 1_000_000 })).body.data).toEqual({ ownPassword: 'Required' })
    expect((await first.post(call, { twoPersonLimit: 1_000_000, ownPassword })).status).toBe(204)
    const change = await openChange()
    const puppet = await signedIn(house, await aPerson(house, { role: 'admin' }))
    for (const browser of [first, puppet]) {
      expect((await browser.post(`${call}/${change?.id}/confirm`, { ownPassword })).status).toBe(403)
      expect((await openChange(browser))?.mayConfirm).toBe(false)
    }
    expect((await second.post(`${call}/${change?.id}/confirm`, { ownPassword: 'a guess' })).status).toBe(400)
    expect(await readSetting(house.db, 'twoPersonLimit')).toBe(50_000)
    expect((await second.post(`${call}/${change?.id}/withdraw`)).status).toBe(204)
  })

  test('is not switched off with the account of another admin that was taken over', async () => {
    const victim = await oldAdmin(house)
    expect((await first.post(call, { twoPersonLimit: 1_000_000, ownPassword })).status).toBe(204)
    const change = await openChange()
    expect((await first.post(`/backend/usermanagement/user/${victim.id}/reset-password`)).status).toBe(204)
    const taken = await signedIn(house, victim)
    expect(await openChange(taken)).toMatchObject({
      mayConfirm: false,
      whyNotConfirm: expect.stringContaining('Your account was set up or changed by somebody else'),
    })
    const refused = await taken.post(`${call}/${change?.id}/confirm`, { ownPassword })
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Another person must be')])
    expect(await readSetting(house.db, 'twoPersonLimit')).toBe(50_000)
    expect((await second.post(`${call}/${change?.id}/withdraw`)).status).toBe(204)
  })

  test('a limit that two admins change holds for requests made after it; the decision shows which one counts', async () => {
    const before = await ask(nineLakh)
    expect((await first.post(call, { twoPersonLimit: 1_000_000, ownPassword })).status).toBe(204)
    const proposed = await ask(nineLakh)
    expect((await first.post(call, { twoPersonLimit: 2_000_000, ownPassword })).status).toBe(409)
    const change = await openChange(second)
    expect(change).toMatchObject({ mayConfirm: true, dueAt: null, from: { twoPersonLimit: 50_000 } })
    expect((await second.post(`${call}/${change?.id}/confirm`, { ownPassword })).status).toBe(204)
    expect((await second.post(`${call}/${change?.id}/confirm`, { ownPassword })).status).toBe(409)
    const after = await ask(nineLakh)
    const limitOf = async (id: string) => {
      const { body } = await clerk.get<PaymentDetail>(`/backend/account/payments/${id}`)
      return [body.secondPersonAbove, body.needsSecond]
    }
    expect(await limitOf(before)).toEqual([50_000_00, true])
    expect(await limitOf(proposed)).toEqual([50_000_00, true])
    expect(await limitOf(after)).toEqual([1_000_000_00, false])
    expect([await approve(before), await approve(proposed), await approve(after)]).toEqual([
      'second-person',
      'second-person',
      'approved',
    ])
  })

  test('every admin hears of each step, and the audit list has before and after', async () => {
    expect((await first.post(call, { refundTwoPersonLimit: 500, ownPassword })).status).toBe(204)
    const change = await openChange()
    expect(await lastMailTo(house, two.email)).toMatchObject({ subject: 'Other limits on money are proposed' })
    await second.post(`${call}/${change?.id}/confirm`, { ownPassword })
    expect(await lastMailTo(house, one.email)).toMatchObject({ subject: 'Other limits on money hold now' })
    const rows = await house.db
      .selectFrom('audit_event')
      .select(['act', 'detail'])
      .where('subject', '=', change?.id ?? '')
      .where('act', 'like', 'limits.%')
      .orderBy('id')
      .execute()
    expect(rows.map(({ act, detail }) => [act, JSON.parse(detail)])).toMatchObject([
      ['limits.proposed', { before: { refundTwoPersonLimit: 100 }, after: { refundTwoPersonLimit: 500 } }],
      ['limits.changed', { before: { refundTwoPersonLimit: 100 }, after: { refundTwoPersonLimit: 500 } }],
    ])
  })

  test('nothing, or limits that contradict each other, cannot be proposed', async () => {
    expect((await first.post(call, { refundTwoPersonLimit: 500, ownPassword })).status).toBe(400)
    const crossed = await first.post(call, { onlineMin: 900, onlineMax: 100, ownPassword })
    expect([crossed.status, crossed.body.data]).toEqual([400, { onlineMax: 'Not below the least amount' }])
  })
})

test.each(['twoPersonLimit', 'refundTwoPersonLimit', 'onlineMin', 'onlineMax'])(
  '%s is a crore at most',
  async (name) => {
    const refused = await first.post(call, { [name]: 10_000_001, ownPassword })
    expect([refused.status, refused.body.data]).toEqual([400, { [name]: 'At most 1,00,00,000' }])
  },
)

describe('where there is no second admin', () => {
  test('a change takes effect on the day that was told, also when a second one has come since', async () => {
    const small = await openTestHouse({ RATE_SCALE: '1000' })
    const alone = await signedIn(small, await oldAdmin(small))
    const newcomer = await aPerson(small, { role: 'admin' })
    expect((await alone.post(call, { twoPersonLimit: 60_000, ownPassword })).status).toBe(204)
    const shown = (await (await signedIn(small, newcomer)).get<{ changes: LimitChange[] }>(call)).body.changes[0]
    expect(shown).toMatchObject({ state: 'open', dueAt: expect.any(String), mayConfirm: false })
    small.pass(24 * 3600 + 60)
    await small.inTx((tx) => applyDueLimits(tx, small.platform.clock.now()))
    const { body } = await (await signedIn(small, newcomer)).get<{ changes: LimitChange[] }>(call)
    expect(body.changes).toMatchObject([{ state: 'in-force' }])
    expect(await readSetting(small.db, 'twoPersonLimit')).toBe(60_000)
  })

  test('an admin who is too new to confirm it is named on the screens and in the notice, not passed over', async () => {
    const small = await openTestHouse({ RATE_SCALE: '1000' })
    const alone = await signedIn(small, await oldAdmin(small))
    const person = await aPerson(small, { role: 'admin' })
    await small.db.updateTable('app_user').set({ display_name: 'Asha Rao' }).where('id', '=', person.id).execute()
    const asha = await signedIn(small, person)
    await alone.post(call, { twoPersonLimit: 500, ownPassword })
    const why = 'Asha Rao had been an admin for less than a day when it was proposed and cannot confirm it'
    const seenBy = async (browser: Browser) => (await browser.get<{ changes: LimitChange[] }>(call)).body.changes[0]
    expect(await seenBy(alone)).toMatchObject({ whyAlone: why, whyNotConfirm: null, mayConfirm: false })
    expect(await seenBy(asha)).toMatchObject({
      whyAlone: why,
      whyNotConfirm:
        'You had been an admin for less than a day when it was proposed, so you cannot confirm it. If it is not right, withdraw it.',
      mayConfirm: false,
    })
    const { body } = await asha.get<{ notices: { text: string }[] }>('/backend/notice')
    expect(body.notices[0]?.text).toContain('50,000 to 500')
    expect(body.notices[0]?.text).toContain(`${why}, so it takes effect on`)
  })

  test('one who was invited and has no password yet is named, too, and alone is who is alone', async () => {
    const small = await openTestHouse({ RATE_SCALE: '1000' })
    const alone = await signedIn(small, await oldAdmin(small))
    await alone.post(call, { twoPersonLimit: 60_000, ownPassword })
    const open = async () => (await alone.get<{ changes: LimitChange[] }>(call)).body.changes[0]
    expect((await open())?.whyAlone).toBe('There was no second admin')
    const invited = await oldAdmin(small)
    const change = { password_hash: null, display_name: 'Ravi Das' }
    await small.db.updateTable('app_user').set(change).where('id', '=', invited.id).execute()
    expect((await open())?.whyAlone).toBe('Ravi Das has not set a password yet and cannot confirm it')
  })

  test('a newcomer can still stop it before that day', async () => {
    const small = await openTestHouse({ RATE_SCALE: '1000' })
    const alone = await signedIn(small, await oldAdmin(small))
    await alone.post(call, { twoPersonLimit: 60_000, ownPassword })
    const newcomer = await signedIn(small, await aPerson(small, { role: 'admin' }))
    const open = (await newcomer.get<{ changes: LimitChange[] }>(call)).body.changes[0]
    expect((await newcomer.post(`${call}/${open?.id}/withdraw`)).status).toBe(204)
    small.pass(24 * 3600 + 60)
    await small.inTx((tx) => applyDueLimits(tx, small.platform.clock.now()))
    expect(await readSetting(small.db, 'twoPersonLimit')).toBe(50_000)
  })

  test('a change takes effect after a day, unless it is withdrawn', async () => {
    const small = await openTestHouse({ RATE_SCALE: '1000' })
    const alone = await signedIn(small, await oldAdmin(small))
    await alone.post(call, { twoPersonLimit: 60_000, ownPassword })
    const read = async () => (await alone.get<{ changes: LimitChange[] }>(call)).body.changes
    expect((await read())[0]?.dueAt).not.toBeNull()
    const now = () => small.platform.clock.now()
    await small.inTx((tx) => applyDueLimits(tx, now()))
    expect(await readSetting(small.db, 'twoPersonLimit')).toBe(50_000)
    small.pass(24 * 3600 + 1)
    await small.inTx((tx) => applyDueLimits(tx, now()))
    expect(await readSetting(small.db, 'twoPersonLimit')).toBe(60_000)
    const again = await signedIn(small, {
      userName: (await small.db.selectFrom('app_user').select('user_name').executeTakeFirstOrThrow()).user_name,
    })
    await again.post(call, { twoPersonLimit: 70_000, ownPassword })
    const open = (await again.get<{ changes: LimitChange[] }>(call)).body.changes[0]
    expect((await again.post(`${call}/${open?.id}/withdraw`)).status).toBe(204)
    small.pass(24 * 3600 + 1)
    await small.inTx((tx) => applyDueLimits(tx, now()))
    expect(await readSetting(small.db, 'twoPersonLimit')).toBe(60_000)
  })
})
