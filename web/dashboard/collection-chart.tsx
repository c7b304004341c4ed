import { Text } from '@mantine/core'
import { formatAmount, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { StackedBars } from '../ui/charts/stacked-bars.tsx'
import { SectionCard } from '../ui/section-card.tsx'

const compact = new Intl.NumberFormat('en-IN', {
  notation: 'compact',
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
})

interface Props {
  days: readonly string[]
  /** In paise, for each day. */
  collection: readonly number[]
}

/** What was credited to wallets on each of the last thirty days. */
export function CollectionChart({ days, collection }: Props) {
  return (
    <SectionCard title="Collection" about="Credited to wallets, last 30 days.">
      {collection.every((paise) => paise === 0) ? (
        <Text c="dimmed">Nothing came in during these days.</Text>
      ) : (
        <StackedBars
          label="Collection by day"
          days={days}
          series={[{ name: 'Credited', tone: 'blue', values: collection.map(rupeesFromPaise) }]}
          text={formatAmount}
          short={(rupees) => compact.format(rupees)}
        />
      )}
    </SectionCard>
  )
}
