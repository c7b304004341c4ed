import { Table, type TableProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props extends Pick<TableProps, 'stickyHeader' | 'miw'> {
  /** Names of the columns, each once. */
  head: readonly string[]
  /** The first cell is the number of the line. */
  rows: readonly (readonly ReactNode[])[]
}

/** Lines of a file, striped. */
export function LineRows({ head, rows, ...frame }: Props) {
  return (
    <Table withTableBorder striped {...frame}>
      <Table.Thead>
        <Table.Tr>
          {head.map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={String(row[0])}>
            {row.map((cell, place) => (
              <Table.Td key={head[place]}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
