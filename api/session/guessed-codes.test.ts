import { describe, expect, test } from 'vitest'
import { Browser, signedIn } from '../testing/browser.ts'
import { lastMailTo, mailsTo } from '../testing/mails.ts'
import { aPerson, type Person, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })

async function challengeOf(browser: Browser, person: Person): Promise<string> {
  const { body } = await browser.signIn(person.userName)
  if (!('otpRequired' in body)) throw new Error('no code was asked for')
  return body.challenge
}

const switchOn = (person: Person) =>
  house.db.updateTable('app_user').set({ two_factor: true }).where('id', '=', person.id).execute()

/** Someone who knows the password tries codes, four per sign-in, each from a new browser at another address. */
async function guess(person: Person, addresses: number): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 0; at < addresses; at++) {
    const thief = new Browser(house, `198.51.100.${at + 1}`)
    const challenge = await challengeOf(thief, person)
    for (let i = 0; i < 4; i++) {
      statuses.push((await thief.post('/auth/login-otp', { challenge, code: 'wrong1' })).status)
    }
  }
  return statuses
}

describe('guessing at codes with a stolen password', () => {
  test('is over after ten wrong ones, from however many addresses; then minutes pass between tries', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const statuses = await guess(person, 20)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual(Array(70).fill(429))
    const thief = new Browser(house, '198.51.100.99')
    const challenge = await challengeOf(thief, person)
    const { code } = await lastMailTo(house, person.email)
    const refused = await thief.post('/auth/login-otp', { challenge, code })
    expect([refused.status, Number(refused.headers['retry-after']) > 30]).toEqual([429, true])
  })

  test('at the same moment gets no further', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const thieves = Array.from({ length: 8 }, (_, at) => new Browser(house, `198.51.100.${at + 1}`))
    const challenges = await Promise.all(thieves.map((thief) => challengeOf(thief, person)))
    const answers = await Promise.all(
      thieves.flatMap((thief, at) =>
        Array.from({ length: 4 }, () => thief.post('/auth/login-otp', { challenge: challenges[at], code: 'wrong1' })),
      ),
    )
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
  })

  test('does not keep the owner out of a browser they have used, and tells them once', async () => {
    const person = await aPerson(house)
    const owner = await signedIn(house, person)
    // Whoever wants no mails about the account gets this one all the same.
    await owner.post('/backend/notice/preferences', { kind: 'security', byMail: false })
    await switchOn(person)
    await guess(person, 5)
    const told = (await mailsTo(house, person.email)).filter(
      ({ subject }) => subject === 'Someone guesses at your codes',
    )
    expect(told).toHaveLength(1)
    const challenge = await challengeOf(owner, person)
    const { code } = await lastMailTo(house, person.email)
    expect((await owner.post('/auth/login-otp', { challenge, code })).status).toBe(200)
  })

  test('ends when the owner changes the password, and a new browser of theirs is let in at once', async () => {
    const person = await aPerson(house)
    const owner = await signedIn(house, person)
    await switchOn(person)
    await guess(person, 5)
    const newPassword = 'quite another sentence'
    const changed = await owner.post('/backend/my-profile/change-password', {
      currentPassword: testPassword,
      newPassword,
    })
    expect(changed.status).toBe(200)
    const phone = new Browser(house, '203.0.113.5')
    const { body } = await phone.signIn(person.userName, newPassword)
    const challenge = 'challenge' in body ? body.challenge : ''
    const { code } = await lastMailTo(house, person.email)
    expect((await phone.post('/auth/login-otp', { challenge, code })).status).toBe(200)
  })

  test('codes per sign-in stay five', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const thief = new Browser(house)
    const challenge = await challengeOf(thief, person)
    const said: unknown[] = []
    for (let i = 0; i < 6; i++) {
      said.push((await thief.post('/auth/login-otp', { challenge, code: 'wrong1' })).body.message)
    }
    expect(said.slice(4)).toEqual([
      'Too many wrong codes. Please start the sign-in again.',
      'This sign-in has expired. Please start again.',
    ])
  })
})
