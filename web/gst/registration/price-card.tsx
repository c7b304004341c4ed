import { Alert, Button, Group, Paper, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { GstQuote } from '../../../contract/gst/registration.ts'
import { formatRupees, rupeesFromPaise } from '../../../contract/kernel/money.ts'
import { merchantPaths } from '../../paths.ts'
import { Facts } from '../../ui/facts.tsx'

const rupees = (paise: number) => formatRupees(rupeesFromPaise(paise))

/** What sending it in costs and brings, and whether the wallet bears it. */
export function PriceCard({ quote }: { quote: GstQuote }) {
  return (
    <Paper p="md" radius="md" component="section" aria-label="Price">
      <Facts
        facts={[
          ['Price', rupees(quote.price)],
          ['Your commission', rupees(quote.commission)],
          ['TDS on it', quote.tds > 0 ? rupees(quote.tds) : ''],
          ['Leaves the wallet', rupees(quote.net)],
          ['Balance now', rupees(quote.balance)],
        ]}
      />
      {quote.missing > 0 && (
        <Alert color="orange" mt="md" title="The balance is too low">
          <Group justify="space-between">
            <Text size="sm">{rupees(quote.missing)} more is needed. The draft waits for you.</Text>
            <Button component={Link} to={merchantPaths.gateway} size="compact-md">
              Add money
            </Button>
          </Group>
        </Alert>
      )}
    </Paper>
  )
}
