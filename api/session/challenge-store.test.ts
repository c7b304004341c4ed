import { describe, expect, test } from 'vitest'
import type { Visitor } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import { aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { lockUser } from '../user/find-user.ts'
import { lockChallenge, openChallenge } from './challenge-store.ts'

const house = await openTestHouse()
const browserWith = (device: string | undefined): Visitor => ({
  ip: '203.0.113.9',
  agent: 'Test',
  requestId: 'r',
  device: () => device ?? 'made just now',
  hasDevice: device !== undefined,
})
const own = browserWith('own')
const expired = 'This sign-in has expired. Please start again.'

/** A sign-in that waits for its code, begun in this browser. */
async function begun() {
  const person = await aPerson(house)
  const now = new Date()
  const secret = await house.inTx(async (tx) =>
    openChallenge(tx, await lockUser(tx, person.id), { stage: 'code', visitor: own, now }),
  )
  const goOn = (change: Partial<Parameters<typeof lockChallenge>[2]> = {}, typed = secret) =>
    house.inTx(async (tx) => {
      const { user } = await lockChallenge(tx, typed, { stage: 'code', visitor: own, now, ...change })
      return user.id
    })
  return { person, now, goOn }
}

describe('a sign-in that waits for its next step', () => {
  test('goes on in the browser that began it', async () => {
    const { person, goOn } = await begun()
    expect(await goOn()).toBe(person.id)
  })

  test.each([
    ['in another browser', { visitor: browserWith('another') }],
    ['in a browser that brings no cookie', { visitor: browserWith(undefined) }],
    ['at another step', { stage: 'password' as const }],
  ])('does not go on %s', async (_where, change) => {
    const { goOn } = await begun()
    await expect(goOn(change)).rejects.toThrow(expired)
  })

  test('does not go on under a secret that nobody was given', async () => {
    const { goOn } = await begun()
    await expect(goOn({}, 'made up')).rejects.toThrow(expired)
  })

  test('is over to the moment after a quarter of an hour', async () => {
    const { person, now, goOn } = await begun()
    expect(await goOn({ now: secondsAfter(now, 15 * 60 - 0.001) })).toBe(person.id)
    await expect(goOn({ now: secondsAfter(now, 15 * 60) })).rejects.toThrow(expired)
  })

  test('is over when the person is locked meanwhile', async () => {
    const { person, goOn } = await begun()
    await house.db.updateTable('app_user').set({ locked_at: new Date() }).where('id', '=', person.id).execute()
    await expect(goOn()).rejects.toThrow(expired)
  })
})
