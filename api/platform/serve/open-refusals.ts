import type { Clock } from '../clock.ts'
import { Problem, slowDown } from '../problem.ts'

/** Who has spent a budget, and until when: whoever goes on asking is refused without a statement. */
export interface Refusals {
  refuse(key: string): void
  /** Keeps a refusal that says how long to wait; any other error is none. */
  remember(key: string, error: unknown): void
}

const mostKept = 10_000

export function openRefusals(clock: Clock): Refusals {
  const until = new Map<string, number>()
  return {
    refuse(key) {
      const end = until.get(key)
      if (end === undefined) return
      const seconds = Math.ceil((end - clock.now().getTime()) / 1000)
      if (seconds > 0) throw slowDown(seconds)
      until.delete(key)
    },
    remember(key, error) {
      if (!(error instanceof Problem) || error.status !== 429 || error.retryAfter === undefined) return
      // The eldest goes first; it would only be asked of the database again.
      if (until.size >= mostKept) for (const eldest of until.keys()) if (until.delete(eldest)) break
      until.set(key, clock.now().getTime() + error.retryAfter * 1000)
    },
  }
}
