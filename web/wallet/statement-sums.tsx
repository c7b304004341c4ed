import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { entriesOf } from '../../contract/kernel/keys-of.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import type { StatementSums as Sums } from '../../contract/statement.ts'
import { Figures } from '../ui/figures.tsx'

export type SumsQuery = UseQueryOptions<Sums>

const names = { opening: 'Opening', credits: 'Credits', debits: 'Debits', closing: 'Closing' } as const

/** Opening, credits, debits and closing of the days chosen. */
export function StatementSums({ query }: { query: SumsQuery }) {
  const { data } = useQuery(query)
  const shown = (name: keyof Sums) => data && formatAmount(rupeesFromPaise(data[name]))
  return (
    <Figures
      label="Sums of these days"
      figures={entriesOf(names).map(([key, name]) => ({ name, value: shown(key) }))}
    />
  )
}
