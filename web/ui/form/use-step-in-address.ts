import { useEffect, useEffectEvent, useState } from 'react'
import { useAsked } from '../../platform/use-asked.ts'
import { useNavigateHere } from '../use-navigate-here.ts'

/**
 * The step of a form, which stands in the address: Back leads one step back on the same page, where everything that was typed
 * still is. An address without a step, or with one that the form does not have, is the step it began with.
 */
export function useStepInAddress<Step extends string>(steps: readonly Step[], first: () => Step) {
  const asked = useAsked().step
  const [begun] = useState(first)
  const navigate = useNavigateHere()
  const current = steps.find((step) => step === asked) ?? begun
  // Otherwise a reload further on would find another beginning, and Back would lead to where one is.
  const writeDown = useEffectEvent(() => {
    if (asked === undefined)
      void navigate({
        to: '.',
        replace: true,
        resetScroll: false,
        search: (before: object) => ({ ...before, step: begun }),
      })
  })
  useEffect(() => writeDown(), [])
  function go(step: Step): void {
    if (step !== current)
      void navigate({ to: '.', resetScroll: false, search: (before: object) => ({ ...before, step }) })
  }
  return [current, go] as const
}
