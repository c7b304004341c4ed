import { describe, expect, it } from 'vitest'
import type { EmailChange } from '../../contract/email-change.ts'
import type { MerchantStaffMember } from '../../contract/merchant-staff.ts'
import type { StaffMember } from '../../contract/staff.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { readCaptcha } from '../testing/captchas.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aMerchant, aPerson, type Person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const business = await aMerchant(house)
const inBusiness = async (permissions: readonly string[], owner = false) => {
  const person = await aPerson(house, { role: 'merchant', merchantId: business.id, permissions, owner })
  number += 1
  const pan = `ABCPD${1000 + number}E`
  await house.db
    .updateTable('app_user')
    .set({ mobile: String(7_000_000_000 + number), display_name: 'Asha Rao' })
    .where('id', '=', person.id)
    .execute()
  await house.db
    .insertInto('person')
    .values({
      user_id: person.id,
      first_name: 'A',
      last_name: 'B',
      father_name: 'Mohan Rao',
      gender: 'F',
      dob: '1990-04-05',
      pan,
    })
    .execute()
  return person
}
let number = 0
const manager = await signedIn(house, await inBusiness(['manage-people', 'courier']))
const owner = await signedIn(house, await inBusiness([], true))
const base = '/merchant/usermanagement/staff'

/** The form of a colleague, sent back with changes. */
async function change(by: Browser, { id }: Person, part: object) {
  const { body } = await by.get<MerchantStaffMember>(`${base}/${id}`)
  const { code: _code, state: _state, kycState: _kyc, aadharNo: _masked, ...known } = body
  return by.post(`${base}/${id}/change`, { ...known, aadharNo: '', ...part })
}
const emailOf = async ({ id }: Person) =>
  (await house.db.selectFrom('app_user').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
const linkTo = async (address: string) => (await lastMailTo(house, address)).action?.url.split('token=')[1] ?? ''
const answer = (token: string, said: 'confirm' | 'refuse') =>
  new Browser(house).post<EmailChange>('/auth/email-change/answer', { token, answer: said })
async function forgot({ userName }: Person) {
  const browser = new Browser(house)
  const captcha = await readCaptcha(house, browser, 'reset-password')
  await browser.post('/auth/forgot-password', { userName, captcha })
  await runJobs(house)
}

describe("a colleague's account", () => {
  it('is not taken over by somebody who manages people: other address, link, sign-in', async () => {
    const colleague = await inBusiness(['apply', 'payment'])
    expect((await change(manager, colleague, { emailId: 'mine@evil.test' })).status).toBe(403)
    expect((await manager.post(`${base}/${colleague.id}/reset-password`)).status).toBe(403)
    expect((await manager.post(`${base}/${colleague.id}/unlock`)).status).toBe(403)
    expect((await manager.get<MerchantStaffMember>(`${base}/${colleague.id}`)).body.changeable).toBe(false)
    expect(await emailOf(colleague)).toBe(colleague.email)
    expect(await mailsTo(house, 'mine@evil.test')).toEqual([])
  })

  it('with no more rights than theirs is not taken over either: links go to the old address until it agrees', async () => {
    const colleague = await inBusiness(['courier'])
    expect((await change(manager, colleague, { emailId: 'grab@evil.test' })).status).toBe(204)
    expect((await answer(await linkTo('grab@evil.test'), 'confirm')).body).toMatchObject({
      state: 'waiting',
      waitingFor: ['old'],
    })
    await manager.post(`${base}/${colleague.id}/reset-password`)
    await forgot(colleague)
    expect((await mailsTo(house, 'grab@evil.test')).map(({ kind }) => kind)).toEqual(['confirm-address'])
    expect((await lastMailTo(house, colleague.email)).kind).toBe('password-link')
  })

  it('changes its address once both mailboxes have confirmed it, in any order', async () => {
    for (const first of ['old', 'new'] as const) {
      const colleague = await inBusiness(['courier'])
      const to = `${first}-first@shop.test`
      await change(owner, colleague, { emailId: to })
      expect((await owner.get<MerchantStaffMember>(`${base}/${colleague.id}`)).body).toMatchObject({
        emailId: colleague.email,
        pendingEmail: to,
      })
      const links = [await linkTo(colleague.email), await linkTo(to)]
      if (first === 'new') links.reverse()
      expect((await answer(links[0] ?? '', 'confirm')).body.state).toBe('waiting')
      expect(await emailOf(colleague)).toBe(colleague.email)
      expect((await answer(links[1] ?? '', 'confirm')).body.state).toBe('applied')
      expect(await emailOf(colleague)).toBe(to)
      expect((await lastMailTo(house, to)).subject).toBe('Your e-mail address has changed')
    }
  })

  it('keeps its address when the old mailbox refuses; whoever asked is told', async () => {
    const colleague = await inBusiness(['courier'])
    await change(owner, colleague, { emailId: 'refused@shop.test' })
    const [old, fresh] = [await linkTo(colleague.email), await linkTo('refused@shop.test')]
    await answer(fresh, 'confirm')
    expect((await answer(old, 'refuse')).body.state).toBe('refused')
    expect((await answer(old, 'confirm')).body.state).toBe('refused')
    expect(await emailOf(colleague)).toBe(colleague.email)
    const inbox = await owner.get<{ notices: { title: string }[] }>('/merchant/notice')
    expect(inbox.body.notices[0]?.title).toBe('Another e-mail address was refused')
  })

  it('links about an address run out after a week, are replaced by newer ones, and invented ones are nothing', async () => {
    const colleague = await inBusiness(['courier'])
    await change(owner, colleague, { emailId: 'one@shop.test' })
    const replaced = await linkTo('one@shop.test')
    await change(owner, colleague, { emailId: 'two@shop.test' })
    expect((await answer(replaced, 'confirm')).status).toBe(400)
    expect((await answer('invented', 'confirm')).status).toBe(400)
    const late = await linkTo('two@shop.test')
    house.pass(8 * 24 * 3600)
    expect((await answer(late, 'confirm')).status).toBe(400)
    house.pass(-8 * 24 * 3600)
  })

  it("an address that somebody else has is refused, and an admin's own and others' are confirmed in the same way", async () => {
    const admin = await aPerson(house, { role: 'admin' })
    const other = await aPerson(house, { role: 'admin' })
    await house.db.updateTable('app_user').set({ mobile: '7999999999' }).where('id', '=', other.id).execute()
    const browser = await signedIn(house, admin)
    const { body } = await browser.get<StaffMember>(`/backend/hr/staff/${other.id}`)
    const send = (emailId: string) => browser.post(`/backend/hr/staff/${other.id}/change`, { ...body, emailId })
    expect((await send(admin.email)).body.data).toEqual({ emailId: 'Someone else has this e-mail address' })
    expect((await send('taken-over@evil.test')).status).toBe(204)
    expect(await emailOf(other)).toBe(other.email)
    await forgot(other)
    expect((await mailsTo(house, 'taken-over@evil.test')).map(({ kind }) => kind)).toEqual(['confirm-address'])
  })
})

describe('mails that ask about another address', () => {
  it('are sent ten times in ten minutes by one person at most; everything else may still be changed', async () => {
    const busy = await signedIn(house, await inBusiness(['manage-people', 'courier']))
    const colleague = await inBusiness(['courier'])
    const answers: number[] = []
    for (let n = 0; n < 12; n++)
      answers.push((await change(busy, colleague, { emailId: `stranger${n}@inbox.test` })).status)
    expect(answers).toEqual([...Array(10).fill(204), 429, 429])
    expect(await mailsTo(house, 'stranger11@inbox.test')).toEqual([])
    expect((await change(busy, colleague, { permissions: [] })).status).toBe(204)
  })

  it('are bounded for an admin in the same way', async () => {
    const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
    const other = await aPerson(house)
    await house.db.updateTable('app_user').set({ mobile: '7999999998' }).where('id', '=', other.id).execute()
    const at = `/backend/hr/staff/${other.id}`
    const answers: number[] = []
    for (let n = 0; n < 12; n++) {
      const { body } = await admin.get<StaffMember>(at)
      answers.push((await admin.post(`${at}/change`, { ...body, emailId: `inbox${n}@stranger.test` })).status)
    }
    expect(answers).toEqual([...Array(10).fill(204), 429, 429])
  })
})

describe('a clerk who looks after users', () => {
  it('reaches no account of the back office: neither by a change, a link nor an unlock', async () => {
    const clerk = await signedIn(house, await aPerson(house, { permissions: ['user'] }))
    const admin = await aPerson(house, { role: 'admin' })
    const colleague = await aPerson(house, { permissions: ['payment'] })
    for (const { id } of [admin, colleague]) {
      expect((await clerk.post(`/backend/hr/staff/${id}/change`, {})).status).toBe(403)
      expect((await clerk.post(`/backend/usermanagement/user/${id}/reset-password`)).status).toBe(403)
    }
  })
})
