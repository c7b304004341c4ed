import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../../contract/kernel/dates.ts'
import { formatAmount, rupeesFromPaise } from '../../../contract/kernel/money.ts'
import type { Column } from '../../../contract/kernel/table.ts'
import { listTexts } from '../../../texts/en/list.ts'
import classes from './data-table.module.css'

/** How a value looks when the page does not say otherwise. */
export function cellValue(column: Column, value: unknown): ReactNode {
  if (value === null || value === undefined) return ''
  const text = cellText(column, value)
  switch (column.kind) {
    case 'date':
    case 'datetime':
      return <Whole>{text}</Whole>
    case 'choice':
      return <ChoiceBadge label={text} />
    default:
      return text
  }
}

/** The same in plain words, for a line of several values. */
export function cellText(column: Column | undefined, value: unknown): string {
  if (!column || value === null || value === undefined) return ''
  switch (column.kind) {
    case 'date':
      return formatDate(String(value))
    case 'datetime':
      return formatDateTime(String(value))
    case 'money':
      return formatAmount(rupeesFromPaise(Number(value)))
    case 'flag':
      return value === true ? listTexts.yes() : listTexts.no()
    case 'choice':
      return choiceLabel(column, String(value))
    default:
      return String(value)
  }
}

const choiceLabel = ({ choices }: Column, value: string): string =>
  choices?.find((choice) => choice.value === value)?.label ?? value

/** A moment stays on one line of a table; a card has no columns to keep straight. */
function Whole({ children }: { children: string }) {
  return <span className={classes.moment}>{children}</span>
}

function ChoiceBadge({ label }: { label: string }) {
  return (
    <Badge variant="light" color="gray" tt="none" fw={500}>
      {label}
    </Badge>
  )
}

/** Numbers stand at the right edge, where they can be compared. */
export function isRightAligned(column: Column): boolean {
  return column.kind === 'number' || column.kind === 'money'
}
