import { describe, expect, it } from 'vitest'
import { openThrottle } from './throttle.ts'

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

  it('does not make a refused caller wait longer', () => {
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
