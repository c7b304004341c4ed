import { describe, expect, test } from 'vitest'
import { Browser, signedIn } from '../testing/browser.ts'
import { readCaptcha } from '../testing/captchas.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aPerson, type Person, testPassword } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })

async function forgot(person: Person): Promise<void> {
  const browser = new Browser(house)
  const captcha = await readCaptcha(house, browser, 'reset-password')
  await browser.post('/auth/forgot-password', { userName: person.userName, captcha })
  await runJobs(house)
}
async function linkFor(person: Person): Promise<string> {
  await forgot(person)
  return (await lastMailTo(house, person.email)).action?.url.split('token=')[1] ?? ''
}
const use = async (token: string, password = 'some other sentence') =>
  (await new Browser(house).post('/auth/reset-password', { token, password })).status

describe('a link to set a password, read by someone else later', () => {
  test('is dead once a newer one was asked for', async () => {
    const person = await aPerson(house)
    const [older, newer] = [await linkFor(person), await linkFor(person)]
    expect([await use(older), await use(newer)]).toEqual([400, 204])
  })

  test('is dead once its owner has signed in', async () => {
    const person = await aPerson(house)
    const link = await linkFor(person)
    await signedIn(house, person)
    expect(await use(link)).toBe(400)
  })

  test('is dead once the password was changed', async () => {
    const person = await aPerson(house)
    const owner = await signedIn(house, person)
    const link = await linkFor(person)
    const change = { currentPassword: testPassword, newPassword: 'quite another sentence' }
    expect((await owner.post('/backend/my-profile/change-password', change)).status).toBe(200)
    expect(await use(link)).toBe(400)
  })

  test('a wrong password at the login leaves it good: strangers cannot end it', async () => {
    const person = await aPerson(house)
    const link = await linkFor(person)
    await new Browser(house).signIn(person.userName, 'a guess')
    expect(await use(link)).toBe(204)
  })
})

describe('the forgotten pages', () => {
  test('fill nobody an inbox: a few mails an hour, and the answer stays the same', async () => {
    const person = await aPerson(house)
    const answers: unknown[] = []
    for (let i = 0; i < 8; i++) {
      const browser = new Browser(house, `198.51.100.${i + 1}`)
      const captcha = await readCaptcha(house, browser, 'forgot-username')
      answers.push((await browser.post(`/auth/forgot-username?captcha=${captcha}`, { emailid: person.email })).body)
      await runJobs(house)
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await mailsTo(house, person.email)).toHaveLength(3)
    await forgot(person)
    expect((await lastMailTo(house, person.email)).subject).toBe('Set a new password')
    for (let i = 0; i < 6; i++) await forgot(person)
    expect(await mailsTo(house, person.email)).toHaveLength(6)
  })
})
