import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

interface Turn {
  /** Whether this is the part of the page that says it loads; the others wait for their turn, or for their data. */
  mine: boolean
  /** When the first of those that load now began, by the page's own time. */
  since: number
}

let waiting: readonly symbol[] = []
let since = 0
const listeners = new Set<() => void>()

/** Of all parts of the page that are loading, one at a time. */
export function useLoadingTurn(): Turn {
  const [me] = useState(() => Symbol())
  useLayoutEffect(() => {
    if (waiting.length === 0) since = performance.now()
    change([...waiting, me])
    return () => change(waiting.filter((other) => other !== me))
  }, [me])
  const mine = useSyncExternalStore(
    subscribe,
    () => waiting[0] === me,
    () => false,
  )
  return { mine, since }
}

function change(next: readonly symbol[]): void {
  waiting = next
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
