import { Paper, SimpleGrid, Text } from '@mantine/core'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import type { StatementSums as Sums } from '../../contract/statement.ts'

export type SumsQuery = UseQueryOptions<Sums>

const figures = [
  ['opening', 'Opening'],
  ['credits', 'Credits'],
  ['debits', 'Debits'],
  ['closing', 'Closing'],
] as const

/** Opening, credits, debits and closing of the days chosen. */
export function StatementSums({ query }: { query: SumsQuery }) {
  const { data } = useQuery(query)
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm" component="section" aria-label="Sums of these days">
      {figures.map(([name, label]) => (
        <Paper key={name} p="sm" radius="md" bg="var(--card-background)">
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Text fw={600} style={{ fontVariantNumeric: 'tabular-nums' }}>
            {data ? formatAmount(rupeesFromPaise(data[name])) : '…'}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  )
}
