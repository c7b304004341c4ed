import { useEffect, useEffectEvent, useState } from 'react'
import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { panSteps, type StepName } from '../../../contract/nsdl-pan/form-places.ts'

/**
 * The steps that were gone over and that nobody has opened since. They are remembered by this tab, because a phone drops a page
 * that stands behind another: whoever comes back must be told of them, too.
 */
export function useUnseenSteps(id: string, current: StepName) {
  const key = `unseen-steps:${id}`
  const [unseen, setUnseen] = useState(() => readSteps(key))
  function keep(steps: readonly StepName[]): void {
    setUnseen(steps)
    if (steps.length > 0) sessionStorage.setItem(key, steps.join(' '))
    else sessionStorage.removeItem(key)
  }
  const look = useEffectEvent((opened: StepName) => {
    if (unseen.includes(opened)) keep(unseen.filter((step) => step !== opened))
  })
  useEffect(() => look(current), [current])
  return {
    unseen,
    goOver: (steps: readonly StepName[]) => keep([...new Set([...unseen, ...steps])]),
  }
}

function readSteps(key: string): readonly StepName[] {
  const kept = (sessionStorage.getItem(key) ?? '').split(' ')
  return keysOf(panSteps).filter((step) => kept.includes(step))
}
