import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { jwtVerify } from 'jose'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PushKind } from '../../contract/push.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { secondsAfter } from '../platform/clock.ts'
import { readTranslations } from '../platform/read-translations.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { openPanOffice } from '../testing/pan-office.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { answers, openPushService, type SubscribedBrowser } from '../testing/push-service.ts'
import { redirect } from '../testing/razorpay-server.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { closeSignIns } from '../user/close-sign-ins.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { sweepDevices } from './forget-devices.ts'
import { mostDevices } from './subscribe-device.ts'
import { vapidKeys } from './vapid-keys.ts'

const desk = await openPanOffice({ ALLOW_PRIVATE_HOSTS: '1', PUBLIC_URL: 'https://portal.test' })
const { house, ownerPerson } = desk
const service = await openPushService()

const devices = () => house.db.selectFrom('push_device').selectAll().orderBy('id').execute()
/** How often each message that still waits was tried. The worker does not wait for the statement by which a job ends. */
async function waiting(): Promise<number[]> {
  const jobs = await sql<{ attempts: number; runs: boolean }>`
    select attempts, locked_at is not null as runs
    from graphile_worker.jobs where task_identifier = 'send-push'`.execute(house.db)
  if (!jobs.rows.some(({ runs }) => runs)) return jobs.rows.map(({ attempts }) => attempts)
  await wait(10)
  return waiting()
}
beforeEach(async () => {
  await house.db.deleteFrom('push_device').execute()
  await house.db.deleteFrom('push_declined').execute()
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(house.db)
})

const subscribe = (who: Browser, { address }: SubscribedBrowser, kinds: readonly PushKind[] = ['pan-issued']) =>
  who.post('/merchant/push/subscribe', { ...address, kinds })

/** A browser of this person, signed in and subscribed. */
async function aPhone(kinds?: readonly PushKind[], person: { userName: string } = ownerPerson) {
  const [who, screen] = [await signedIn(house, person), service.aBrowser()]
  expect((await subscribe(who, screen, kinds)).status).toBe(204)
  return { who, screen }
}

const letters = 'ABCDEFGHIJ'
let pans = 0
/** The fourth letter is that of a person, the fifth of the name. */
const freshPan = () => `PUSPS${String(++pans).padStart(4, '0')}${letters[pans % 10]}`

async function issueOne(): Promise<{ id: string; pan: string }> {
  const { id } = await desk.anApplication({ state: 'acknowledged' })
  const pan = freshPan()
  expect((await desk.ask(`issue/${id}`, { pan })).status).toBe(204)
  return { id, pan }
}
const sendOneBack = async () => {
  const { id } = await desk.anApplication({ state: 'verification' })
  expect((await desk.ask(`reject/${id}`, { words: 'The photo is torn' })).status).toBe(204)
}
const tell = (push: PushKind, userId = ownerPerson.id) =>
  house.inTx((tx) => raiseNotice(tx, { userId, kind: 'payment', title: 'Payment', text: '₹ 500.00 came', push }))

/** Nobody has ended these sign-ins; their time is over. */
async function runOut(userId: string) {
  const past = secondsAfter(new Date(), -60)
  await house.db.updateTable('sign_in').set({ expires_at: past }).where('user_id', '=', userId).execute()
  await house.inTx((tx) => closeSignIns(tx, new Date()))
}

describe('a PAN that is issued', () => {
  it('is told to no device until its person asks for it', async () => {
    await issueOne()
    expect(await waiting()).toEqual([])
    expect((await desk.owner.get('/merchant/push')).body).toEqual({
      publicKey: vapidKeys().publicKey,
      kinds: [],
      offer: true,
    })
  })

  it('comes to the device, encrypted for it alone, with no name and no number in it', async () => {
    const { who, screen } = await aPhone()
    const { id } = await issueOne()
    await runJobs(house)
    expect(screen.shown).toEqual([
      {
        title: 'PAN issued',
        text: 'The PAN of an application has come. Tap to see it.',
        link: `/merchant/product/nsdl-pan/paninfo/${id}`,
      },
    ])
    expect((await who.get('/merchant/push')).body).toMatchObject({ kinds: ['pan-issued'], offer: false })
    expect(await waiting()).toEqual([])
  })

  it('is said in the language of its person, on the screen and in the bell', async () => {
    readTranslations(path.resolve(import.meta.dirname, '../../texts'))
    const { who, screen } = await aPhone()
    const choose = (language: string) => who.post('/merchant/my-profile/language', { language })
    expect((await choose('hi')).status).toBe(204)
    const { pan } = await issueOne()
    await runJobs(house)
    expect(screen.shown[0]).toMatchObject({ title: 'PAN जारी हुआ' })
    expect(await desk.newestNotice()).toMatchObject({
      title: expect.stringContaining('का PAN जारी हुआ'),
      text: `RAVI SAMPLE का PAN ${pan} है।`,
    })
    await choose('en')
    await issueOne()
    await runJobs(house)
    expect(screen.shown[1]).toMatchObject({ title: 'PAN issued' })
  })

  it('is signed by the key that browsers were told, the same on every start, and the private one is nowhere', async () => {
    const { who, screen } = await aPhone()
    await issueOne()
    await runJobs(house)
    const { publicKey, privateKey } = vapidKeys()
    const [, token = '', key = ''] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(screen.headers[0]?.authorization ?? '') ?? []
    expect([key, (await who.get('/merchant/push')).body.publicKey]).toEqual([publicKey, publicKey])
    const raw = Buffer.from(publicKey, 'base64url')
    const [x, y] = [raw.subarray(1, 33).toString('base64url'), raw.subarray(33).toString('base64url')]
    const { payload } = await jwtVerify(token, { kty: 'EC', crv: 'P-256', x, y })
    expect(payload).toMatchObject({ aud: new URL(screen.address.endpoint).origin, sub: 'https://portal.test' })
    expect(house.logged.join()).not.toContain(privateKey)
  })

  it('leaves neither the address of a device nor its keys readable in the database or the log', async () => {
    const { screen } = await aPhone()
    await issueOne()
    await runJobs(house)
    const kept = JSON.stringify([await devices(), house.logged])
    const { endpoint, keys } = screen.address
    for (const secret of [new URL(endpoint).pathname, keys.p256dh, keys.auth]) expect(kept).not.toContain(secret)
  })

  it('of a change that was undone is told to nobody', async () => {
    await aPhone()
    const undone = house.inTx(async (tx) => {
      await raiseNotice(tx, { userId: ownerPerson.id, kind: 'payment', title: 'x', text: 'x', push: 'pan-issued' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await waiting()).toEqual([])
  })
})

describe('what a person wants to hear of', () => {
  it('is chosen by kind, for each device by itself', async () => {
    const [phone, counter] = [await aPhone(['sent-back']), await aPhone(['money-credited', 'pan-issued'])]
    await issueOne()
    await sendOneBack()
    await tell('money-credited')
    await runJobs(house)
    expect(phone.screen.shown.map(({ title }) => title)).toEqual(['Application sent back'])
    expect(counter.screen.shown.map(({ title }) => title).sort()).toEqual(['Money credited', 'PAN issued'])
    expect(JSON.stringify(counter.screen.shown)).not.toContain('500')
  })

  it('changes at once, also for what is already on its way', async () => {
    const { who, screen } = await aPhone()
    await issueOne()
    expect(await waiting()).toHaveLength(1)
    expect((await subscribe(who, screen, ['sent-back'])).status).toBe(204)
    await runJobs(house)
    expect([screen.shown, await waiting()]).toEqual([[], []])
    expect((await who.get('/merchant/push')).body).toMatchObject({ kinds: ['sent-back'] })
    expect((await who.post('/merchant/push/unsubscribe')).status).toBe(204)
    await sendOneBack()
    expect([await devices(), await waiting()]).toEqual([[], []])
  })

  it("'not now' is kept, and the switches still work", async () => {
    const who = await signedIn(house, ownerPerson)
    for (let i = 0; i < 2; i++) expect((await who.post('/merchant/push/not-now')).status).toBe(204)
    expect((await who.get('/merchant/push')).body).toMatchObject({ offer: false })
    expect((await subscribe(who, service.aBrowser())).status).toBe(204)
  })

  it.each([
    ['no kind', { kinds: [] }],
    ['an unknown kind', { kinds: ['everything'] }],
    ['no address', { endpoint: '' }],
    ['a key that is no point of the curve', { keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }],
  ])('is refused with %s', async (_what, change) => {
    const { address } = service.aBrowser()
    const body = { ...address, kinds: ['pan-issued'], ...change }
    expect((await desk.owner.post('/merchant/push/subscribe', body)).status).toBe(400)
  })
})

describe('whose device it is', () => {
  it("another merchant's news never come to it", async () => {
    const other = await aMerchant(house)
    const stranger = await aPerson(house, { role: 'merchant', merchantId: other.id, owner: true })
    const [mine, theirs] = [await aPhone(), await aPhone(['pan-issued'], stranger)]
    await issueOne()
    await runJobs(house)
    expect([mine.screen.shown.length, theirs.screen.shown.length]).toEqual([1, 0])
  })

  it('signing out on it ends it there, and not on the other one', async () => {
    const [phone, counter] = [await aPhone(), await aPhone()]
    await issueOne()
    await phone.who.post('/auth/logout')
    await runJobs(house)
    expect([phone.screen.shown.length, counter.screen.shown.length]).toEqual([0, 1])
    expect(await devices()).toHaveLength(1)
  })

  it('a sign-in that ran out does not: the phone in the pocket is what it is for', async () => {
    const { who, screen } = await aPhone()
    await runOut(ownerPerson.id)
    expect((await who.get('/merchant/push')).status).toBe(401)
    await tell('pan-issued')
    await runJobs(house)
    expect(screen.shown).toHaveLength(1)
  })

  it('a lock and a new password end all of them, also where the sign-in had run out', async () => {
    await aPhone()
    await aPhone()
    await runOut(ownerPerson.id)
    await house.inTx((tx) => endSignIns(tx, { userId: ownerPerson.id }, 'locked'))
    expect(await devices()).toEqual([])
  })

  it('a change of two-factor ends all but the one where it was made', async () => {
    const here = await aPhone()
    await aPhone()
    const [kept] = await devices()
    const { id } = await house.db
      .selectFrom('sign_in')
      .select('id')
      .where('device_hash', '=', kept?.device_hash ?? '')
      .executeTakeFirstOrThrow()
    await house.inTx((tx) => endSignIns(tx, { userId: ownerPerson.id, except: id }, 'two-factor changed'))
    expect(await devices()).toEqual([kept])
    expect((await here.who.get('/merchant/push')).body).toMatchObject({ kinds: ['pan-issued'] })
  })

  it('somebody who is locked out is told nothing, not even what was queued before', async () => {
    const { screen } = await aPhone()
    await issueOne()
    const locked = (at: Date | null) =>
      house.db.updateTable('app_user').set({ locked_at: at }).where('id', '=', ownerPerson.id).execute()
    await locked(new Date())
    await runJobs(house)
    await locked(null)
    expect([screen.shown, await waiting()]).toEqual([[], []])
  })

  it('belongs to whoever signs in there next: the one before is told nothing there any more', async () => {
    const staff = await aPerson(house, { role: 'merchant', merchantId: desk.merchant.id })
    const { who, screen } = await aPhone()
    await who.signIn(ownerPerson.userName)
    expect(await devices()).toHaveLength(1)
    await who.signIn(staff.userName)
    expect(await devices()).toEqual([])
    expect((await subscribe(who, screen)).status).toBe(204)
    expect((await devices()).map(({ user_id }) => user_id)).toEqual([staff.id])
  })

  it('an address that another person brings is theirs from then on, once', async () => {
    const staff = await aPerson(house, { role: 'merchant', merchantId: desk.merchant.id })
    const { screen } = await aPhone()
    await subscribe(await signedIn(house, staff), screen)
    expect((await devices()).map(({ user_id }) => user_id)).toEqual([staff.id])
  })

  it('is forgotten when nobody has signed in there for sixty days', async () => {
    await aPhone()
    const now = Date.now()
    await house.inTx((tx) => sweepDevices(tx, new Date(now + 59 * 86_400_000)))
    expect(await devices()).toHaveLength(1)
    await house.inTx((tx) => sweepDevices(tx, new Date(now + 61 * 86_400_000)))
    expect(await devices()).toEqual([])
  })
})

describe('many devices', () => {
  it('fifteen of one person at once: ten are kept', async () => {
    const browsers = await Promise.all(Array.from({ length: mostDevices + 5 }, () => signedIn(house, ownerPerson)))
    const asked = await Promise.all(browsers.map((who) => subscribe(who, service.aBrowser())))
    expect([...new Set(asked.map(({ status }) => status))]).toEqual([204])
    expect(await devices()).toHaveLength(mostDevices)
  })

  it('one browser that asks twenty times at once is one device', async () => {
    const [who, screen] = [await signedIn(house, ownerPerson), service.aBrowser()]
    const asked = await Promise.all(Array.from({ length: 20 }, () => subscribe(who, screen)))
    expect([...new Set(asked.map(({ status }) => status))]).toEqual([204])
    expect(await devices()).toHaveLength(1)
  })

  it('two people who bring one address at once: it is one of theirs', async () => {
    const staff = await aPerson(house, { role: 'merchant', merchantId: desk.merchant.id })
    const screen = service.aBrowser()
    const both = [await signedIn(house, ownerPerson), await signedIn(house, staff)]
    const asked = await Promise.all([...both, ...both, ...both].map((who) => subscribe(who, screen)))
    expect([...new Set(asked.map(({ status }) => status))]).toEqual([204])
    expect(await devices()).toHaveLength(1)
  })
})

describe('a push service', () => {
  it.each([404, 410])('that answers %i knows the device no more: it is forgotten', async (status) => {
    await aPhone()
    service.answer(answers(status))
    await issueOne()
    await runJobs(house)
    expect([await devices(), await waiting()]).toEqual([[], []])
  })

  it.each([429, 500])('that answers %i is asked again later', async (status) => {
    await aPhone()
    service.answer(answers(status))
    await issueOne()
    await runJobs(house)
    expect([(await devices()).length, await waiting()]).toEqual([1, [1]])
  })

  it('that leads elsewhere is not followed, and one that refuses is not asked again', async () => {
    const { screen } = await aPhone()
    service.answer(redirect, answers(400))
    await issueOne()
    await issueOne()
    await runJobs(house)
    expect([screen.shown, await waiting(), (await devices()).length]).toEqual([[], [], 1])
    expect(house.logged.filter((line) => line.includes('push: refused'))).toHaveLength(2)
  })
})
