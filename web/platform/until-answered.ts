import { CallError } from './call-error.ts'

interface Patience {
  signal: AbortSignal
  /** Told when nothing comes through, and again when it does. */
  onWaiting: (isWaiting: boolean) => void
}

/** So long a line may stay away. */
const longestMs = 30 * 60_000
const longestPauseMs = 30_000

/**
 * Tries something again until an answer comes, good or bad. Only for what may be sent twice without harm. It goes on at once
 * when the line comes back or the phone wakes up.
 */
export async function untilAnswered<T>(send: () => Promise<T>, { signal, onWaiting }: Patience): Promise<T> {
  let failedAt: number | undefined
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await send()
      if (failedAt !== undefined) onWaiting(false)
      return answer
    } catch (error) {
      failedAt ??= Date.now()
      if (signal.aborted || Date.now() - failedAt > longestMs || !mayPass(error)) throw error
      onWaiting(true)
      await pauseUntilWoken(waitOf(error, tries), signal)
    }
  }
}

/** Nothing came back, a proxy answered for the server, or the server is busy; not for longer than anybody waits here. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError && [0, 408, 429, 502, 503, 504].includes(error.status) && askedMs(error) <= longestPauseMs

const askedMs = (error: unknown): number => (error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0)

const waitOf = (error: unknown, tries: number): number =>
  Math.min(longestPauseMs, Math.max(askedMs(error), 1000 * 2 ** tries))

/** A pause that ends early when the line comes back or somebody looks at the page again. */
export function pauseUntilWoken(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      document.removeEventListener('visibilitychange', wake)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const wake = () => {
      if (document.visibilityState === 'visible') end()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    document.addEventListener('visibilitychange', wake)
    signal?.addEventListener('abort', end)
  })
}
