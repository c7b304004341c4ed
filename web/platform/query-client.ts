import { notifyManager, QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { followTopics } from './follow-topics.ts'
import { isOnline } from './line.ts'

/** Seconds for which a page may wait for its turn without a word. */
const shortWait = 3

/**
 * What the server decided (4xx) is not asked again, unless it only asks for a moment's patience; what the network lost
 * is, twice, unless there is no line at all.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof CallError) || failures >= 2) return false
  if (error.status === 429) return (error.retryAfter ?? shortWait + 1) <= shortWait
  return (error.status === 0 || error.status >= 502) && isOnline()
}

/** As long as the server asks for, else a little longer each time. */
const retryDelay = (failures: number, error: unknown): number =>
  error instanceof CallError && error.retryAfter !== undefined ? error.retryAfter * 1000 : 1000 * 2 ** failures

/**
 * How old an answer may be for a page that opens. Long enough for what was fetched while the pointer was on the link and
 * for pieces of one page that ask the same; any longer, and who comes back to a record sees it as it was before.
 */
const freshFor = 2_000

/** A draft that somebody types into is theirs: nothing is asked again behind their back. */
export const underTheirHands = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  meta: { underTheirHands: true },
}

/**
 * A button learns that its press is under way before the next tap can reach it. By itself the store tells it by a timer,
 * which a browser serves after taps: both taps of a pair were then done as one call, and each told of it.
 */
function tellAtOnce(): void {
  notifyManager.setScheduler(queueMicrotask)
}

/**
 * Without a line everything fails at once and says so. Left to itself the store would keep what was asked for and send
 * it when the line is back, long after the person has given up or thought again.
 */
export function createQueryClient(): QueryClient {
  tellAtOnce()
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: freshFor, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  followTopics(client)
  return client
}
