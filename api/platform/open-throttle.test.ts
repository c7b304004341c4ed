import { describe, expect, it } from 'vitest'
import { openThrottle } from './open-throttle.ts'

const takeMany = (throttle: ReturnType<typeof openThrottle>, times: number, now: number) =>
  Array.from({ length: times }, () => throttle.take('one', now))

describe('a throttle of two a second with a burst of five', () => {
  it('lets the burst through at once, then tells how long to wait', () => {
    expect(takeMany(openThrottle(2, 5), 7, 0)).toEqual([0, 0, 0, 0, 0, 1, 1])
  })

  it('refills steadily and never beyond the burst', () => {
    const throttle = openThrottle(2, 5)
    takeMany(throttle, 5, 0)
    expect(takeMany(throttle, 3, 1000)).toEqual([0, 0, 1])
    expect(takeMany(throttle, 6, 3_600_000)).toEqual([0, 0, 0, 0, 0, 1])
  })

  it('does not make a refused caller wait longer where refusals cost nothing', () => {
    const throttle = openThrottle(2, 5)
    takeMany(throttle, 500, 0)
    expect(throttle.take('one', 500)).toBe(0)
  })

  it('counts callers apart', () => {
    const throttle = openThrottle(2, 5)
    takeMany(throttle, 6, 0)
    expect(throttle.take('two', 0)).toBe(0)
  })

  it('forgets nobody who still has to wait when it sweeps', () => {
    const throttle = openThrottle(0.1, 5)
    takeMany(throttle, 6, 0)
    expect(throttle.take('one', 10_001)).toBe(0)
    expect(throttle.take('one', 10_002)).toBe(10)
  })
})

describe('a throttle of ten a second where a refusal costs a fifth of a call', () => {
  /** How many of the calls go on in a minute of asking so often, once the burst is spent. */
  function servedAt(perSecond: number): number {
    const throttle = openThrottle(10, 60, { cost: 0.2, mostOwed: 2 })
    takeMany(throttle, 60, 0)
    const calls = Array.from({ length: perSecond * 60 }, (_, n) => throttle.take('one', (n * 1000) / perSecond))
    return calls.filter((wait) => wait === 0).length / 60
  }

  it('gives who asks within the pace everything, and who asks a little more often nearly that', () => {
    expect(servedAt(10)).toBeGreaterThan(9.9)
    expect(servedAt(11)).toBeGreaterThan(9.5)
    expect(servedAt(20)).toBeGreaterThan(7)
  })

  it('gives who asks ten times as often nothing until they stop', () => {
    expect(servedAt(100)).toBeLessThan(0.1)
  })

  it('tells who has stopped a wait that is true, and never a long one', () => {
    const throttle = openThrottle(10, 60, { cost: 0.2, mostOwed: 2 })
    const waits = takeMany(throttle, 6_000, 0)
    expect(Math.max(...waits)).toBe(3)
    expect(throttle.take('one', 1000 * (waits.at(-1) ?? 0))).toBe(0)
  })
})
