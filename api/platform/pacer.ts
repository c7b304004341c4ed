/** Spreads what one caller asks for at once, so that others get their turn in between. */
export interface Pacer {
  /** Milliseconds that this call waits before it begins. */
  delay(key: string, now: number): number
}

interface Pace {
  /** So many at once go on without a wait. */
  free: number
  /** Those behind them begin one after the other, at this pace. */
  perSecond: number
}

/** Nobody is held back for longer: it would be a clock that was set back. */
const longest = 30_000

export function openPacer({ free, perSecond }: Pace): Pacer {
  const gap = 1000 / perSecond
  /** By caller, when the next call would begin if none of them had been free. */
  const nextAt = new Map<string, number>()
  let sweptAt = 0

  // Whose calls have all begun has nothing to wait for.
  function sweep(now: number): void {
    sweptAt = now
    for (const [key, at] of nextAt) if (at <= now) nextAt.delete(key)
  }

  return {
    delay(key, now) {
      if (now - sweptAt > 10_000) sweep(now)
      const kept = nextAt.get(key) ?? now
      const due = kept > now + longest ? now : Math.max(kept, now)
      nextAt.set(key, due + gap)
      return Math.max(0, due - now - free * gap)
    },
  }
}
