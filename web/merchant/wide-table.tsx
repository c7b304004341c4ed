import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  /** Names it to who cannot see it. */
  label: string
  minWidth: number
  children: ReactNode
}

/** A table that scrolls sideways on a narrow screen, also by the arrow keys. */
export function WideTable({ label, minWidth, children }: Props) {
  const viewportProps = { tabIndex: 0, role: 'region', 'aria-label': label }
  return (
    <Table.ScrollContainer minWidth={minWidth} scrollAreaProps={{ viewportProps }}>
      <Table>{children}</Table>
    </Table.ScrollContainer>
  )
}
