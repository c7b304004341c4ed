import { expect, test } from 'vitest'
import { secondsAfter } from '../platform/clock.ts'
import { countUp } from '../platform/rate-limit.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { refuseCodeGuessing } from './code-guard.ts'

const house = await openTestHouse()

/** How long somebody waits after so many wrong codes, asked so many seconds after the last. */
const waitAfter = (wrong: number, seconds: number) =>
  house.inTx(async (tx) => {
    const counter = `codes:${wrong}:${seconds}`
    let last = new Date()
    for (let i = 0; i < wrong; i++) last = (await countUp(tx, counter, 3600)).lastAt ?? last
    return (await refuseCodeGuessing(tx, counter, secondsAfter(last, seconds)))?.retryAfter
  })

test.each([
  [9, undefined],
  [10, 60],
  [11, 120],
  [12, 240],
  [15, 1920],
  [16, 3600],
  [30, 3600],
])('after %i wrong codes of a day the next one waits for %s seconds', async (wrong, pause) => {
  expect(await waitAfter(wrong, 0)).toBe(pause)
})

test('the pause counts down, and when it is over the next code is looked at', async () => {
  expect(await waitAfter(10, 58.5)).toBe(2)
  expect(await waitAfter(10, 59.5)).toBe(1)
  expect(await waitAfter(10, 60)).toBeUndefined()
  expect(await waitAfter(11, 61)).toBe(59)
})
