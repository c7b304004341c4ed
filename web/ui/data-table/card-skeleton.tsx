import { Skeleton, VisuallyHidden } from '@mantine/core'
import { listTexts } from '../../../texts/en/list.ts'
import classes from './card-list.module.css'

const places = ['first', 'second', 'third']

/** The shape of what is on its way. */
export function CardSkeleton() {
  return (
    <div className={classes.cards} role="status">
      <VisuallyHidden>{listTexts.loading()}</VisuallyHidden>
      {places.map((place) => (
        <div key={place} className={classes.card} aria-hidden>
          <Skeleton height={18} width="60%" />
          <Skeleton height={14} width="80%" />
          <Skeleton height={14} width="40%" />
        </div>
      ))}
    </div>
  )
}
