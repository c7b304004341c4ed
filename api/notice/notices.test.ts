import { beforeAll, describe, expect, it } from 'vitest'
import { announce } from '../platform/events.ts'
import { mostStreams } from '../platform/serve/serve-events.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { openStream } from '../testing/live-stream.ts'
import { aMerchant, aPerson, type Person } from '../testing/people.ts'
import { listenAt } from '../testing/small-app.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { raiseNotice } from './raise-notice.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
let address = ''
beforeAll(async () => {
  address = await listenAt(house.web)
})

interface Inbox {
  unread: number
  notices: { id: string; title: string; text: string; link: string | null; at: string; read: boolean }[]
}

const raise = (person: Person, title: string, link?: string) =>
  house.inTx((tx) => raiseNotice(tx, { userId: person.id, kind: 'announcement', title, text: `About ${title}`, link }))
const inbox = async (browser: Browser) => (await browser.get<Inbox>('/backend/notice')).body
const titles = async (browser: Browser, read: boolean) =>
  (await inbox(browser)).notices.filter((notice) => notice.read === read).map(({ title }) => title)

async function someone(traits: Parameters<typeof aPerson>[1] = {}) {
  const person = await aPerson(house, traits)
  return { person, browser: await signedIn(house, person) }
}

describe('the inbox', () => {
  it('shows the newest notices first and counts the unread', async () => {
    const { person, browser } = await someone()
    expect(await inbox(browser)).toEqual({ unread: 0, notices: [] })
    await raise(person, 'first')
    await raise(person, 'second', '/backend/registration')
    const { unread, notices } = await inbox(browser)
    expect(unread).toBe(2)
    expect(notices).toMatchObject([
      { title: 'second', text: 'About second', link: '/backend/registration', read: false },
      { title: 'first', link: null, read: false },
    ])
  })

  it('shows thirty at most and counts all', async () => {
    const { person, browser } = await someone()
    for (let i = 0; i < 35; i++) await raise(person, `no. ${i}`)
    const { unread, notices } = await inbox(browser)
    expect([unread, notices.length, notices[0]?.title]).toEqual([35, 30, 'no. 34'])
  })

  it('of one person says nothing of another', async () => {
    const [one, two] = [await someone(), await someone()]
    await raise(one.person, 'private')
    expect(await inbox(two.browser)).toEqual({ unread: 0, notices: [] })
  })

  it('has nothing of a transaction that was undone', async () => {
    const { person, browser } = await someone()
    const undone = house.inTx(async (tx) => {
      await raiseNotice(tx, { userId: person.id, kind: 'announcement', title: 'never', text: '' })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await inbox(browser)).toEqual({ unread: 0, notices: [] })
  })

  it('of a merchant is asked for in the merchant area only', async () => {
    const merchant = await aMerchant(house)
    const { person, browser } = await someone({ role: 'merchant', merchantId: merchant.id, owner: true })
    await raise(person, 'for the shop')
    expect((await browser.get<Inbox>('/merchant/notice')).body.unread).toBe(1)
    expect((await browser.get('/backend/notice')).status).toBe(403)
  })
})

describe('marking as read', () => {
  it('marks the named ones, again without harm, and all when none is named', async () => {
    const { person, browser } = await someone()
    for (const title of ['a', 'b', 'c']) await raise(person, title)
    const [newest] = (await inbox(browser)).notices
    for (let i = 0; i < 2; i++) {
      expect((await browser.post('/backend/notice/read', { ids: [newest?.id ?? ''] })).status).toBe(204)
      expect([await titles(browser, true), (await inbox(browser)).unread]).toEqual([['c'], 2])
    }
    expect((await browser.post('/backend/notice/read', { ids: [] })).status).toBe(204)
    expect((await inbox(browser)).unread).toBe(2)
    expect((await browser.post('/backend/notice/read')).status).toBe(204)
    expect(await inbox(browser)).toMatchObject({ unread: 0, notices: [{ read: true }, { read: true }, { read: true }] })
  })

  it("never marks another's", async () => {
    const [owner, other] = [await someone(), await someone()]
    await raise(owner.person, 'mine')
    const [notice] = (await inbox(owner.browser)).notices
    expect((await other.browser.post('/backend/notice/read', { ids: [notice?.id ?? ''] })).status).toBe(204)
    expect((await other.browser.post('/backend/notice/read')).status).toBe(204)
    expect((await inbox(owner.browser)).unread).toBe(1)
  })

  it('refuses what is no id', async () => {
    const { browser } = await someone()
    for (const ids of [['x'], ['1 or 1=1'], [1], Array(101).fill('1'), 'all', ['9'.repeat(19)]])
      expect((await browser.post('/backend/notice/read', { ids })).status).toBe(400)
  })
})

describe('the live stream', () => {
  it('tells a new notice to every tab of its person, and to nobody else', async () => {
    const [one, two] = [await someone(), await someone()]
    const streams = await Promise.all(
      [one.browser, one.browser, two.browser].map((browser) => openStream(address, browser, '/backend/notice/events')),
    )
    await raise(one.person, 'hello')
    await Promise.all(streams.slice(0, 2).map((stream) => stream.until('notice')))
    await house.inTx((tx) => announce(tx, { topic: 'wallet', userId: two.person.id }))
    await streams[2]?.until('wallet')
    expect(streams.map(({ heard }) => heard)).toEqual([['notice'], ['notice'], ['wallet']])
    for (const stream of streams) stream.leave()
  })

  it('tells the people of a business what concerns it, and no other business', async () => {
    const [ours, theirs] = [await aMerchant(house), await aMerchant(house)]
    const path = '/merchant/notice/events'
    const member = await someone({ role: 'merchant', merchantId: ours.id })
    const outsider = await someone({ role: 'merchant', merchantId: theirs.id })
    const staff = await someone()
    const [mine, other, office] = [
      await openStream(address, member.browser, path),
      await openStream(address, outsider.browser, path),
      await openStream(address, staff.browser, '/backend/notice/events'),
    ]
    await house.inTx((tx) => announce(tx, { topic: 'wallet', merchantId: ours.id }))
    await mine.until('wallet')
    await house.inTx((tx) => announce(tx, { topic: 'notice', merchantId: theirs.id }))
    await other.until('notice')
    await raise(staff.person, 'end')
    await office.until('notice')
    expect([mine.heard, other.heard, office.heard]).toEqual([['wallet'], ['notice'], ['notice']])
    for (const stream of [mine, other, office]) stream.leave()
  })

  it('answers who asks for its headers only, and keeps no stream open for them', async () => {
    const { browser } = await someone()
    const path = '/backend/notice/events'
    const asked = await Promise.all(Array.from({ length: mostStreams + 1 }, () => browser.ask('HEAD', path)))
    expect([...new Set(asked.map(({ status }) => status))]).toEqual([200])
    const stream = await openStream(address, browser, path)
    stream.leave()
  })

  it('ends with its sign-in, and not with another of the same person', async () => {
    const person = await aPerson(house)
    const [here, there] = [await signedIn(house, person), await signedIn(house, person)]
    const path = '/backend/notice/events'
    const [first, second] = [await openStream(address, here, path), await openStream(address, there, path)]
    await here.post('/auth/logout')
    await first.ended
    expect(first.heard).toEqual(['session-ended'])
    await raise(person, 'still here')
    await second.until('notice')
    await house.inTx((tx) => endSignIns(tx, { userId: person.id }, 'locked'))
    await second.ended
    expect(second.heard).toEqual(['notice', 'session-ended'])
  })

  it('is a stream that no proxy keeps, with the protective headers', async () => {
    const { browser } = await someone()
    const stream = await openStream(address, browser, '/backend/notice/events')
    expect(stream.status).toBe(200)
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    })
    stream.leave()
  })

  it('is closed to strangers and to people of the other area', async () => {
    const { browser } = await someone()
    expect((await fetch(`${address}/api/backend/notice/events`)).status).toBe(401)
    expect((await browser.get('/merchant/notice/events')).status).toBe(403)
  })

  it('ends when the server stops', async () => {
    const { browser } = await someone()
    const stream = await openStream(address, browser, '/backend/notice/events')
    await house.web.close()
    await stream.ended
  })
})
