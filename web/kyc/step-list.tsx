import { kycTexts } from '../../texts/en/kyc.ts'
import classes from './step-list.module.css'

interface Props {
  titles: readonly string[]
  /** The step one is at, counted from 0. */
  current: number
}

/** Where one is in the form. */
export function StepList({ titles, current }: Props) {
  return (
    <ol className={classes.steps} aria-label={kycTexts.steps()}>
      {titles.map((title, place) => (
        <li
          key={title}
          className={classes.step}
          data-reached={place <= current || undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          {title}
        </li>
      ))}
    </ol>
  )
}
