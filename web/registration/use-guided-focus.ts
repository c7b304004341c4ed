import { useEffect, useRef } from 'react'

/** Leads to the heading of a new step, and after a refusal to the first field that is wrong. */
export function useGuidedFocus({ step, refusals }: { step: number; refusals: number }) {
  const form = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    // A page that was only just opened keeps the focus where it is.
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  return { form, heading }
}
