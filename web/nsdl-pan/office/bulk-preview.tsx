import { Badge, Group, ScrollArea, Stack, Table, Text } from '@mantine/core'
import { type BulkKind, type BulkOutcome, bulkFiles } from '../../../contract/nsdl-pan/bulk.ts'

interface Props {
  kind: BulkKind
  /** Of the file. */
  name: string
  outcome: BulkOutcome
}

const counted = [
  ['good', 'to take over', 'green'],
  ['known', 'known already', 'gray'],
  ['wrong', 'wrong', 'red'],
] as const
const grouped = new Intl.NumberFormat('en-IN')

/** What a file would do, line by line. */
export function BulkPreview({ kind, name, outcome }: Props) {
  const { good, wrong, errors, rows } = outcome
  return (
    <Stack gap="sm" component="section" aria-label="Preview">
      <Text fw={600}>{name}</Text>
      <Group gap="xs" role="status" aria-label="What the file brings">
        {counted.map(([key, label, color]) => (
          <Badge key={key} size="lg" variant="light" tt="none" color={outcome[key] > 0 ? color : 'gray'}>
            {`${grouped.format(outcome[key])} ${label}`}
          </Badge>
        ))}
      </Group>
      {wrong > 0 && (
        <Lines
          title={titled('Wrong lines, which are left out', errors.length, wrong)}
          head={['Line', 'What is wrong']}
          rows={errors.map(({ line, message }) => [line, message])}
        />
      )}
      {good > 0 && (
        <Lines
          title={titled('Lines to take over', rows.length, good)}
          head={['Line', 'Token No.', 'Cardname', bulkFiles[kind].columns[1]]}
          rows={rows.map(({ line, refNo, cardName, value }) => [line, refNo, cardName, value])}
        />
      )}
    </Stack>
  )
}

const titled = (title: string, shown: number, all: number) =>
  all > shown ? `${title} (the first ${shown} of ${grouped.format(all)})` : title

interface LinesProps {
  title: string
  head: readonly string[]
  rows: readonly (readonly [number, ...string[]])[]
}

function Lines({ title, head, rows }: LinesProps) {
  return (
    <div>
      <Text fw={600} size="sm" mb={4}>
        {title}
      </Text>
      <ScrollArea.Autosize mah={220} type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': title }}>
        <Table withTableBorder striped stickyHeader miw={440}>
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
