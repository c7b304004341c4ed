import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { isOnline } from './line.ts'

/** What the server decided (4xx) is not asked again; what the network lost is, twice, unless there is no line at all. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const lost = error instanceof CallError && (error.status === 0 || error.status >= 502)
  return lost && failures < 2 && isOnline()
}

/**
 * Without a line everything fails at once and says so. Left to itself the store would keep what was asked for and send
 * it when the line is back, long after the person has given up or thought again.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
