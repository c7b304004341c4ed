import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useEffect, useRef } from 'react'
import type { StepName } from '../../../contract/nsdl-pan/form-places.ts'
import { panApplyTexts } from '../../../texts/en/pan-apply.ts'
import { stepTitle } from './apply-steps.ts'
import classes from './step-tabs.module.css'

interface Props {
  steps: readonly StepName[]
  current: StepName
  /** Steps with nothing wrong on them. */
  done: readonly StepName[]
  onChoose: (step: StepName) => void
}

/** Where one is in the form; every step can be opened at any time. */
export function StepTabs({ steps, current, done, onChoose }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const [all, shown] = [list.current, list.current?.children[steps.indexOf(current)]]
    // On a phone the steps are wider than the screen. The list is scrolled and not the page.
    if (all && shown instanceof HTMLElement) all.scrollLeft = shown.offsetLeft - all.offsetLeft - all.clientWidth / 3
  }, [steps, current])
  return (
    <ol className={classes.steps} aria-label={panApplyTexts.steps()} ref={list}>
      {steps.map((name) => (
        <li key={name} className={classes.step}>
          <button
            type="button"
            className={classes.button}
            data-done={done.includes(name) || undefined}
            aria-current={name === current ? 'step' : undefined}
            onClick={() => onChoose(name)}
          >
            {done.includes(name) && (
              <IconCheck size={14} className={classes.done} aria-label={panApplyTexts.complete()} role="img" />
            )}
            <span className={classes.title}>{stepTitle(name)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
