import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { entriesOf } from '../../contract/kernel/keys-of.ts'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import type { StatementSums as Sums } from '../../contract/statement.ts'
import { walletTexts } from '../../texts/en/wallet.ts'
import { Figures } from '../ui/figures.tsx'

export type SumsQuery = UseQueryOptions<Sums>

const names = {
  opening: walletTexts.opening,
  credits: walletTexts.credits,
  debits: walletTexts.debits,
  closing: walletTexts.closing,
}

/** Opening, credits, debits and closing of the days chosen. */
export function StatementSums({ query }: { query: SumsQuery }) {
  const { data } = useQuery(query)
  const shown = (name: keyof Sums) => data && formatAmount(rupeesFromPaise(data[name]))
  return (
    <Figures
      label={walletTexts.sumsOfTheseDays()}
      figures={entriesOf(names).map(([key, name]) => ({ name: name(), value: shown(key) }))}
    />
  )
}
