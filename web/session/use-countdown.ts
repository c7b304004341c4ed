import { useEffect, useState } from 'react'

/** Counts seconds down to nothing; `start` begins anew. */
export function useCountdown() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return { seconds, start: setSeconds }
}
