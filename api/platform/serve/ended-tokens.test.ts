import { expect, test } from 'vitest'
import { endpoint, nothing } from '../../../contract/kernel/endpoint.ts'
import { signedIn as anySignedIn } from '../../../contract/kernel/role.ts'
import { Browser, signedIn } from '../../testing/browser.ts'
import { aPerson } from '../../testing/people.ts'
import { openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { personalPace } from './budgets.ts'

const house = await openTestHouse()
const stopped = new Date()
const ask = endpoint({
  changes: [],
  because: 'Of this test only',
  method: 'POST',
  path: '/ask',
  summary: 'A call of this test',
  allow: anySignedIn,
  reply: nothing,
})

/** A process whose clock stands still, so that what was spent stays spent. */
const aProcess = () => openSmallApp(house, ({ read }) => read(ask, () => undefined), { clock: { now: () => stopped } })

async function copiedAndSignedOut() {
  const person = await aPerson(house)
  const owner = await signedIn(house, person)
  const copied = owner.tokens
  expect((await owner.post('/auth/logout')).status).toBeLessThan(300)
  const again = await signedIn(house, person)
  return { copied, tokens: again.tokens }
}

const statuses = async (browser: Browser, times: number) => {
  const answers = await Promise.all(Array.from({ length: times }, () => browser.post('/ask')))
  return new Set(answers.map(({ status }) => status))
}

test('whoever copied a token that was signed out cannot hold its owner up', async () => {
  const server = await aProcess()
  const { copied, tokens } = await copiedAndSignedOut()
  const [thief, owner] = [new Browser(server, '198.51.100.50'), new Browser(server, '198.51.100.51')]
  ;[thief.tokens, owner.tokens] = [copied, tokens]
  expect(await statuses(thief, personalPace.burst + 20)).not.toContain(204)
  expect(await statuses(owner, personalPace.burst), 'the whole pace of the owner is left').toEqual(new Set([204]))
})

test('a token that was in use and is signed out then counts to its address, without a statement', async () => {
  const server = await aProcess()
  const person = await aPerson(house)
  const [first, thief, owner] = ['60', '61', '62'].map((end) => new Browser(server, `198.51.100.${end}`)) as [
    Browser,
    Browser,
    Browser,
  ]
  first.tokens = thief.tokens = (await signedIn(house, person)).tokens
  expect((await first.post('/ask')).status).toBe(204)
  const leaving = new Browser(house)
  leaving.tokens = first.tokens
  await leaving.post('/auth/logout')
  expect((await thief.post('/ask')).status).toBe(401)

  let taken = 0
  server.platform.lookups.pool.on('acquire', () => void taken++)
  expect(await statuses(thief, 199), 'as many as an address has').toEqual(new Set([401]))
  expect(await statuses(thief, 20)).toContain(429)
  expect(taken).toBe(0)

  owner.tokens = (await signedIn(house, person)).tokens
  // The first call was the owner's own, and the thief's first may have come before the end was heard of.
  expect(await statuses(owner, personalPace.burst - 2)).toEqual(new Set([204]))
})
