import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasTour } from './has-tour.ts'

/** Only a demo fetches it. */
const DemoNote = lazy(async () => ({ default: (await import('./demo-note.tsx')).DemoNote }))

/** It never changes while a page is open. */
const watch = () => () => undefined

/** Says on a demo that it is one, and where to begin. A page that the server renders comes without it. */
export function DemoLine() {
  const shown = useSyncExternalStore(watch, hasTour, () => false)
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <DemoNote />
    </Suspense>
  )
}
