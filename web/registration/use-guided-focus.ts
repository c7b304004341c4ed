import { useEffect, useRef } from 'react'
import { useHeadingFocus } from '../ui/use-heading-focus.ts'

/** Leads to the heading of a new step, and after a refusal to the first field that is wrong. */
export function useGuidedFocus({ step, refusals }: { step: number; refusals: number }) {
  const form = useRef<HTMLDivElement>(null)
  const heading = useHeadingFocus(step)

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  return { form, heading }
}
