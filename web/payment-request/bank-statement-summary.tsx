import { Badge, Group, Stack } from '@mantine/core'
import type { StatementOutcome } from '../../contract/bank-statement.ts'
import { SmallTable } from './small-table.tsx'

const counted = [
  ['lines', 'lines', 'gray'],
  ['added', 'new', 'blue'],
  ['exact', 'exact', 'green'],
  ['likely', 'likely', 'teal'],
  ['differing', 'of another amount', 'orange'],
  ['settled', 'approved already', 'gray'],
  ['unmatched', 'without a payment', 'gray'],
  ['wrong', 'wrong', 'red'],
] as const

/** What a file brought: how many lines, and how many of them may prove a payment. */
export function BankStatementSummary({ outcome }: { outcome: StatementOutcome }) {
  return (
    <Stack gap="sm">
      <Group gap="xs" role="status" aria-label="What the file brought">
        {counted.map(([key, label, color]) => (
          <Badge key={key} size="lg" variant="light" tt="none" color={outcome[key] > 0 ? color : 'gray'}>
            {outcome[key].toLocaleString('en-IN')} {label}
          </Badge>
        ))}
      </Group>
      {outcome.errors.length > 0 && (
        <SmallTable
          title="Lines that were left out"
          head={['Line', 'What is wrong']}
          rows={outcome.errors.map(({ line, message }) => [line, `${message}.`])}
        />
      )}
    </Stack>
  )
}
