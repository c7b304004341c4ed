import { ScrollArea, Text } from '@mantine/core'
import { LineRows } from './line-rows.tsx'

interface Props {
  title: string
  head: readonly string[]
  /** The first cell is the number of the line. */
  rows: readonly (readonly (string | number)[])[]
  /** How many there are; more than the rows when only the first are shown. */
  total: number
}

/** Lines of a file in a small table that scrolls by itself. */
export function LineTable({ title, head, rows, total }: Props) {
  const more = total > rows.length
  return (
    <div>
      <Text fw={600} size="sm" mb={4}>
        {title}
        {more && ` (the first ${rows.length} of ${total.toLocaleString('en-IN')})`}
      </Text>
      <ScrollArea.Autosize mah={260} type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': title }}>
        <LineRows head={head} rows={rows} stickyHeader miw={480} />
      </ScrollArea.Autosize>
    </div>
  )
}
