import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatPaise } from '../../contract/kernel/money.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { getLowBalance } from '../../contract/statement.ts'
import { walletTexts } from '../../texts/en/wallet.ts'
import { callQuery } from '../platform/call-query.ts'
import { RichText } from '../ui/rich-text.tsx'

const query = callQuery(getLowBalance)

/** Tells before a customer stands at the counter that the wallet runs dry. */
export function LowBalanceBanner({ mayPay }: { mayPay: boolean }) {
  const { data } = useQuery(query)
  if (!data || data.balance >= data.limit) return null
  return (
    <Alert color="orange" mb="md" p="sm" role="region" aria-label={walletTexts.lowBalance()}>
      <Group justify="space-between" gap="sm">
        <Text size="sm" style={{ flex: '1 1 280px' }}>
          <RichText text={walletTexts.isLeft({ balance: formatPaise(data.balance), limit: formatPaise(data.limit) })} />
        </Text>
        {mayPay && (
          <Button component={Link} to={merchantPaths.paymentRequest} size="xs" variant="default">
            {walletTexts.addMoney()}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
