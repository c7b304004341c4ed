import { Problem, tryAgain } from '../problem.ts'

/** The files that are on their way to this process: each lies in memory until its call has been answered. */
export interface Arrivals {
  /** Counts a file of so many bytes in, or refuses it before a byte is read. Answers what to call when it is gone. */
  begin(who: string, bytes: number): () => void
}

interface Bounds {
  /** Of one caller, at a time. */
  filesEach: number
  bytesEach: number
  /** Of all callers together. */
  bytes: number
}

/** Two of the largest scans at a time, or many small papers. */
export const arrivalBounds: Bounds = { filesEach: 20, bytesEach: 64_000_000, bytes: 600_000_000 }

export function openArrivals(bounds: Bounds): Arrivals {
  const perCaller = new Map<string, { files: number; bytes: number }>()
  let total = 0

  function refuse(who: string, bytes: number): void {
    const own = perCaller.get(who)
    // A single file is never too much for its sender: how large it may be is the endpoint's to say.
    if (own && (own.files >= bounds.filesEach || own.bytes + bytes > bounds.bytesEach))
      throw new Problem(429, 'Your other files are still on their way. Please wait for them and try again.', {
        retryAfter: 2,
      })
    if (total + bytes > bounds.bytes) throw tryAgain('Many files are arriving just now. Please try again in a moment.')
  }

  function add(who: string, files: number, bytes: number): void {
    const own = perCaller.get(who) ?? { files: 0, bytes: 0 }
    total += bytes
    if (own.files + files === 0) perCaller.delete(who)
    else perCaller.set(who, { files: own.files + files, bytes: own.bytes + bytes })
  }

  return {
    begin(who, bytes) {
      refuse(who, bytes)
      add(who, 1, bytes)
      return () => add(who, -1, -bytes)
    },
  }
}
