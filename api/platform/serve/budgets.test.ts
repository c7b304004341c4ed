import { expect, test } from 'vitest'
import { Browser, signedIn } from '../../testing/browser.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '0.05' })
const statuses = async (ask: () => Promise<{ status: number }>, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, ask))
  return answers.map((answer) => answer.status)
}

test('a flood of invented tokens from one address is refused before anything is looked up', async () => {
  const flood = new Browser(house, '198.51.100.7')
  flood.tokens = { token: 'invented.token.here', refreshToken: 'x' }
  const seen = await statuses(() => flood.get('/auth/me'), 80)
  expect([...new Set(seen)].sort()).toEqual([401, 429])
  expect((await new Browser(house, '198.51.100.8').get('/business-info')).status).toBe(200)
})

test('an eager caller is told to wait, others from the same address are not', async () => {
  const eager = await signedIn(house, await aPerson(house), '198.51.100.20')
  const other = await signedIn(house, await aPerson(house), '198.51.100.20')
  const seen = await statuses(() => eager.get('/auth/me'), 20)
  expect(seen).toContain(429)
  expect((await other.get('/auth/me')).status).toBe(200)
})

test('whoever has spent a budget, or asks too often, is refused without a statement', async () => {
  const pools = [house.platform.database, house.platform.door, house.platform.lookups]
  let taken = 0
  for (const { pool } of pools) pool.on('acquire', () => void taken++)
  const guesser = new Browser(house, '198.51.100.30')
  const guess = () => guesser.post('/auth/login', { userName: 'nobody', password: 'no such word' })
  let answer = await guess()
  while (answer.status !== 429) answer = await guess()
  taken = 0
  for (let round = 0; round < 5; round++) expect((await guess()).status).toBe(429)
  expect(taken).toBe(0)
  expect((await new Browser(house, '198.51.100.31').get('/business-info')).status).toBe(200)

  const eager = await signedIn(house, await aPerson(house), '198.51.100.32')
  const seen = await statuses(() => eager.get('/auth/me'), 20)
  expect(seen).toContain(429)
  taken = 0
  expect((await eager.get('/auth/me')).status).toBe(429)
  expect(taken).toBe(0)
})
