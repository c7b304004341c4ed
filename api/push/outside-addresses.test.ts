import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { lookUpOutside } from '../platform/refuse-private-host.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openPushService } from '../testing/push-service.ts'
import { neverAnswers } from '../testing/razorpay-server.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { postToDevice } from './post-to-device.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })
const service = await openPushService()
const merchant = await aMerchant(house)
const owner = await signedIn(house, await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true }))
const message = { title: 'PAN issued', text: 'Tap to see it.', link: '/merchant' }
const office = { subject: 'https://portal.test', privateHosts: false, patienceMs: 2000 }

let knocks = 0
const inside = createServer((_request, response) => {
  knocks += 1
  response.end()
})
await new Promise<void>((resolve) => inside.listen(0, resolve))
afterAll(() => void inside.close())
const { port } = inside.address() as AddressInfo

describe('where messages may be sent', () => {
  const subscribe = (endpoint: string) =>
    owner.post('/merchant/push/subscribe', { ...service.aBrowser().address, endpoint, kinds: ['pan-issued'] })

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QAbc',
  ])('%s is taken', async (endpoint) => {
    expect((await subscribe(endpoint)).status).toBe(204)
  })

  it.each([
    'http://fcm.googleapis.com/x',
    'https://slow.example.com/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://fcm.googleapis.com:5432/x',
    'https://push.apple.com.example.com/x',
    'https://127.0.0.1/x',
    'https://10.0.0.7/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:7f00:1]/x',
    'https://localhost/x',
    'https://portal.localhost./x',
    'https://database/x',
    'https://me:secret@evil.example/x',
    'ftp://fcm.googleapis.com/x',
    'https://',
  ])('%s is refused', async (endpoint) => {
    expect((await subscribe(endpoint)).status).toBe(400)
  })
})

describe('sending', () => {
  const { keys } = service.aBrowser().address

  it.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])(
    'to %s is refused before anything is said there, however it came into the list',
    async (host) => {
      const address = { endpoint: `http://${host}:${port}/x`, keys }
      await expect(postToDevice(address, message, office)).rejects.toThrow('This host is not allowed.')
      expect(knocks).toBe(0)
    },
  )

  it('connects to nothing inside, whatever the name leads to at that moment', async () => {
    const answered = (all: boolean) =>
      new Promise((resolve) => lookUpOutside('localhost', { all }, (error, found) => resolve(error?.message ?? found)))
    expect(await answered(true)).toBe('The host leads into the own machine or network.')
    expect(await answered(false)).toBe('The host leads into the own machine or network.')
  })

  it('ends after its time when the push service never answers', async () => {
    service.answer(neverAnswers)
    const { address } = service.aBrowser()
    const asked = postToDevice(address, message, { ...office, privateHosts: true, patienceMs: 200 })
    await expect(asked).rejects.toThrow(/abort|timeout/i)
  })
})
