import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPaise } from '../../contract/kernel/money.ts'
import { getOwnEarnings } from '../../contract/wallet.ts'
import { walletTexts } from '../../texts/en/wallet.ts'
import { callQuery } from '../platform/call-query.ts'
import { RichText } from '../ui/rich-text.tsx'

const query = callQuery(getOwnEarnings)

/** Says what is earned but not on the wallet yet, and what the next earnings pay back; nothing where there is neither. */
export function EarningsNote() {
  const { data } = useQuery(query)
  if (!data || (data.pending === 0 && data.advanced === 0)) return null
  return (
    <Alert color="blue" mb="md" p="sm" role="region" aria-label={walletTexts.pendingEarnings()}>
      {data.pending > 0 && (
        <Text size="sm">
          <RichText text={walletTexts.pendingBelowYou({ amount: formatPaise(data.pending) })} />
        </Text>
      )}
      {data.advanced > 0 && (
        <Text size="sm">
          <RichText text={walletTexts.advanceTaken({ amount: formatPaise(data.advanced) })} />
        </Text>
      )}
    </Alert>
  )
}
