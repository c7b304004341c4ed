import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { mailTexts } from '../../texts/en/mail.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { inLanguage } from '../platform/language.ts'
import { readTranslations } from '../platform/read-translations.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo } from '../testing/mails.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { aRegistration, sendProven } from '../testing/registrations.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { findUserByName } from '../user/find-user.ts'
import { tellOfNewPassword } from '../user/tell-of-new-password.ts'
import { htmlText, openBody } from './mail-body.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
beforeAll(() => readTranslations(path.resolve(import.meta.dirname, '../../texts')))

async function aShopkeeper() {
  const merchant = await aMerchant(house)
  const person = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
  return { person, browser: await signedIn(house, person) }
}
const choose = (browser: Browser, language: unknown) => browser.post('/merchant/my-profile/language', { language })
const tellChanged = (userName: string) =>
  house.inTx(async (tx) => {
    const user = await findUserByName(tx, userName)
    if (user) await tellOfNewPassword(tx, user)
  })

describe('the language of a person', () => {
  test('is none until they choose, kept with them, and told by the profile on whichever browser', async () => {
    const { person, browser } = await aShopkeeper()
    const languageOf = async (one: Browser) => (await one.get('/merchant/my-profile/profile')).body.language
    expect(await languageOf(browser)).toBe(null)
    expect((await choose(browser, 'hi')).status).toBe(204)
    expect(await languageOf(await signedIn(house, person))).toBe('hi')
    const acts = house.db.selectFrom('audit_event').select('detail').where('act', '=', 'setting.changed')
    expect(await acts.where('actor_id', '=', person.id).execute()).toEqual([{ detail: '{"language":"hi"}' }])
  })

  test.each(['fr', '', 'HI', null, 7, undefined])('%j is refused', async (language) => {
    const { browser } = await aShopkeeper()
    expect((await choose(browser, language)).status).toBe(400)
  })

  test('is not for the back office', async () => {
    const desk = await signedIn(house, await aPerson(house))
    expect((await choose(desk, 'hi')).status).toBe(403)
  })
})

describe('a mail', () => {
  test('comes in Hindi to a merchant who chose Hindi, its page says so, and in English to all others', async () => {
    const [hindi, english] = [await aShopkeeper(), await aShopkeeper()]
    const clerk = await aPerson(house)
    await choose(hindi.browser, 'hi')
    for (const { userName } of [hindi.person, english.person, clerk]) await tellChanged(userName)
    const mail = await lastMailTo(house, hindi.person.email)
    expect(mail.subject).toBe('आपका पासवर्ड बदला गया')
    expect(mail.text[0]).toMatch(/^नमस्ते Person \d+,$/)
    expect(mail.text[1]).toContain('तुरंत सहायता से संपर्क करें')
    for (const { email } of [english.person, clerk])
      expect((await lastMailTo(house, email)).subject).toBe('Your password was changed')
    const { sealed_body } = await house.db
      .selectFrom('mail_outbox')
      .select('sealed_body')
      .where('to_address', '=', hindi.person.email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(htmlText(openBody(sealed_body), '')).toContain('<html lang="hi">')
  })

  test('goes by whom it is for, not by whoever has caused it', async () => {
    const { person } = await aShopkeeper()
    await inLanguage('hi', () => tellChanged(person.userName))
    expect((await lastMailTo(house, person.email)).subject).toBe('Your password was changed')
  })

  test('goes by the page where a stranger asks for it', async () => {
    const ask = (language: string) =>
      house.web.inject({
        method: 'POST',
        url: '/api/auth/register/send-code',
        headers: { 'accept-language': language },
        payload: { emailid: `${language}@people.test` },
      })
    const asked = await Promise.all(['hi', 'en'].map(ask))
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await lastMailTo(house, 'hi@people.test')).subject).toBe('आपका पंजीकरण कोड')
    expect((await lastMailTo(house, 'en@people.test')).subject).toBe('Your registration code')
  })

  test('about a registration comes in the language of its form, and so does all that its owner gets', async () => {
    const clerk = await signedIn(house, await aPerson(house, { permissions: ['registration'] }))
    const send = async (language: string) => {
      const visitor = new Browser(house)
      visitor.language = language
      const given = aRegistration()
      const { body } = await sendProven(house, visitor, given)
      const rows = house.db.selectFrom('registration').select(['id', 'language']).where('ref_no', '=', body.refNo)
      return { ...given, ...(await rows.executeTakeFirstOrThrow()) }
    }
    const [refused, taken, english] = [await send('hi'), await send('hi'), await send('en')]
    expect([refused.language, english.language]).toEqual(['hi', null])
    expect((await lastMailTo(house, refused.emailId)).text[1]).toMatch(/^Rao Stores का पंजीकरण करने के लिए धन्यवाद।/)
    await clerk.post(`/backend/registration/reg-reject/${refused.id}`, { remark: 'Address' })
    const mail = await lastMailTo(house, refused.emailId)
    expect(mail.text.slice(2)).toEqual(['Address', 'यह ठीक होने पर आप फिर से पंजीकरण कर सकते हैं।'])
    const approval = { idType: '1', password: 'a first password', packageId: '', remark: null }
    for (const { id, mobileNo } of [taken, english])
      expect(
        (await clerk.post(`/backend/registration/reg-approve/${id}`, { ...approval, userName: mobileNo })).status,
      ).toBe(204)
    expect((await lastMailTo(house, taken.emailId)).subject).toBe('आपका लॉगिन तैयार है')
    expect((await lastMailTo(house, english.emailId)).subject).toBe('Your sign-in is ready')
    const owners = house.db
      .selectFrom('app_user')
      .select('language')
      .where('email', 'in', [taken.emailId, english.emailId])
    expect((await owners.orderBy('id').execute()).map(({ language }) => language)).toEqual(['hi', null])
  })

  test('of forty at once each is in its own language', async () => {
    const { id: merchantId } = await aMerchant(house)
    const people = await Promise.all(Array.from({ length: 40 }, () => aPerson(house, { role: 'merchant', merchantId })))
    const half = people.filter((_, at) => at % 2).map(({ id }) => id)
    await house.db.updateTable('app_user').set({ language: 'hi' }).where('id', 'in', half).execute()
    await Promise.all(people.map(({ userName }) => tellChanged(userName)))
    const subjects = await Promise.all(people.map(async ({ email }) => (await lastMailTo(house, email)).subject))
    expect(subjects).toEqual(people.map((_, at) => (at % 2 ? 'आपका पासवर्ड बदला गया' : 'Your password was changed')))
  })
})

test('a notice is in the language of each who gets it, in the bell and by mail', async () => {
  const [hindi, english] = [await aShopkeeper(), await aShopkeeper()]
  await choose(hindi.browser, 'hi')
  for (const { person } of [hindi, english])
    await house.inTx((tx) =>
      raiseNotice(tx, { userId: person.id, kind: 'payment', title: mailTexts.yourUserName, text: '{as it is}' }),
    )
  const newest = async ({ browser }: { browser: Browser }) =>
    (await browser.get<{ notices: { title: string; text: string }[] }>('/merchant/notice')).body.notices[0]
  expect(await newest(hindi)).toMatchObject({ title: 'आपका यूज़र नेम', text: '{as it is}' })
  expect(await newest(english)).toMatchObject({ title: 'Your user name' })
  const mail = await lastMailTo(house, hindi.person.email)
  expect([mail.subject, mail.text[0]]).toEqual(['आपका यूज़र नेम', expect.stringMatching(/^नमस्ते /)])
})
