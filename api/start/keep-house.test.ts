import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { mailedCode } from '../testing/registrations.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { keepHouse } from './keep-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const office = { server: async () => undefined, privateHosts: false, signature: async () => '' }
const codes = () => house.db.selectFrom('email_code').select('verified_at').execute()

test('a round clears the codes of e-mail addresses that have run out, and no others', async () => {
  await mailedCode(house, new Browser(house), 'old@people.test')
  house.pass(10 * 60)
  const proven = new Browser(house)
  const code = await mailedCode(house, proven, 'proven@people.test')
  await proven.post('/auth/register/check-code', { emailid: 'proven@people.test', code })
  house.pass(10 * 60)
  await mailedCode(house, new Browser(house), 'new@people.test')
  expect(await codes()).toHaveLength(3)

  const end = keepHouse(house.platform, house.platform.database, { office, lists: [], workers: () => [] })
  try {
    while ((await codes()).length > 2) await sql`select pg_sleep(0.01)`.execute(house.db)
  } finally {
    // Waits for the rounds that are under way, so whatever they clear is cleared below.
    await end()
  }
  expect((await codes()).map(({ verified_at }) => verified_at !== null).sort()).toEqual([false, true])
})
