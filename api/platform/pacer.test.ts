import { describe, expect, it } from 'vitest'
import { longestDelay, openPacer } from './pacer.ts'

const many = (pacer: ReturnType<typeof openPacer>, times: number, now: number) =>
  Array.from({ length: times }, () => pacer.delay('one', now))

describe('a pace of ten a second behind three that are free', () => {
  const open = () => openPacer({ free: 3, perSecond: 10 })

  it('lets three go on at once and the others follow one by one', () => {
    expect(many(open(), 6, 0)).toEqual([0, 0, 0, 100, 200, 300])
  })

  it('holds nobody back who asks slower than the pace', () => {
    const pacer = open()
    expect(Array.from({ length: 50 }, (_, n) => pacer.delay('one', n * 100))).toEqual(Array(50).fill(0))
  })

  it('is free again once all have had their turn', () => {
    const pacer = open()
    many(pacer, 6, 0)
    expect(many(pacer, 4, 600)).toEqual([0, 0, 0, 100])
  })

  it('counts callers apart', () => {
    const pacer = open()
    many(pacer, 50, 0)
    expect(pacer.delay('two', 0)).toBe(0)
  })

  it('forgets nobody who still has to wait when it sweeps', () => {
    const pacer = openPacer({ free: 1, perSecond: 0.2 })
    many(pacer, 3, 0)
    expect(pacer.delay('one', 10_001)).toBe(4_999)
  })

  it('does not count who would wait too long, so that a crowd that is sent away leaves no queue behind', () => {
    const pacer = open()
    const delays = many(pacer, 500, 0)
    expect(delays.filter((delay) => delay <= longestDelay)).toHaveLength(103)
    expect(new Set(delays.slice(103))).toEqual(new Set([10_100]))
    expect(pacer.delay('one', 10_400)).toBe(0)
  })

  it('makes nobody wait for a clock that was set back', () => {
    const pacer = open()
    many(pacer, 10, 3_600_000)
    expect(pacer.delay('one', 0)).toBe(0)
  })
})
