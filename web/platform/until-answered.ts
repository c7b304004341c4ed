import { CallError } from './call-error.ts'

interface Patience {
  signal: AbortSignal
  /** Told when nothing comes through, and again when it does. */
  onWaiting: (isWaiting: boolean) => void
}

/** Half an hour of a line that does not come back. */
const mostTries = 65
const longestPauseMs = 30_000

/**
 * Tries something again until an answer comes, good or bad. Only for what is done once however often it is sent. It goes
 * on at once when the line comes back or the phone wakes up.
 */
export async function untilAnswered<T>(send: () => Promise<T>, { signal, onWaiting }: Patience): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await send()
      if (tries > 0) onWaiting(false)
      return answer
    } catch (error) {
      if (signal.aborted || tries >= mostTries || !mayPass(error)) throw error
      onWaiting(true)
      await pause(waitOf(error, tries), signal)
    }
  }
}

/** Nothing came back, a proxy answered for the server, or the server is busy. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError && [0, 408, 429, 502, 503, 504].includes(error.status)

function waitOf(error: unknown, tries: number): number {
  const asked = error instanceof CallError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.min(longestPauseMs, Math.max(asked, 1000 * 2 ** tries))
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wakers = [
      [window, 'online'],
      [document, 'visibilitychange'],
      [signal, 'abort'],
    ] as const
    const end = () => {
      clearTimeout(timer)
      for (const [source, event] of wakers) source.removeEventListener(event, end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    for (const [source, event] of wakers) source.addEventListener(event, end)
  })
}
