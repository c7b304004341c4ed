import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { demoMembers } from '../../database/demo/members.ts'
import { demoMerchants } from '../../database/demo/people.ts'
import { demoShopStaff } from '../../database/demo/staff.ts'
import { openStream } from '../testing/live-stream.ts'
import { openTwoServers, signInAt } from '../testing/two-servers.ts'

// Two whole processes are started, compiled as they start.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const [one, two] = await openTwoServers()
const admin = await signInAt(one.address, 'admin')

function announceAt(address: string, title: string): Promise<Response> {
  return fetch(`${address}/api/backend/settings/announcement`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.tokens.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ audience: 'merchants', title, text: 'Read this.' }),
  })
}

test('a notice raised on one server reaches the stream that is open on the other within two seconds', async () => {
  const shop = await signInAt(two.address, '9800000002')
  const stream = await openStream(two.address, shop, '/merchant/notice/events')
  expect(await (await announceAt(one.address, 'From the other server')).json()).toEqual({
    people: demoMerchants.length + demoMembers.length + demoShopStaff.length,
  })
  const heard = stream.until('notice').then(() => 'heard')
  expect(await Promise.race([heard, wait(2000, 'silence')])).toBe('heard')
  const inbox = await fetch(`${two.address}/api/merchant/notice`, {
    headers: { authorization: `Bearer ${shop.tokens.token}` },
  })
  const { unread, notices } = (await inbox.json()) as { unread: number; notices: { title: string; read: boolean }[] }
  expect(notices.filter(({ title }) => title === 'From the other server')).toMatchObject([{ read: false }])
  // The demo has told this shop of other things too, some of which it has read.
  expect(unread).toBe(notices.filter(({ read }) => !read).length)
  stream.leave()
})
