import { SegmentedControl } from '@mantine/core'
import classes from './card-list.module.css'
import type { ListLook } from './use-list-look.ts'

const looks: { value: ListLook; label: string }[] = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
]

interface Props {
  look: ListLook
  onLook: (look: ListLook) => void
}

/** Only where there is no room for a table. */
export function LookToggle({ look, onLook }: Props) {
  return <SegmentedControl className={classes.looks} aria-label="Show as" data={looks} value={look} onChange={onLook} />
}
