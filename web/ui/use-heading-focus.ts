import { useEffect, useRef } from 'react'

/** Leads to the heading of a new step; a page that was only just opened keeps the focus where it is. */
export function useHeadingFocus(step: string | number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return heading
}
