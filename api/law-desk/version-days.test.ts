import { expect, it } from 'vitest'
import { signedIn } from '../testing/browser.ts'
import { aPerson, testPassword } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
const thisYear = house.platform.clock.now().getUTCFullYear()

const add = (since: string) =>
  admin.post('/backend/master/rules-in-force/add', {
    code: 'fee/uti-coupon-digital',
    since,
    value: { paise: 8_000 },
    source: 'Circular 5 of the provider',
    agreed: true,
    ownPassword: testPassword,
  })

it.each([
  ['1000-01-01', 'Not before 15-Aug-1947'],
  ['1899-12-31', 'Not before 15-Aug-1947'],
  ['1947-08-14', 'Not before 15-Aug-1947'],
  [`${thisYear + 11}-12-31`, 'At most 10 years ahead'],
  ['2999-01-01', 'At most 10 years ahead'],
])('a version since %s is a slip', async (since, why) => {
  const refused = await add(since)
  expect([refused.status, refused.body.data]).toEqual([400, { since: why }])
})

it('the first day of the country and a day in nine years are taken', async () => {
  expect((await add('1947-08-15')).status).toBe(204)
  expect((await add(`${thisYear + 9}-04-01`)).status).toBe(204)
})
