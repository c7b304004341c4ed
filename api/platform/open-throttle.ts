/** A first, cheap guard against floods, in this process's memory: a bucket per caller that refills steadily. */
export interface Throttle {
  /** Seconds to wait, or 0 when the call may go on. */
  take(key: string, now: number): number
}

interface Refusals {
  /** What a refused call costs, as a part of a call that goes on: nothing, unless it is said. */
  cost: number
  /** So many seconds' worth of calls may be owed at most. */
  mostOwed: number
}

/**
 * Whoever goes on asking while they are told to wait gets less and less where refusals cost something: at a fifth of a
 * call each, a little over the pace loses hardly anything, and five times the pace loses all.
 */
export function openThrottle(
  perSecond: number,
  burst: number,
  { cost, mostOwed }: Refusals = { cost: 0, mostOwed: 0 },
): Throttle {
  const buckets = new Map<string, { tokens: number; at: number }>()
  const forgetAfter = (burst / perSecond + mostOwed) * 1000
  let sweptAt = 0

  // A bucket that had time to fill up again says nothing, so it can go.
  function sweep(now: number): void {
    sweptAt = now
    for (const [key, bucket] of buckets) if (now - bucket.at > forgetAfter) buckets.delete(key)
  }

  return {
    take(key, now) {
      if (now - sweptAt > 10_000) sweep(now)
      const bucket = buckets.get(key) ?? { tokens: burst, at: now }
      // A clock that was set back must not empty the bucket.
      const passed = Math.max(0, now - bucket.at)
      bucket.tokens = Math.min(burst, bucket.tokens + (passed / 1000) * perSecond)
      bucket.at = now
      buckets.set(key, bucket)
      if (bucket.tokens >= 1) {
        bucket.tokens -= 1
        return 0
      }
      bucket.tokens = Math.max(bucket.tokens - cost, -mostOwed * perSecond)
      return Math.ceil((1 - bucket.tokens) / perSecond)
    },
  }
}
