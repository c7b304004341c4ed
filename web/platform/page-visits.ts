import { isRecord } from '../../contract/kernel/from-outside.ts'
import { readSession } from './session.ts'
import { shelfOf } from './shelf.ts'

/** From here on all counts are halved, so that what is done now outweighs what was done long ago. */
const many = 60

/** How often each page was gone to. */
export type Visits = Readonly<Record<string, number>>

/** Each person's own, in this browser, until they sign out of it. */
const personNow = (): string => readSession()?.user?.code ?? ''
const keyNow = (): string => `visits:${personNow()}:pages`

export function readVisits(): Visits {
  try {
    const kept: unknown = JSON.parse(shelfOf(personNow()).read(keyNow()) ?? '{}')
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
  // A browser that keeps nothing shows the pages that most shops use.
  shelfOf(personNow()).write(keyNow(), JSON.stringify(isFull ? halved(counted) : counted))
}

const halved = (visits: Visits): Visits =>
  Object.fromEntries(
    Object.entries(visits).flatMap(([path, count]) => (count > 1 ? [[path, Math.floor(count / 2)]] : [])),
  )
