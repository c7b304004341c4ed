import { entriesOf } from '../../contract/kernel/keys-of.ts'

/** How long each part of a long load takes, beside the others: measured with a million rows. */
const weights = { applications: 20, 'search in applications': 20, acts: 10, 'search in acts': 10 }

export type LoadPart = keyof typeof weights

/** Told that so much of a part is done, from 0 to 1. */
export type Progress = (part: LoadPart, share: number) => void

/** Seconds between two lines: enough to see that it moves. */
const pause = 3

/** Tells whoever waits how far a long load is and how long it will still take; parts may be under way at the same time. */
export function openProgress(tell: (line: string) => void, now: () => number = Date.now): Progress {
  const begun = now()
  const whole = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  const shares: Partial<Record<LoadPart, number>> = {}
  let told = begun
  return (part, share) => {
    shares[part] = share
    const done = entriesOf(weights).reduce((sum, [name, weight]) => sum + weight * (shares[name] ?? 0), 0) / whole
    const seconds = (now() - begun) / 1000
    if (now() - told < pause * 1000) return
    told = now()
    tell(
      `Loading ${part}: ${Math.floor(done * 100)} % of everything, about ${Math.ceil((seconds * (1 - done)) / done)} s left`,
    )
  }
}
