import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'

interface Props {
  to: string
  /** What it opens, by its number. */
  no: string
  /** What the number is opened for. */
  label?: string
  /** Where someone waits for it. */
  filled?: boolean
}

/** Leads from a line of a table to the page of what it tells of. */
export function OpenLink({ to, no, label = 'Open', filled = false }: Props) {
  return (
    <Button
      component={Link}
      to={to}
      size="compact-sm"
      variant={filled ? 'filled' : 'light'}
      aria-label={`${label} ${no}`}
    >
      {label}
    </Button>
  )
}
