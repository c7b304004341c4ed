import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { endpoint, nothing } from '../../../contract/kernel/endpoint.ts'
import { anyone, signedIn as anySignedIn } from '../../../contract/kernel/role.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { readCaptcha } from '../../testing/captchas.ts'
import { lastMailTo } from '../../testing/mails.ts'
import { aPerson, testPassword } from '../../testing/people.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { endSignIns } from '../../user/end-sign-ins.ts'
import type { Actor } from '../actor.ts'
import { accessSeconds, issueAccessToken } from '../tokens.ts'
import { vaultKeys } from '../vault.ts'
import { authorise, budgetOwnerOf } from './authorise.ts'
import { openKnownTokens } from './open-known-tokens.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
beforeEach(() => void house.logged.splice(0))

const statusWith = async (authorization: string) =>
  (await new Browser(house).ask('GET', '/auth/me', undefined, { authorization })).status
const secret = () => vaultKeys().tokens

describe('a call is paid for out of the budget', () => {
  const claims = { code: 'S000001', name: 'Asha', role: 'staff', signInId: 'a-sign-in' }
  const visitor = { ip: '', agent: '', requestId: '', device: () => '', hasDevice: false }
  const asked = { allow: anySignedIn, visitor }
  const actor: Actor = { ...claims, id: '1', merchantId: null, role: 'staff', owner: false, permissions: [], visitor }

  it('of the person and their sign-in, and of nobody once a look has found its end', async () => {
    const tokens = openKnownTokens()
    const token = await issueAccessToken(secret(), claims, new Date())
    await tokens.read(secret(), token, new Date())
    const own = { ...asked, visitor: { ...visitor, token } }
    const parts = (found?: Actor) => ({ platform: house.platform, hooks: { findActor: async () => found }, tokens })
    const owner = { person: 'S000001', signIn: 'a-sign-in' }
    expect(await budgetOwnerOf(parts(actor), claims, own)).toEqual(owner)
    expect(await authorise(parts(actor), claims, own)).toEqual(actor)
    expect(await budgetOwnerOf(parts(), claims, own)).toEqual(owner)
    await expect(authorise(parts(), claims, own)).rejects.toMatchObject({ status: 401 })
    expect(await budgetOwnerOf(parts(actor), claims, own)).toBeUndefined()
  })
})

describe('a call for signed-in people is a 401', () => {
  it('without a token, or with something that is none', async () => {
    const { tokens } = await signedIn(house, await aPerson(house))
    expect(await statusWith(`Bearer ${tokens?.token}`)).toBe(200)
    const wrong = [
      '',
      'Bearer',
      'Bearer ',
      'Bearer x.y.z',
      `Basic ${tokens?.token}`,
      `bearer  ${tokens?.token}`,
      `${tokens?.token}`,
    ]
    for (const header of wrong) expect(await statusWith(header), header).toBe(401)
  })

  it('with a refresh token in the place of the access token', async () => {
    const { tokens } = await signedIn(house, await aPerson(house))
    expect(await statusWith(`Bearer ${tokens?.refreshToken}`)).toBe(401)
  })

  it('with a forged token: other algorithm, header that names a key, altered claim, other secret', async () => {
    const { tokens } = await signedIn(house, await aPerson(house))
    const claims = decodeJwt(tokens?.token ?? '')
    const sign = (
      header: { alg: string; [name: string]: unknown },
      key: Parameters<SignJWT['sign']>[0],
      changes = {},
    ) => new SignJWT({ ...claims, ...changes }).setProtectedHeader(header).sign(key)
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const plain = { alg: 'HS256', typ: 'JWT' }
    expect(await statusWith(`Bearer ${await sign(plain, secret())}`)).toBe(200)
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await sign({ alg: 'HS512' }, Buffer.concat([secret(), secret()])),
      await sign({ alg: 'RS256' }, privateKey),
      await sign({ ...plain, kid: '1' }, secret()),
      await sign({ ...plain, jku: 'https://evil.example' }, secret()),
      await sign({ ...plain, jwk: { kty: 'oct', k: 'AA' } }, secret()),
      await sign(plain, Buffer.alloc(32, 1)),
      await sign(plain, secret(), { role: 'admin' }),
      await sign(plain, secret(), { sub: 'A000001' }),
      await sign(plain, secret(), { sid: '00000000-0000-4000-8000-000000000000' }),
      await sign(plain, secret(), { sid: "' or true --" }),
    ]
    for (const token of forged) expect(await statusWith(`Bearer ${token}`)).toBe(401)
  })

  it('with a token that has expired', async () => {
    // The clock stands still, so that the last second counts however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const browser = await signedIn(house, await aPerson(house))
    house.pass(accessSeconds - 1)
    expect((await browser.get('/auth/me')).status).toBe(200)
    house.pass(2)
    expect((await browser.get('/auth/me')).status).toBe(401)
    house.pass(-accessSeconds - 1)
  })

  it('with a token whose sign-in has ended or whose person is locked', async () => {
    const [ended, locked] = [await aPerson(house), await aPerson(house)]
    const [one, two] = [await signedIn(house, ended), await signedIn(house, locked)]
    await house.inTx((tx) => endSignIns(tx, { userId: ended.id }, 'signed out'))
    await house.db.updateTable('app_user').set({ locked_at: new Date() }).where('id', '=', locked.id).execute()
    expect([(await one.get('/auth/me')).status, (await two.get('/auth/me')).status]).toEqual([401, 401])
  })

  it('before anything of the request is read', async () => {
    const { status } = await new Browser(house).ask('POST', '/backend/my-profile/change-password', '{"broken', {
      'content-type': 'application/json',
    })
    expect(status).toBe(401)
  })
})

describe('too many calls', () => {
  const open = {
    method: 'POST' as const,
    allow: anyone,
    summary: 'A call of this test',
    reply: nothing,
    changes: [] as const,
    because: 'Of this test only',
  }
  const mailed = endpoint({ ...open, path: '/mailed', limit: 'mail' })
  const free = endpoint({ ...open, path: '/free' })

  /** A server that allows a tenth of what it usually does: one mail in ten minutes, twenty calls at once. */
  const strict = () =>
    openSmallApp(
      house,
      ({ read }) => {
        read(mailed, () => undefined)
        read(free, () => undefined)
      },
      { config: { ...house.platform.config, rateScale: 0.1 }, clock: { now: () => stopped } },
    )
  let stopped = new Date()

  it('of one kind are a 429 that says how long to wait, on every process, per address', async () => {
    const [here, there] = [await strict(), await strict()]
    expect((await new Browser(here, '192.0.2.1').post('/mailed')).status).toBe(204)
    const refused = await new Browser(there, '192.0.2.1').post('/mailed')
    expect([refused.status, Object.keys(refused.body)]).toEqual([429, ['message']])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await new Browser(there, '192.0.2.2').post('/mailed')).status).toBe(204)
  })

  it('of any kind at once are refused too, until some time has passed', async () => {
    const flooder = new Browser(await strict(), '192.0.2.3')
    const statuses: number[] = []
    for (let i = 0; i < 25; i++) statuses.push((await flooder.post('/free')).status)
    expect(statuses).toEqual([...Array(20).fill(204), ...Array(5).fill(429)])
    stopped = new Date(stopped.getTime() + 1000)
    expect((await flooder.post('/free')).status).toBe(204)
  })
})

describe('the log of a whole day', () => {
  it('holds no password, token, code, captcha, name or address of anyone', async () => {
    const person = await aPerson(house, { twoFactor: true })
    const typed = {
      password: testPassword,
      wrong: 'hunter2-wrong',
      email: person.email,
      aadhaar: '234123412346',
      pan: 'ABCPD1234E',
      mobile: '9876543210',
    }
    const browser = new Browser(house)
    await browser.signIn(person.userName, typed.wrong)
    const step = (await browser.signIn(person.userName)).body as { challenge: string }
    const { code = '' } = await lastMailTo(house, person.email)
    const answer = await browser.post('/auth/login-otp', { challenge: step.challenge, code })
    browser.tokens = answer.body as unknown as { token: string; refreshToken: string }
    const oldTokens = browser.tokens
    await browser.refresh()
    const captcha = await readCaptcha(house, browser, 'reset-password')
    await browser.post('/auth/forgot-password', { userName: person.userName, captcha })
    await runJobs(house)
    const link = (await lastMailTo(house, person.email)).action?.url ?? ''
    const linkToken = new URL(link).searchParams.get('token') ?? ''
    await browser.post('/auth/reset-password', { token: linkToken, password: typed.wrong })
    await browser.get(`/auth/me?token=${browser.tokens.token}&mobile=${typed.mobile}`)
    await browser.get(`/nowhere/${typed.aadhaar}/${typed.pan}?email=${typed.email}`)
    await browser.ask('POST', '/auth/login', `{"password":"${typed.password}",`, { 'content-type': 'application/json' })
    const secrets = [
      ...Object.values(typed),
      code,
      captcha,
      linkToken,
      step.challenge,
      oldTokens.token,
      oldTokens.refreshToken,
      browser.tokens.token,
      browser.tokens.refreshToken,
      ...browser.cookies.values(),
    ]
    const log = house.logged.join('')
    expect(house.logged.length).toBeGreaterThan(8)
    for (const one of secrets) {
      expect(one.length).toBeGreaterThan(3)
      expect(log).not.toContain(one)
    }
  })

  it('nor does the line about a failure that holds them', async () => {
    const person = await aPerson(house)
    await house.db.schema.alterTable('sign_in').renameTo('sign_in_away').execute()
    expect((await new Browser(house).signIn(person.userName)).status).toBe(500)
    await house.db.schema.alterTable('sign_in_away').renameTo('sign_in').execute()
    const log = house.logged.join('')
    expect(log).toContain('request failed')
    expect(log).not.toContain(testPassword)
    expect(log).not.toContain(person.email)
  })
})
