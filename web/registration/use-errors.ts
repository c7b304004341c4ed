import { useState } from 'react'

export type Errors = Record<string, string>

/** What is wrong, by field. Typing in a field takes its error away. */
export function useErrors() {
  const [errors, setErrors] = useState<Errors>({})
  const [refusals, setRefusals] = useState(0)
  return {
    errors,
    /** Grows with every refusal, so that the page knows when to lead to the first error. */
    refusals,
    refuse(wrong: Errors): void {
      setErrors(wrong)
      if (Object.keys(wrong).length > 0) setRefusals((count) => count + 1)
    },
    forget: (names: readonly string[]) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))),
  }
}
