import { useRef } from 'react'
import { keysOf } from '../../../contract/kernel/keys-of.ts'
import type { PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { panSteps, type StepName } from '../../../contract/nsdl-pan/form-places.ts'
import type { DraftSaving } from '../../ui/form/use-draft-saving.ts'
import { useStepInAddress } from '../../ui/form/use-step-in-address.ts'
import { useHeadingFocus } from '../../ui/use-heading-focus.ts'
import { isFilledIn, stepsFor, wrongOn } from './apply-steps.ts'
import type { FilledForm } from './use-pan-form-state.ts'
import { useUnseenSteps } from './use-unseen-steps.ts'

/** Walks through the form: every step is kept when it is left, and Next stays where something is wrong. */
export function useSteps(form: FilledForm, saving: DraftSaving, { id, version }: Pick<PanSheet, 'id' | 'version'>) {
  const steps = stepsFor(form.question)
  const unfinished = steps.filter((name) => name === 'review' || wrongOn(name, form.allWrong).length > 0)
  const [chosen, choose] = useStepInAddress<StepName>(
    keysOf(panSteps),
    () => (version > 1 ? unfinished[0] : steps[0]) ?? 'review',
  )
  const current = steps.includes(chosen) ? chosen : (steps.at(-2) ?? 'review')
  const { unseen, goOver } = useUnseenSteps(id, current)
  const body = useRef<HTMLFormElement>(null)
  const heading = useHeadingFocus(current)

  async function go(step: StepName): Promise<void> {
    if (await saving.keep()) choose(step)
  }
  function move(by: 1 | -1): void {
    const target = steps[steps.indexOf(current) + by]
    if (target) void go(target)
  }
  /** Over what was filled in for them: the review shows it, and says so. */
  function moveOn(): void {
    const ahead = steps.slice(steps.indexOf(current) + 1)
    const target = ahead.find((name) => !isFilledIn(name, form))
    if (!target) return
    goOver(ahead.slice(0, ahead.indexOf(target)))
    void go(target)
  }
  function next(): void {
    const wrong = wrongOn(current, form.allWrong)
    form.reveal(wrong)
    if (wrong.length === 0) moveOn()
    else void saving.keep()
    // The uppermost of them, in whatever order the rules were asked.
    body.current?.querySelector<HTMLElement>(wrong.map((name) => `[name="${name}"]`).join(', ') || 'none')?.focus()
  }
  const done = steps.filter((name) => !unfinished.includes(name))
  return { steps, current, done, unseen, go, next, back: () => move(-1), body, heading, first: steps[0] === current }
}
