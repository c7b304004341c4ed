import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runEvery } from './run-every.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('work that a timer repeats', () => {
  it('runs at once and then again after each pause', async () => {
    const work = vi.fn(async () => undefined)
    const stop = runEvery(5, work)
    await vi.advanceTimersByTimeAsync(0)
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(work).toHaveBeenCalledTimes(4)
    await stop()
  })

  it('never overlaps with itself', async () => {
    let running = 0
    let most = 0
    const work = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 30_000))
      running -= 1
    }
    const stop = runEvery(5, work)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(most).toBe(1)
    const stopped = stop()
    await vi.advanceTimersByTimeAsync(30_000)
    await stopped
  })

  it('goes on after a run that failed', async () => {
    const work = vi.fn().mockRejectedValueOnce(new Error('no luck')).mockResolvedValue(undefined)
    const stop = runEvery(5, work)
    await vi.advanceTimersByTimeAsync(5000)
    expect(work).toHaveBeenCalledTimes(2)
    await stop()
  })

  it('is tried again soon where its next turn is far away, with growing pauses, and then keeps to its turns', async () => {
    const work = vi.fn().mockRejectedValueOnce(new Error('busy')).mockRejectedValueOnce(new Error('busy'))
    work.mockResolvedValue(undefined)
    const stop = runEvery(3600, work)
    await vi.advanceTimersByTimeAsync(1900)
    expect(work).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(work).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(4000)
    expect(work).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(3_500_000)
    expect(work).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(200_000)
    expect(work).toHaveBeenCalledTimes(4)
    await stop()
  })

  it('stops at once while it pauses, and finishes what runs first', async () => {
    let finish: () => void = () => undefined
    const work = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    )
    const stop = runEvery(5, work)
    const order: string[] = []
    const stopped = stop().then(() => order.push('stopped'))
    await vi.advanceTimersByTimeAsync(60_000)
    order.push('finishing')
    finish()
    await stopped
    expect(order).toEqual(['finishing', 'stopped'])
    expect(work).toHaveBeenCalledTimes(1)
  })
})
