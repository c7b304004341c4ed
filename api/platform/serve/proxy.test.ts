import { expect, test } from 'vitest'
import { openTestHouse } from '../../testing/test-house.ts'

const addressSeen = async (env: Record<string, string>, forwarded: string) => {
  const house = await openTestHouse(env)
  const headers = { 'x-forwarded-for': forwarded }
  const payload = { userName: 'nobody', password: 'wrong' }
  await house.web.inject({ method: 'POST', url: '/api/auth/login', payload, headers, remoteAddress: '192.0.2.1' })
  const row = await house.db.selectFrom('audit_event').select('ip').executeTakeFirstOrThrow()
  return row.ip
}

test('without a proxy the caller cannot name an address', async () => {
  expect(await addressSeen({}, '203.0.113.5')).toBe('192.0.2.1')
})

test('behind one proxy its word counts, and what the caller put before it does not', async () => {
  expect(await addressSeen({ TRUST_PROXY: '1' }, '10.9.9.9, 203.0.113.5')).toBe('203.0.113.5')
})

test('behind named proxies only their word counts', async () => {
  expect(await addressSeen({ TRUST_PROXY: '192.0.2.0/24' }, '203.0.113.5')).toBe('203.0.113.5')
  expect(await addressSeen({ TRUST_PROXY: '192.0.9.0/24' }, '203.0.113.5')).toBe('192.0.2.1')
})
