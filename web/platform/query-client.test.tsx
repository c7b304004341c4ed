import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

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
