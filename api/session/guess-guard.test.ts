import { describe, expect, test } from 'vitest'
import type { Visitor } from '../platform/actor.ts'
import { secondsAfter } from '../platform/clock.ts'
import { countUp, readTally } from '../platform/rate-limit.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { countGuess, forgetGuesses, refuseGuessing } from './guess-guard.ts'

const house = await openTestHouse()
const visitor: Visitor = { ip: '203.0.113.9', agent: 'Test', requestId: 'r', device: () => 'one', hasDevice: true }

/** How long somebody waits after so many wrong passwords of one user from one address. */
const waitAfter = (wrong: number, seconds: number) =>
  house.inTx(async (tx) => {
    const pair = `pair:${wrong}:${seconds}`
    let last = new Date()
    for (let i = 0; i < wrong; i++) last = (await countUp(tx, pair, 900)).lastAt ?? last
    const counters = { user: `${pair}:user`, address: `${pair}:address`, pair }
    return (await refuseGuessing(tx, counters, { visitor, captcha: undefined, now: secondsAfter(last, seconds) }))
      ?.retryAfter
  })

describe('guessing at a password from one address', () => {
  test.each([
    [5, undefined],
    [6, 2],
    [7, 4],
    [8, 8],
    [10, 32],
    [11, 60],
    [40, 60],
  ])('waits after %i wrong ones for %s seconds', async (wrong, pause) => {
    expect(await waitAfter(wrong, 0)).toBe(pause)
  })

  test('may go on when the pause is over', async () => {
    expect(await waitAfter(6, 0.5)).toBe(2)
    expect(await waitAfter(6, 1.5)).toBe(1)
    expect(await waitAfter(6, 2)).toBeUndefined()
    expect(await waitAfter(6, 100)).toBeUndefined()
  })
})

describe('the next try', () => {
  const ask = (key: string) => ({ user: `${key}:user`, address: `${key}:address`, pair: `${key}:pair` })
  const refusal = (key: string) =>
    house.inTx(async (tx) =>
      (await refuseGuessing(tx, ask(key), { visitor, captcha: undefined, now: new Date() }))?.body(),
    )
  const count = (key: string, times: number) =>
    house.inTx(async (tx) => {
      for (let i = 0; i < times; i++) await countUp(tx, key, 900)
    })

  test.each(['user', 'address'])('wants a captcha once three wrong ones count for the %s alone', async (which) => {
    const key = `three of one ${which}`
    await count(`${key}:${which}`, 2)
    expect(await refusal(key)).toBeUndefined()
    await count(`${key}:${which}`, 1)
    expect(await refusal(key)).toMatchObject({ data: { captcha: 'Required' } })
  })

  test('after a right password begins anew for the user, but not for the address', async () => {
    const counters = ask('right at last')
    await house.inTx(async (tx) => {
      for (let i = 0; i < 2; i++) await countGuess(tx, counters)
      await forgetGuesses(tx, counters)
      const left = [counters.user, counters.pair, counters.address].map(
        async (key) => (await readTally(tx, key)).points,
      )
      expect(await Promise.all(left)).toEqual([0, 0, 2])
    })
  })
})

describe('a captcha', () => {
  const guesses = (name: string, { user = '', address = '' }) =>
    house.inTx((tx) =>
      countGuess(tx, { user: user || `${name}:user`, address: address || `${name}:address`, pair: name }),
    )

  test('is wanted from the third wrong password of a user on, wherever they come from', async () => {
    const answers = []
    for (const at of ['1', '2', '3', '4']) answers.push(await guesses(`u${at}`, { user: 'same user' }))
    expect(answers).toEqual([false, false, true, true])
  })

  test('is wanted from the third wrong password of an address on, whoever is guessed at', async () => {
    const answers = []
    for (const at of ['1', '2', '3', '4']) answers.push(await guesses(`a${at}`, { address: 'same address' }))
    expect(answers).toEqual([false, false, true, true])
  })
})
