import { Box, Paper } from '@mantine/core'
import { formatPaise } from '../../contract/kernel/money.ts'
import type { SaleQuote } from '../../contract/sale.ts'
import { formTexts } from '../../texts/en/form.ts'
import { Facts } from './facts.tsx'
import { LowBalance } from './low-balance.tsx'

interface Props {
  quote: SaleQuote
  /** What becomes of the work while money is added, as a sentence. */
  waits: string
  /** What else belongs to this price, such as the form it is for. */
  more?: readonly (readonly [name: string, value: string])[]
}

/** What sending it in costs and brings, and whether the wallet bears it. */
export function PriceCard({ quote, waits, more = [] }: Props) {
  return (
    <Paper p="md" radius="md" component="section" aria-label={formTexts.price()}>
      <Facts
        facts={[
          [formTexts.price(), formatPaise(quote.price)],
          [formTexts.yourCommission(), formatPaise(quote.commission)],
          [formTexts.tdsOnIt(), quote.tds > 0 ? formatPaise(quote.tds) : ''],
          [formTexts.leavesTheWallet(), formatPaise(quote.net)],
          [formTexts.balanceNow(), formatPaise(quote.balance)],
          ...more,
        ]}
      />
      {quote.missing > 0 && (
        <Box mt="md">
          <LowBalance text={`${formTexts.moreIsNeeded({ missing: formatPaise(quote.missing) })} ${waits}`} />
        </Box>
      )}
    </Paper>
  )
}
