import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { Browser, signedIn } from '../../testing/browser.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { openBudgets, personalPace } from './budgets.ts'

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

/** The budgets as they are set, at a time that stands still until it is moved. */
function standingBudgets() {
  const time = { ms: Date.parse('2026-11-16T10:00:00Z') }
  const config = { ...house.platform.config, rateScale: 1 }
  const budgets = openBudgets({ ...house.platform, config, clock: { now: () => new Date(time.ms) } })
  return { time, budgets }
}

test('a pile of papers of one person is drawn sheet by sheet, and its end is sent away before the budget is spent', async () => {
  const { budgets } = standingBudgets()
  const [printer, other] = [await aPerson(house), await aPerson(house)]
  const asking = (caller: { id: string }) => ({ caller, ip: '198.51.100.40' }) as FastifyRequest
  const thirty = (request: FastifyRequest, limit: 'paper' | 'export') =>
    Promise.all(Array.from({ length: 30 }, () => budgets.take(request, limit)))
  await thirty(asking(printer), 'export')
  await expect(thirty(asking(printer), 'paper')).rejects.toMatchObject({ status: 429 })
  await budgets.take(asking(other), 'paper')
})

test('a person who goes on asking while told to wait gets less and less, and at five times the pace nothing until they stop', () => {
  const asks = { ip: '198.51.100.41' } as FastifyRequest
  /** How many calls a second go on in a minute of asking so often, once the burst is spent, and then after a pause. */
  function servedAt(perSecond: number) {
    const { time, budgets } = standingBudgets()
    const isServed = () => {
      try {
        budgets.refuseEager(asks, { person: 'one', signIn: '1' })
        return true
      } catch {
        return false
      }
    }
    while (isServed());
    let served = 0
    for (let call = 0; call < perSecond * 60; call++) {
      time.ms += 1000 / perSecond
      if (isServed()) served++
    }
    time.ms += 3_000
    return { perSecond: served / 60, afterPause: isServed() }
  }
  expect(servedAt(10)).toEqual({ perSecond: expect.closeTo(10, 0), afterPause: true })
  const eager = servedAt(25)
  expect(eager.perSecond).toBeLessThan(8)
  expect(eager.perSecond).toBeGreaterThan(1)
  expect(servedAt(50)).toEqual({ perSecond: expect.closeTo(0, 0), afterPause: true })
})

test('a flood with a copied token leaves its owner the other sign-ins, and with them the way to end that one', () => {
  const { time, budgets } = standingBudgets()
  const asks = { ip: '198.51.100.42' } as FastifyRequest
  const served = (signIn: string) => {
    try {
      budgets.refuseEager(asks, { person: 'one', signIn })
      return true
    } catch {
      return false
    }
  }
  let flooded = 0
  const owner: boolean[] = []
  // 65 calls a second by the copy for half a minute, and one by the owner each second after the burst is spent.
  for (let call = 0; call < 65 * 30; call++) {
    time.ms += 1000 / 65
    if (served('copied')) flooded++
    if (call > 65 * 5 && call % 65 === 0) owner.push(served('own'))
  }
  expect(owner.filter((one) => !one)).toEqual([])
  expect(flooded).toBeLessThan(80)
})

test('several sign-ins of one person share what the person has', () => {
  const { time, budgets } = standingBudgets()
  const asks = { ip: '198.51.100.43' } as FastifyRequest
  let served = 0
  for (let call = 0; call < 90 * 60; call++) {
    time.ms += 1000 / 90
    try {
      budgets.refuseEager(asks, { person: 'one', signIn: String(call % 9) })
      served++
    } catch {
      // Told to wait.
    }
  }
  expect(served / 60).toBeLessThan(personalPace.perSecond + personalPace.burst / 60 + 0.1)
})
