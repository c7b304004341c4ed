/** Spreads what one caller asks for at once, so that others get their turn in between. */
export interface Pacer {
  /** Milliseconds that this call waits before it begins; a call that would wait too long is not counted. */
  delay(key: string, now: number): number
}

/** Whoever would wait longer had better be told to come back. */
export const longestDelay = 10_000

interface Pace {
  /** So many at once go on without a wait. */
  free: number
  /** Those behind them begin one after the other, at this pace. */
  perSecond: number
}

export function openPacer({ free, perSecond }: Pace): Pacer {
  const gap = 1000 / perSecond
  /** By caller, when the next call would begin if none of them had been free. */
  const nextAt = new Map<string, number>()
  let [sweptAt, askedAt] = [0, 0]

  // Whose calls have all begun has nothing to wait for.
  function sweep(now: number): void {
    sweptAt = now
    for (const [key, at] of nextAt) if (at <= now) nextAt.delete(key)
  }

  return {
    delay(key, now) {
      if (now - sweptAt > 10_000) sweep(now)
      // A clock that was set back says nothing about what was due.
      if (now < askedAt) nextAt.clear()
      askedAt = now
      const due = Math.max(nextAt.get(key) ?? now, now)
      const wait = Math.max(0, due - now - (free - 1) * gap)
      if (wait <= longestDelay) nextAt.set(key, due + gap)
      return wait
    },
  }
}
