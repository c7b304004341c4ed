import { useEffect, useRef } from 'react'

/** Brings what went wrong into sight and leads the focus to it, each time that something else goes wrong. */
export function useInSight(wrong: unknown) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wrong === undefined || wrong === null) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [wrong])
  return place
}
