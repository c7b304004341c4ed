import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { openStream } from '../../testing/live-stream.ts'
import { aMerchant, aPerson } from '../../testing/people.ts'
import { listenAt } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { announce } from '../events.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const address = await listenAt(house.web)
const { id: merchantId } = await aMerchant(house)
const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId, owner: true }))
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))

/** Any of these ends the server. */
const deadly: unknown[] = []
const note = (error: unknown) => deadly.push(error)
process.on('uncaughtException', note)
afterAll(() => process.off('uncaughtException', note))
beforeEach(() => deadly.splice(0))

async function watching(area: 'merchant' | 'backend') {
  const person = await aPerson(
    house,
    area === 'merchant' ? { role: 'merchant', merchantId, permissions: ['apply'] } : { permissions: ['payment'] },
  )
  const browser = await signedIn(house, person)
  const streams = await Promise.all([1, 2].map(() => openStream(address, browser, `/${area}/notice/events`)))
  return { person, browser, streams }
}

/** What else concerns the person in the same moment, such as the notice of what was done. */
const tellMore = (userId: string) =>
  house.inTx(async (tx) => {
    for (let n = 0; n < 5; n += 1) await announce(tx, { topic: 'notices', userId })
  })

const doings: [
  string,
  'merchant' | 'backend',
  (person: { id: string }, browser: Browser) => Promise<{ status: number }>,
][] = [
  [
    'is locked by the owner of the shop',
    'merchant',
    ({ id }) => owner.post(`/merchant/usermanagement/staff/${id}/lock`),
  ],
  [
    'is locked by an admin',
    'backend',
    ({ id }) => admin.post(`/backend/usermanagement/user/${id}/lock`, { remark: 'Left the house' }),
  ],
  ['signs out', 'backend', (_person, browser) => browser.post('/auth/logout', {})],
]

describe('the open pages of somebody who', () => {
  it.each(doings)('%s end, and what is told in the same moment harms nobody', async (_name, area, doing) => {
    const { person, browser, streams } = await watching(area)
    const [{ status }] = await Promise.all([doing(person, browser), tellMore(person.id)])
    expect(status).toBe(204)
    await Promise.all(streams.map(({ ended }) => ended))
    await tellMore(person.id)
    const next = await openStream(address, owner, '/merchant/notice/events')
    await house.inTx((tx) => announce(tx, { topic: 'notices', merchantId }))
    await next.until('notices')
    next.leave()
    expect(streams.map(({ heard }) => heard.at(-1))).toEqual(['session-ended', 'session-ended'])
    expect(deadly).toEqual([])
  })
})
