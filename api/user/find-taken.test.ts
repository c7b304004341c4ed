import { describe, expect, test } from 'vitest'
import type { Registration } from '../../contract/registration.ts'
import { Browser } from '../testing/browser.ts'
import { readCaptcha } from '../testing/captchas.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { aRegistration, sendProven, sendRegistration, verifyEmail } from '../testing/registrations.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { findTaken } from './find-taken.ts'
import { savePerson } from './save-person.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const send = (given: Registration) => sendProven(house, new Browser(house), given)
const rowsOf = (given: Registration) =>
  house.db.selectFrom('registration').select('id').where('pan', '=', given.panNo).execute()

describe('someone who is there already', () => {
  const waiting = (what: string) => `A registration with this ${what} is waiting already; its number was sent by e-mail`
  const joined = (what: string) => `Someone has joined with this ${what} already`

  /** What the registration is told: one sentence, whatever it is. */
  const refused = (answers: { status: number; body: { message?: string; data?: unknown } }[]) =>
    answers.filter(({ status, body }) => status === 400 && body.data === undefined && known.test(body.message ?? ''))
  const known = /^The mobile number, the e-mail address or the PAN is known to us already\./
  /** What the house knows of it, field by field. */
  const takenOf = (given: Registration) =>
    findTaken(house.db, { mobile: given.mobileNo, email: given.emailId, pan: given.panNo })

  test('a waiting mobile, e-mail or PAN is refused without saying which; the house knows', async () => {
    const first = aRegistration()
    expect((await send(first)).status).toBe(200)
    expect(refused([await send({ ...aRegistration(), mobileNo: `0${first.mobileNo}` })])).toHaveLength(1)
    expect(refused([await send({ ...aRegistration(), panNo: first.panNo.toLowerCase() })])).toHaveLength(1)
    const refusal = (change: object) => takenOf({ ...aRegistration(), ...change })
    expect(await refusal({ mobileNo: first.mobileNo })).toEqual({ mobileNo: waiting('mobile number') })
    expect(await refusal({ emailId: first.emailId })).toEqual({ emailId: waiting('e-mail address') })
    expect(await refusal({ panNo: first.panNo })).toEqual({ panNo: waiting('PAN') })
  })

  test('whoever lost the answer and sends again learns that it arrived, without another code', async () => {
    const [browser, given] = [new Browser(house), aRegistration()]
    await verifyEmail(house, browser, given.emailId)
    expect((await sendRegistration(house, browser, given)).status).toBe(200)
    const again = await sendRegistration(house, browser, given)
    expect(refused([again])).toHaveLength(1)
    expect(again.body.message).toContain('if you have registered, your number was sent by e-mail')
  })

  test('the mobile, the user name and the e-mail of a user are refused too', async () => {
    const person = await aPerson(house)
    await house.db.updateTable('app_user').set({ mobile: '9111111111' }).where('id', '=', person.id).execute()
    const other = await aPerson(house)
    await house.db.updateTable('app_user').set({ user_name: '9222222222' }).where('id', '=', other.id).execute()
    const both = aRegistration({ mobileNo: '9111111111', emailId: person.email })
    expect(refused([await send(both)])).toHaveLength(1)
    expect(await takenOf(both)).toEqual({ mobileNo: joined('mobile number'), emailId: joined('e-mail address') })
    const userName = aRegistration({ mobileNo: '9222222222' })
    expect(refused([await send(userName)])).toHaveLength(1)
    expect(await takenOf(userName)).toEqual({ mobileNo: joined('mobile number') })
  })

  test('so is the PAN of a person or of a business that has joined; after a rejection one may ask again', async () => {
    const [joiner, business, rejected] = [aRegistration(), aRegistration(), aRegistration()]
    const [{ id: userId }, { id: merchantId }] = [await aPerson(house), await aMerchant(house)]
    await house.inTx((tx) => savePerson(tx, userId, { pan: joiner.panNo }))
    await house.db.updateTable('merchant').set({ pan: business.panNo }).where('id', '=', merchantId).execute()
    for (const given of [joiner, business]) {
      expect(refused([await send(given)])).toHaveLength(1)
      expect(await takenOf(given)).toEqual({ panNo: joined('PAN') })
    }
    await send(rejected)
    await house.db.updateTable('registration').set({ status: 'rejected' }).where('pan', '=', rejected.panNo).execute()
    expect((await send(rejected)).status).toBe(200)
  })

  test('twenty browsers send one person at once: one row, nineteen clear refusals', async () => {
    const given = aRegistration()
    const browsers = Array.from({ length: 20 }, (_, i) => new Browser(house, `198.51.100.${i}`))
    const captchas: string[] = []
    for (const browser of browsers) {
      // The hourly limit of codes for one address is another test's business.
      await house.db.deleteFrom('rate_limit').execute()
      await verifyEmail(house, browser, given.emailId)
      captchas.push(await readCaptcha(house, browser, 'register'))
    }
    const answers = await Promise.all(
      browsers.map((browser, i) => browser.post(`/auth/register?captcha=${captchas[i]}`, { ...given })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(refused(answers)).toHaveLength(19)
    expect(await rowsOf(given)).toHaveLength(1)
  })

  test('twenty people who share only a PAN at once: one row, nineteen refusals', async () => {
    const people = Array.from({ length: 20 }, () => aRegistration({ panNo: 'ZZZPZ9999Z' }))
    const ready = await Promise.all(
      people.map(async (given, i) => {
        const browser = new Browser(house, `198.51.100.${i}`)
        await verifyEmail(house, browser, given.emailId)
        return { given, browser, captcha: await readCaptcha(house, browser, 'register') }
      }),
    )
    const answers = await Promise.all(
      ready.map(({ given, browser, captcha }) => browser.post(`/auth/register?captcha=${captcha}`, { ...given })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(refused(answers)).toHaveLength(19)
  })

  test('one browser sends twenty times at once: one row', async () => {
    const [browser, given] = [new Browser(house), aRegistration()]
    await verifyEmail(house, browser, given.emailId)
    const captcha = await readCaptcha(house, browser, 'register')
    const tries = Array.from({ length: 20 }, () => browser.post(`/auth/register?captcha=${captcha}`, { ...given }))
    const statuses = (await Promise.all(tries)).map((answer) => answer.status).sort()
    expect(statuses).toEqual([200, ...Array(19).fill(400)])
    expect(await rowsOf(given)).toHaveLength(1)
  })
})
