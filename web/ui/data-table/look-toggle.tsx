import { SegmentedControl } from '@mantine/core'
import { listTexts } from '../../../texts/en/list.ts'
import classes from './card-list.module.css'
import type { ListLook } from './use-list-look.ts'

const looks = (): { value: ListLook; label: string }[] => [
  { value: 'cards', label: listTexts.cards() },
  { value: 'table', label: listTexts.table() },
]

interface Props {
  look: ListLook
  onLook: (look: ListLook) => void
}

/** Only where there is no room for a table. */
export function LookToggle({ look, onLook }: Props) {
  return (
    <SegmentedControl
      className={classes.looks}
      aria-label={listTexts.showAs()}
      data={looks()}
      value={look}
      onChange={onLook}
    />
  )
}
