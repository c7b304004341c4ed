import { Badge, Group, Stack, Text } from '@mantine/core'
import { type BulkKind, type BulkOutcome, bulkFiles } from '../../../contract/nsdl-pan/bulk.ts'
import { LineTable } from '../../ui/line-table.tsx'

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
        <LineTable
          title="Wrong lines, which are left out"
          total={wrong}
          head={['Line', 'What is wrong']}
          rows={errors.map(({ line, message }) => [line, message])}
        />
      )}
      {good > 0 && (
        <LineTable
          title="Lines to take over"
          total={good}
          head={['Line', 'Token No.', 'Cardname', bulkFiles[kind].columns[1]]}
          rows={rows.map(({ line, refNo, cardName, value }) => [line, refNo, cardName, value])}
        />
      )}
    </Stack>
  )
}
