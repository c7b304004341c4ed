import { registerTexts } from '../../texts/en/register.ts'
import { steps } from './registration-fields.ts'
import classes from './step-list.module.css'

interface Props {
  /** The step one is at, counted from 0. */
  current: number
}

/** Where one is in the form. */
export function StepList({ current }: Props) {
  return (
    <ol className={classes.steps} aria-label={registerTexts.steps()}>
      {steps.map(({ name, title }, place) => (
        <li
          key={name}
          className={classes.step}
          data-done={place < current || undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={classes.number} aria-hidden>
            {place < current ? '✓' : place + 1}
          </span>
          {title()}
        </li>
      ))}
    </ol>
  )
}
