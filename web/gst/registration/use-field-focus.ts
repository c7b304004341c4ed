import { useEffect, useRef } from 'react'

/** Leads into one field of the next step; it stands below the heading's own focus, which would else have the last word. */
export function useFieldFocus(step: string): (path: string) => void {
  const wanted = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are there once the step has changed
  useEffect(() => {
    const field = wanted.current && document.querySelector<HTMLElement>(`[name="${wanted.current}"]`)
    wanted.current = ''
    if (field) field.focus()
  }, [step])
  return (path) => {
    wanted.current = path
  }
}
