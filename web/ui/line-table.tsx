import { ScrollArea, Table, Text } from '@mantine/core'

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
        <Table withTableBorder striped stickyHeader miw={480}>
          <Table.Thead>
            <Table.Tr>
              {head.map((name) => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row[0]}>
                {row.map((cell, place) => (
                  <Table.Td key={head[place]}>{cell}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </div>
  )
}
