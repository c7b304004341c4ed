import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../../contract/kernel/dates.ts'
import { formatAmount, rupeesFromPaise } from '../../../contract/kernel/money.ts'
import type { Column } from '../../../contract/kernel/table.ts'

/** How a value looks when the page does not say otherwise. */
export function cellValue(column: Column, value: unknown): ReactNode {
  if (value === null || value === undefined) return ''
  switch (column.kind) {
    case 'date':
      return <Whole>{formatDate(String(value))}</Whole>
    case 'datetime':
      return <Whole>{formatDateTime(String(value))}</Whole>
    case 'money':
      return formatAmount(rupeesFromPaise(Number(value)))
    case 'flag':
      return value === true ? 'Yes' : 'No'
    case 'choice':
      return <ChoiceBadge column={column} value={String(value)} />
    default:
      return String(value)
  }
}

/** A moment stays on one line. */
function Whole({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
}

function ChoiceBadge({ column, value }: { column: Column; value: string }) {
  const label = column.choices?.find((choice) => choice.value === value)?.label ?? value
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
