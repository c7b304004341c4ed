import { expect, test } from 'vitest'
import { hashesAtOnce, hashTurns } from '../platform/crypto/hash-in-turn.ts'
import { hashPassword } from '../platform/crypto/password.ts'
import { Browser } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })

test('a password that is changed while the old one is being compared no longer opens anything', async () => {
  const person = await aPerson(house)
  const changed = await hashPassword('quite another sentence')
  const ends = await Promise.all(Array.from({ length: hashesAtOnce }, () => hashTurns.take('door')))
  const browser = new Browser(house)
  const answer = browser.signIn(person.userName)
  while (hashTurns.waiting === 0) await new Promise(setImmediate)
  await house.db.updateTable('app_user').set({ password_hash: changed }).where('id', '=', person.id).execute()
  for (const end of ends) end()
  const { status, body } = await answer
  expect([status, body.message]).toEqual([400, 'The user name or password is wrong.'])
  expect((await browser.signIn(person.userName, 'quite another sentence')).status).toBe(200)
})
