import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { useSending } from './use-sending.ts'

interface Paid {
  no: string
}
const paid: Paid = { no: 'GR000007' }

function open() {
  const queries = new QueryClient()
  const send = vi
    .fn<() => Promise<Paid>>()
    .mockRejectedValue(new CallError('timeout of 30000 ms exceeded', { status: 0, maybeDone: true }))
  const look = vi.fn<() => Promise<Paid | undefined>>().mockResolvedValue(undefined)
  const done = vi.fn()
  const view = renderHook(() => useSending<number, Paid>({ send, look, done, sends: { changes: ['wallet'] } }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  })
  return { ...view, send, look, done, pay: () => act(() => view.result.current.send(120_000)) }
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

/** A look whose answer the test gives later. */
function slow(look: ReturnType<typeof open>['look']) {
  let answer: (found: Paid | undefined) => void = () => undefined
  look.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  return (found: Paid | undefined) => answer(found)
}

describe('a payment whose answer got lost', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is looked for again after 2, 5, 15 and 30 seconds, until it is found', async () => {
    const { look, done, send, pay } = open()
    await pay()
    expect(look).toHaveBeenCalledTimes(1)
    for (const [turn, seconds] of [2, 5, 15].entries()) {
      await pass(seconds)
      expect(look).toHaveBeenCalledTimes(turn + 2)
    }
    look.mockResolvedValue(paid)
    await pass(30)
    expect(done.mock.calls).toEqual([[paid]])
    await pass(120)
    expect(look).toHaveBeenCalledTimes(5)
    expect(done).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is looked for when the page is seen again, though the line was never gone', async () => {
    const { look, done, pay } = open()
    await pay()
    look.mockResolvedValue(paid)
    await act(async () => void fireEvent(document, new Event('visibilitychange')))
    expect(done.mock.calls).toEqual([[paid]])
  })

  it('is not looked for by a page that was left', async () => {
    const { look, pay, unmount } = open()
    await pay()
    unmount()
    await pass(120)
    fireEvent(document, new Event('visibilitychange'))
    expect(look).toHaveBeenCalledTimes(1)
  })

  it('is told of once by whoever pays again while it is being found, and is not sent again', async () => {
    const { result, look, done, send, pay } = open()
    await pay()
    const answer = slow(look)
    fireEvent(window, new Event('online'))
    send.mockResolvedValue(paid)
    let again: Promise<void> | undefined
    act(() => {
      again = result.current.send(120_000)
    })
    expect(result.current.sending).toBe(true)
    await act(async () => {
      answer(paid)
      await again
    })
    expect(done).toHaveBeenCalledTimes(1)
    expect(send).toHaveBeenCalledTimes(1)
    expect(result.current.sending).toBe(false)
  })

  it('is sent again by whoever pays again, once the look has found nothing', async () => {
    const { result, look, done, send, pay } = open()
    await pay()
    const answer = slow(look)
    fireEvent(window, new Event('online'))
    send.mockResolvedValue(paid)
    await act(async () => {
      const again = [result.current.send(120_000), result.current.send(120_000)]
      answer(undefined)
      await Promise.all(again)
    })
    expect(send).toHaveBeenCalledTimes(2)
    await pass(120)
    expect(done.mock.calls).toEqual([[paid]])
  })
})
