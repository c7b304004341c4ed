import { expect, test } from 'vitest'
import { Browser, signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse()
const keyOf = async (browser: Browser) => (await browser.get<{ key: string }>('/auth/device-key')).body.key

test('the key of a browser is the same while its sign-in lasts, another for each sign-in, and in no log', async () => {
  const person = await aPerson(house)
  const [one, two] = [await signedIn(house, person), await signedIn(house, person)]
  const key = await keyOf(one)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect((await one.refresh()).status).toBe(200)
  expect(await keyOf(one)).toBe(key)
  expect(await keyOf(two)).not.toBe(key)
  expect(house.logged.join()).not.toContain(key)
})

test('nobody is told a key who is not signed in, or no longer', async () => {
  expect((await new Browser(house).get('/auth/device-key')).status).toBe(401)
  const browser = await signedIn(house, await aPerson(house))
  const tokens = browser.tokens
  await browser.post('/auth/logout')
  browser.tokens = tokens
  expect((await browser.get('/auth/device-key')).status).toBe(401)
})
