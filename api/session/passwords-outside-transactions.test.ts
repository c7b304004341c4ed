import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type HashLane, hashesAtOnce, hashTurns } from '../platform/crypto/hash-in-turn.ts'
import { type Answer, Browser, signedIn } from '../testing/browser.ts'
import { readCaptcha } from '../testing/captchas.ts'
import { lastMailTo } from '../testing/mails.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { aRegistration, sendProven } from '../testing/registrations.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const boss = await signedIn(house, await aPerson(house, { role: 'admin' }))
const other = 'quite another sentence'
type Sent = Promise<Answer<unknown>>

/** Sends a call while every password has to wait, and looks at what the server holds meanwhile. */
async function whileHashingWaits(lane: HashLane, send: () => Sent) {
  const ends = await Promise.all(Array.from({ length: hashesAtOnce }, () => hashTurns.take(lane)))
  let [over, seen] = [false, 0]
  const answer = send().finally(() => {
    over = true
  })
  const held: number[] = []
  // One call may hash more than once: each time it is looked at, then let on.
  while (!over) {
    if (hashTurns.waiting > 0) {
      seen += 1
      held.push(await openTransactions())
      for (const end of ends.splice(0)) end()
    }
    await new Promise(setImmediate)
    if (!over && ends.length === 0)
      ends.push(...(await Promise.all(Array.from({ length: hashesAtOnce }, () => hashTurns.take(lane)))))
  }
  for (const end of ends) end()
  return { seen, held: Math.max(0, ...held), status: (await answer).status }
}

async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name in ('kendra', 'kendra-door') and xact_start is not null`.execute(
    house.db,
  )
  return rows[0]?.n ?? 0
}

async function aResetLink(): Promise<string> {
  const person = await aPerson(house)
  const browser = new Browser(house)
  const captcha = await readCaptcha(house, browser, 'reset-password')
  await browser.post('/auth/forgot-password', { userName: person.userName, captcha })
  await runJobs(house)
  return (await lastMailTo(house, person.email)).action?.url.split('token=')[1] ?? ''
}

async function aFirstSignIn() {
  const person = await aPerson(house, { mustChangePassword: true })
  const browser = new Browser(house)
  const { body } = await browser.signIn(person.userName)
  const { code } = await lastMailTo(house, person.email)
  const step = await browser.post<{ challenge: string }>('/auth/login-otp', {
    challenge: 'challenge' in body ? body.challenge : '',
    code,
  })
  return { browser, challenge: step.body.challenge }
}

async function aRegistrationToApprove() {
  const given = aRegistration()
  const { body } = await sendProven(house, new Browser(house), given)
  const { id } = await house.db
    .selectFrom('registration')
    .select('id')
    .where('ref_no', '=', body.refNo)
    .executeTakeFirstOrThrow()
  return { id, approval: { idType: '1', packageId: '', userName: given.mobileNo, password: other, remark: '' } }
}

const profile = '/backend/my-profile'
const calls: [what: string, lane: HashLane, prepare: () => Promise<() => Sent>][] = [
  [
    'signs in',
    'door',
    async () => {
      const person = await aPerson(house)
      return () => new Browser(house).signIn(person.userName)
    },
  ],
  [
    'sets one by a mailed link',
    'door',
    async () => {
      const token = await aResetLink()
      return () => new Browser(house).post('/auth/reset-password', { token, password: other })
    },
  ],
  [
    'chooses the first one',
    'door',
    async () => {
      const { browser, challenge } = await aFirstSignIn()
      return () => browser.post('/auth/first-password', { challenge, password: other })
    },
  ],
  [
    'changes the own one',
    'work',
    async () => {
      const browser = await signedIn(house, await aPerson(house))
      return () => browser.post(`${profile}/change-password`, { currentPassword: testPassword, newPassword: other })
    },
  ],
  [
    'confirms a switched setting',
    'work',
    async () => {
      const browser = await signedIn(house, await aPerson(house))
      const change = { prop: 'twoFactorAuthentication', value: 'true', password: testPassword }
      return () => browser.post(`${profile}/update-setting`, change)
    },
  ],
  [
    'confirms a new authenticator app',
    'work',
    async () => {
      const browser = await signedIn(house, await aPerson(house))
      return () => browser.post(`${profile}/totp/begin`, { password: testPassword })
    },
  ],
  [
    'confirms that the app goes',
    'work',
    async () => {
      const browser = await signedIn(house, await aPerson(house))
      return () => browser.post(`${profile}/totp/remove`, { password: testPassword })
    },
  ],
  [
    'confirms a guarded setting',
    'work',
    async () => () => boss.post('/backend/settings/guarded-settings', { chatAddress: '', ownPassword: testPassword }),
  ],
  [
    'approves a registration with a first one',
    'work',
    async () => {
      const { id, approval } = await aRegistrationToApprove()
      return () => boss.post(`/backend/registration/reg-approve/${id}`, approval)
    },
  ],
]

describe('no connection is held while a password is worked out', () => {
  it.each(calls)('when somebody %s', async (_what, lane, prepare) => {
    const send = await prepare()
    const { seen, held, status } = await whileHashingWaits(lane, send)
    expect({ seen: seen > 0, held, done: status < 300 }).toEqual({ seen: true, held: 0, done: true })
  })
})

it('guesses at the own password that are made side by side are no more than those made one by one', async () => {
  const browser = await signedIn(house, await aPerson(house))
  const guess = (n: number) => browser.post(`${profile}/totp/begin`, { password: `a guess ${n}` })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  expect((await browser.post(`${profile}/totp/begin`, { password: testPassword })).status).toBe(429)
})
