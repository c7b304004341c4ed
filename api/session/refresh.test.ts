import { describe, expect, test } from 'vitest'
import { secondsAfter } from '../platform/clock.ts'
import { sha256 } from '../platform/crypto/keyed-hash.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { longestSeconds } from '../user/open-sign-in.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })
const quarterHour = 15 * 60 + 1

describe('a sign-in that somebody has ended', () => {
  test.each([
    ['access changed', 'You were signed out because your access was changed. Please sign in again.'],
    ['locked', 'You were signed out because your account was locked. Ask whoever manages it.'],
    [
      'password changed',
      'You were signed out because your password was changed. If that was not you, set a new one with Forgot password.',
    ],
    ['two-factor changed', 'You were signed out because the second step of your sign-in was changed.'],
    ['ended by the back office', 'The back office has ended this sign-in. Please sign in again.'],
  ] as const)('tells the tab that was signed in why (%s), and nobody else', async (reason, words) => {
    const person = await aPerson(house)
    const tab = await signedIn(house, person)
    await house.inTx((tx) => endSignIns(tx, { userId: person.id }, reason))
    if (reason === 'locked')
      await house.db.updateTable('app_user').set({ locked_at: new Date() }).where('id', '=', person.id).execute()
    const told = async (browser: Browser) => {
      const { status, body } = await browser.refresh()
      return [status, (body as unknown as { message: string }).message]
    }
    expect(await told(tab)).toEqual([401, words])
    const stranger = new Browser(house)
    stranger.tokens = tab.tokens
    expect(await told(stranger)).toEqual([401, 'Please sign in again.'])
    const other = await signedIn(house, await aPerson(house))
    const knownBrowser = await signedIn(house, await aPerson(house))
    knownBrowser.tokens = tab.tokens
    expect(await told(knownBrowser)).toEqual([401, 'Please sign in again.'])
    const mixed = new Browser(house)
    for (const [name, value] of tab.cookies) mixed.cookies.set(name, value)
    if (!tab.tokens || !other.tokens) throw new Error('Both are signed in.')
    mixed.tokens = { token: other.tokens.token, refreshToken: tab.tokens.refreshToken }
    expect(await told(mixed)).toEqual([401, 'Please sign in again.'])
  })
})

describe('refreshing', () => {
  test('an expired access token is a 401, and the refresh token brings a new one', async () => {
    const browser = await signedIn(house, await aPerson(house))
    house.pass(quarterHour)
    expect((await browser.get('/auth/me')).status).toBe(401)
    expect((await browser.refresh()).status).toBe(200)
    expect((await browser.get('/auth/me')).status).toBe(200)
  })

  test("brings a new one also for a tab that slept for an hour by everybody's clock", async () => {
    house.pass(-3600)
    const browser = await signedIn(house, await aPerson(house))
    house.pass(3600)
    expect((await browser.refresh()).status).toBe(200)
  })

  test('lets a sign-in live on, but never longer than the longest', async () => {
    const person = await aPerson(house)
    const browser = await signedIn(house, person)
    const mine = house.db.selectFrom('sign_in').select(['started_at', 'expires_at']).where('user_id', '=', person.id)
    const lives = async () => {
      expect((await browser.refresh()).status).toBe(200)
      const { started_at, expires_at } = await mine.executeTakeFirstOrThrow()
      return Math.round((expires_at.getTime() - started_at.getTime()) / 1000)
    }
    expect(await lives()).toBeLessThan(longestSeconds)
    const begun = secondsAfter(house.platform.clock.now(), 60 - longestSeconds)
    await house.db.updateTable('sign_in').set({ started_at: begun }).where('user_id', '=', person.id).execute()
    expect(await lives()).toBe(longestSeconds)
  })

  test('fifty parallel refreshes of one tab end in one living chain', async () => {
    const browser = await signedIn(house, await aPerson(house))
    const given = { Token: browser.tokens?.token, refreshToken: browser.tokens?.refreshToken }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => browser.post<{ refreshToken: string }>('/auth/refresh', given)),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200))
    expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1)
  })

  /** Another tab of the same browser, with the tokens as they are now. */
  function copyOf(tab: Browser): Browser {
    const copy = new Browser(house)
    copy.tokens = tab.tokens
    for (const [name, value] of tab.cookies) copy.cookies.set(name, value)
    return copy
  }

  test('two tabs that refresh within a minute get the same tokens and both go on', async () => {
    const tab = await signedIn(house, await aPerson(house))
    for (let i = 0; i < 3; i++) {
      const copy = copyOf(tab)
      expect((await tab.refresh()).status).toBe(200)
      house.pass(50)
      expect((await copy.refresh()).status).toBe(200)
      expect(copy.tokens?.refreshToken).toBe(tab.tokens?.refreshToken)
      expect((await copy.get('/auth/me')).status).toBe(200)
    }
  })

  test.each([
    ['a minute after it was used', 1, 61],
    ['at once when its successor was used too', 2, 0],
    ['hours later', 1, 5 * 3600],
  ])(
    'a used refresh token that is copied from the same browser ends the sign-in %s, and its owner is told',
    async (_when, uses, seconds) => {
      const person = await aPerson(house)
      const tab = await signedIn(house, person)
      const thief = copyOf(tab)
      for (let i = 0; i < uses; i++) expect((await tab.refresh()).status).toBe(200)
      house.pass(seconds)
      expect((await thief.refresh()).status).toBe(401)
      expect((await tab.get('/auth/me')).status).toBe(401)
      expect((await tab.refresh()).status).toBe(401)
      const inbox = await (await signedIn(house, person)).get<{ notices: { title: string }[] }>('/backend/notice')
      expect(inbox.body.notices[0]?.title).toBe('A sign-in was ended')
    },
  )

  test('a stolen refresh token without the cookie ends the whole sign-in and tells its owner', async () => {
    const person = await aPerson(house)
    const owner = await signedIn(house, person)
    const thief = new Browser(house, '203.0.113.9')
    thief.tokens = owner.tokens
    expect((await thief.refresh()).status).toBe(401)
    expect((await owner.get('/auth/me')).status).toBe(401)
    expect((await owner.refresh()).status).toBe(401)
    const again = await signedIn(house, person)
    const inbox = await again.get<{ unread: number; notices: { title: string }[] }>('/backend/notice')
    expect(inbox.body).toMatchObject({ unread: 1, notices: [{ title: 'A sign-in was ended' }] })
    const acts = house.db.selectFrom('audit_event').select('detail').where('act', '=', 'sign-in.stolen-token')
    expect(await acts.where('subject', '=', person.code).execute()).toEqual([
      { detail: '{"device":"Chrome on Linux"}' },
    ])
  })

  test('with the cookie of another browser it is stolen just the same', async () => {
    const owner = await signedIn(house, await aPerson(house))
    const thief = await signedIn(house, await aPerson(house))
    thief.tokens = owner.tokens
    expect((await thief.refresh()).status).toBe(401)
    expect((await owner.get('/auth/me')).status).toBe(401)
  })

  test('a copied access token works without the cookie, for a quarter of an hour at most and while its sign-in lasts', async () => {
    const [owner, other] = [await signedIn(house, await aPerson(house)), await signedIn(house, await aPerson(house))]
    const [thief, late] = [new Browser(house, '203.0.113.10'), new Browser(house, '203.0.113.10')]
    thief.tokens = { token: owner.tokens?.token ?? '', refreshToken: 'unknown' }
    late.tokens = { token: other.tokens?.token ?? '', refreshToken: 'unknown' }
    expect((await thief.get('/auth/me')).status).toBe(200)
    expect((await owner.post('/auth/logout')).status).toBeLessThan(300)
    expect((await thief.get('/auth/me')).status).toBe(401)
    expect((await late.get('/auth/me')).status).toBe(200)
    house.pass(quarterHour)
    expect((await late.get('/auth/me')).status).toBe(401)
    expect((await late.refresh()).status).toBe(401)
  })

  test('access and refresh token must belong together', async () => {
    const person = await aPerson(house)
    const [one, two] = [await signedIn(house, person), await signedIn(house, person)]
    const mixed = await one.post('/auth/refresh', { Token: two.tokens?.token, refreshToken: one.tokens?.refreshToken })
    expect(mixed.status).toBe(401)
    expect((await one.get('/auth/me')).status).toBe(200)
  })

  test('an invented or altered token is a 401', async () => {
    const browser = await signedIn(house, await aPerson(house))
    const { token, refreshToken } = browser.tokens ?? { token: '', refreshToken: '' }
    expect((await browser.post('/auth/refresh', { Token: token, refreshToken: `${refreshToken}x` })).status).toBe(401)
    expect((await browser.post('/auth/refresh', { Token: `${token}x`, refreshToken })).status).toBe(401)
    expect((await browser.post('/auth/refresh', { Token: refreshToken, refreshToken: token })).status).toBe(401)
    expect((await browser.post('/auth/refresh', {})).status).toBe(400)
  })

  test('a tab that slept for a day signs in again', async () => {
    const browser = await signedIn(house, await aPerson(house))
    await house.db
      .updateTable('sign_in')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect((await browser.get('/auth/me')).status).toBe(401)
    expect((await browser.refresh()).status).toBe(401)
  })

  test('only hashes of refresh tokens are kept', async () => {
    const browser = await signedIn(house, await aPerson(house))
    const hashes = (await house.db.selectFrom('refresh_token').select('hash').execute()).map((row) => row.hash)
    expect(hashes).toContain(sha256(browser.tokens?.refreshToken ?? ''))
    expect(hashes).not.toContain(browser.tokens?.refreshToken)
  })
})

describe('the end of a sign-in', () => {
  test('logout ends it at once, also for its access token, and leaves other sign-ins alone', async () => {
    const person = await aPerson(house)
    const [one, two] = [await signedIn(house, person), await signedIn(house, person)]
    expect((await one.post('/auth/logout')).status).toBe(204)
    expect((await one.get('/auth/me')).status).toBe(401)
    expect((await one.refresh()).status).toBe(401)
    expect((await two.get('/auth/me')).status).toBe(200)
    // Once written down, however often it is pressed.
    expect((await one.post('/auth/logout')).status).toBe(204)
    const acts = house.db.selectFrom('audit_event').select('act').where('subject', '=', person.code)
    expect(await acts.where('act', '=', 'sign-out').execute()).toHaveLength(1)
  })

  test('logout ends it also with an access token that has run out', async () => {
    house.pass(-3600)
    const browser = await signedIn(house, await aPerson(house))
    house.pass(3600)
    expect((await browser.post('/auth/logout')).status).toBe(204)
    expect((await browser.refresh()).status).toBe(401)
  })

  test('logout ends it with the refresh token alone, in its own browser', async () => {
    const browser = await signedIn(house, await aPerson(house))
    const { token, refreshToken } = browser.tokens ?? { token: '', refreshToken: '' }
    browser.tokens = undefined
    expect((await browser.post('/auth/logout', { refreshToken })).status).toBe(204)
    browser.tokens = { token, refreshToken }
    expect((await browser.get('/auth/me')).status).toBe(401)
  })

  test('nobody is signed out by an old token in another browser, by an altered one, or by none', async () => {
    const person = await aPerson(house)
    const browser = await signedIn(house, person)
    house.pass(quarterHour)
    const stranger = new Browser(house)
    stranger.tokens = browser.tokens
    expect((await stranger.post('/auth/logout')).status).toBe(204)
    stranger.tokens = { token: `${browser.tokens?.token}x`, refreshToken: '' }
    expect((await stranger.post('/auth/logout', { refreshToken: browser.tokens?.refreshToken })).status).toBe(204)
    expect((await new Browser(house).post('/auth/logout')).status).toBe(204)
    // Nor from a browser that the portal knows, but not as this person's.
    const colleague = await signedIn(house, await aPerson(house))
    colleague.tokens = browser.tokens
    expect((await colleague.post('/auth/logout')).status).toBe(204)
    expect((await browser.refresh()).status).toBe(200)
  })

  test('a lock and a changed role count with the next call', async () => {
    const person = await aPerson(house, { role: 'admin' })
    const browser = await signedIn(house, person)
    await house.db.updateTable('app_user').set({ locked_at: new Date() }).where('id', '=', person.id).execute()
    expect((await browser.get('/auth/me')).status).toBe(401)
    await house.db.updateTable('app_user').set({ locked_at: null, role: 'staff' }).where('id', '=', person.id).execute()
    expect((await browser.get('/auth/me')).status).toBe(401)
  })

  test('a permission that is taken away is gone with the next call', async () => {
    const person = await aPerson(house, { permissions: ['setting'] })
    const browser = await signedIn(house, person)
    expect((await browser.get('/auth/me')).body).toMatchObject({ permissions: ['setting'] })
    expect((await browser.post('/backend/settings/mail-log', {})).status).toBe(200)
    await house.db.updateTable('app_user').set({ permissions: [] }).where('id', '=', person.id).execute()
    expect((await browser.post('/backend/settings/mail-log', {})).status).toBe(403)
  })
})
