import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

/** What the server decided (4xx) is not asked again; what the network lost is, twice. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const lost = error instanceof CallError && (error.status === 0 || error.status >= 502)
  return lost && failures < 2
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 15_000 },
      mutations: { retry: false },
    },
  })
}
