import { Table, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { LineRows } from '../ui/line-rows.tsx'

interface Props {
  title: string
  /** Names of the columns, each once. */
  head: readonly string[]
  /** The first cell is the number of the line. */
  rows: readonly (readonly [number, ...ReactNode[]])[]
}

/** A few lines of a file, in a table that scrolls sideways by itself. */
export function SmallTable({ title, head, rows }: Props) {
  const viewportProps = { tabIndex: 0, role: 'region', 'aria-label': title }
  return (
    <div>
      <Text fw={600} size="sm" mb={4}>
        {title}
      </Text>
      <Table.ScrollContainer minWidth={head.length * 110} scrollAreaProps={{ viewportProps }}>
        <LineRows head={head} rows={rows} />
      </Table.ScrollContainer>
    </div>
  )
}
