import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { logout } from '../../contract/session.ts'
import { deferredAnswer, nothing, serve } from '../testing/network.ts'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { createQueryClient, underTheirHands } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('shows who comes back to a record a few seconds later what has become of it meanwhile', async () => {
  const queries = createQueryClient()
  let state = 'submitted'
  function Record() {
    const { data } = useQuery({ queryKey: ['/record'], queryFn: () => Promise.resolve(state) })
    return <p>{data}</p>
  }
  const open = () =>
    render(
      <QueryClientProvider client={queries}>
        <Record />
      </QueryClientProvider>,
    )
  const { unmount } = open()
  await screen.findByText('submitted')
  unmount()
  state = 'asked back'
  await vi.advanceTimersByTimeAsync(5_000)
  open()
  expect((await screen.findByText('asked back')).textContent).toBe('asked back')
})

it('looks again at what is on the screen when something may have been done without an answer, but at no open draft', async () => {
  vi.useRealTimers()
  const queries = createQueryClient()
  const asked = { record: 0, draft: 0 }
  function Page() {
    useQuery({ queryKey: ['/record'], queryFn: () => Promise.resolve(++asked.record) })
    const draft = useQuery({
      ...underTheirHands,
      queryKey: ['/draft'],
      queryFn: () => Promise.resolve(++asked.draft),
    })
    return <p>{`draft ${draft.data}`}</p>
  }
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  )
  await screen.findByText('draft 1')
  serve({ 'POST /auth/logout': () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(call(logout, { body: {} })).rejects.toThrow('Network Error')
  await waitFor(() => expect(asked.record).toBe(2))
  expect(asked.draft).toBe(1)
})

it('asks again after the wait that the server names when somebody has turned pages too fast', async () => {
  const answers = [new CallError('Slow down', { status: 429, retryAfter: 1 }), undefined]
  const ask = vi.fn(async () => {
    const refusal = answers.shift()
    if (refusal) throw refusal
    return 'the list'
  })
  const looking = createQueryClient().fetchQuery({ queryKey: ['/list'], queryFn: ask })
  await vi.advanceTimersByTimeAsync(900)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_100)
  expect(await looking).toBe('the list')
})

it('says at once when the wait is longer than anyone looks at an empty page', async () => {
  const ask = vi.fn(async () => {
    throw new CallError('Slow down', { status: 429, retryAfter: 57 })
  })
  const looking = createQueryClient().fetchQuery({ queryKey: ['/list'], queryFn: ask })
  await expect(looking).rejects.toMatchObject({ retryAfter: 57 })
  expect(ask).toHaveBeenCalledTimes(1)
})

it('does a thing once, and tells of it once, when the second tap comes before any timer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const queries = createQueryClient()
  const slow = deferredAnswer()
  const requests = serve({ 'POST /auth/logout': () => slow.response })
  const told: string[] = []
  function Page() {
    const leave = useMutation({
      mutationFn: () => call(logout, { body: { refreshToken: 'r1' } }),
      onSuccess: () => told.push('Signed out'),
    })
    return (
      <button type="button" disabled={leave.isPending} onClick={() => leave.mutate()}>
        {leave.isSuccess ? 'Done' : 'Sign out'}
      </button>
    )
  }
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Sign out' })
  // A browser serves taps before timers: no timer ends between these two.
  button.click()
  const { port1, port2 } = new MessageChannel()
  await new Promise<void>((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage('next')
  })
  port1.close()
  button.click()
  vi.useRealTimers()
  slow.answer(nothing())
  await screen.findByText('Done')
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  expect(told).toEqual(['Signed out'])
  expect(requests).toHaveLength(1)
})
