import { expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

function idleBrowser(connection?: object) {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work()
    return 1
  })
  vi.stubGlobal('navigator', { connection })
}

it.each([
  [undefined, 1],
  [{ effectiveType: '4g', saveData: false }, 1],
  [{ effectiveType: '4g', saveData: true }, 0],
  [{ effectiveType: '2g' }, 0],
  [{ effectiveType: 'slow-2g' }, 0],
])('on a line like %j work for later is done %i times', (connection, times) => {
  idleBrowser(connection)
  const work = vi.fn()
  whenIdle(work)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_000)
  expect(work).toHaveBeenCalledTimes(times)
})

it('work that is no longer wanted is not done', () => {
  idleBrowser()
  const work = vi.fn()
  whenIdle(work)()
  vi.advanceTimersByTime(3_000)
  expect(work).not.toHaveBeenCalled()
})

it('a browser that does not tell when it is idle does nothing ahead', () => {
  const work = vi.fn()
  whenIdle(work)()
  expect(work).not.toHaveBeenCalled()
})
