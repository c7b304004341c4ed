import { isRecord } from '../../contract/kernel/from-outside.ts'
import { readSession } from './session.ts'

/** From here on all counts are halved, so that what is done now outweighs what was done long ago. */
const many = 60

/** How often each page was gone to. */
export type Visits = Readonly<Record<string, number>>

/**
 * Each person's own, in this browser. It outlives signing out, since it holds nothing that was typed or shown: only how
 * often which page was opened.
 */
const keyNow = (): string => `visits:${readSession()?.user?.code ?? ''}`

export function readVisits(): Visits {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyNow()) ?? '{}')
    if (!isRecord(kept)) return {}
    return Object.fromEntries(
      Object.entries(kept).flatMap(([path, count]) => (typeof count === 'number' ? [[path, count]] : [])),
    )
  } catch {
    return {}
  }
}

export function countVisit(path: string): void {
  const before = readVisits()
  const counted = { ...before, [path]: (before[path] ?? 0) + 1 }
  const isFull = Object.values(counted).some((count) => count >= many)
  const kept = isFull ? halved(counted) : counted
  try {
    localStorage.setItem(keyNow(), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing shows the pages that most shops use.
  }
}

const halved = (visits: Visits): Visits =>
  Object.fromEntries(
    Object.entries(visits).flatMap(([path, count]) => (count > 1 ? [[path, Math.floor(count / 2)]] : [])),
  )
