import { once } from 'node:events'
import http from 'node:http'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { aPerson } from '../../testing/people.ts'
import { untilRunning } from '../../testing/running-statements.ts'
import { listenAt, openSmallApp } from '../../testing/small-app.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { createThings, thingList } from '../../testing/thing-list.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const small = await openSmallApp(house, (api) => api.table(thingList))
const address = await listenAt(small.web)
const someone = async () => signedIn(house, await aPerson(house))

beforeAll(async () => {
  await house.inTx(createThings)
  // Together more than the buffers between two ends of a line can take.
  await sql`insert into thing (id, mine, word) select n, true, repeat('x', 1000) from generate_series(1, 20000) n`.execute(
    house.db,
  )
  await sql`insert into thing (id, mine, word) values (0, true, 'small')`.execute(house.db)
})

const open: http.ClientRequest[] = []
afterEach(async () => {
  for (const request of open.splice(0)) request.destroy()
  await untilRunning(house.db, 'pg_sleep(300)', 0)
})

function ask(browser: Browser, question: object): http.ClientRequest {
  const request = http.request(`${address}/api/things/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${browser.tokens?.token}`, 'content-type': 'application/json' },
  })
  request.on('error', () => undefined)
  request.end(JSON.stringify({ format: 'csv', ...question }))
  open.push(request)
  return request
}

/** A small export, read to its end. */
async function take(browser: Browser): Promise<number | undefined> {
  const [answer] = (await once(ask(browser, { search: 'small' }), 'response')) as [http.IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode
}

it('one person who asks for many slow exports at once keeps one connection, and others get theirs', async () => {
  const [eager, other] = [await someone(), await someone()]
  for (let n = 0; n < 5; n++) ask(eager, { additionFilter: { slowly: true } })
  await untilRunning(house.db, 'pg_sleep(300)', 1)
  expect(await take(other)).toBe(200)
  await untilRunning(house.db, 'pg_sleep(300)', 1)
})

it('one person who begins many exports and does not read them leaves the others theirs', async () => {
  const [lazy, other] = [await someone(), await someone()]
  const [first] = (await once(ask(lazy, {}), 'response')) as [http.IncomingMessage]
  first.pause()
  const second = once(ask(lazy, {}), 'response') as Promise<[http.IncomingMessage]>
  for (let n = 0; n < 3; n++) expect(await take(other)).toBe(200)
  const [refused] = await second
  expect(refused.statusCode).toBe(429)
  expect(await new Response(refused as never).text()).toContain(
    'Another export of yours is still on its way. Please wait for it and try again.',
  )
})

it('whoever leaves an export, while it is counted or while it is read, may begin the next one at once', async () => {
  const person = await someone()
  const counted = ask(person, { additionFilter: { slowly: true } })
  await untilRunning(house.db, 'pg_sleep(300)', 1)
  counted.destroy()
  await untilRunning(house.db, 'pg_sleep(300)', 0)
  const half = ask(person, {})
  const [answer] = (await once(half, 'response')) as [http.IncomingMessage]
  answer.pause()
  half.destroy()
  expect(await take(person)).toBe(200)
})
