import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPaise } from '../../contract/kernel/money.ts'
import { getOwnEarnings } from '../../contract/wallet.ts'
import { callQuery } from '../platform/call-query.ts'

const query = callQuery(getOwnEarnings)

/** Says what is earned but not on the wallet yet, and what the next earnings pay back; nothing where there is neither. */
export function EarningsNote() {
  const { data } = useQuery(query)
  if (!data || (data.pending === 0 && data.advanced === 0)) return null
  return (
    <Alert color="blue" mb="md" p="sm" role="region" aria-label="Pending earnings">
      {data.pending > 0 && (
        <Text size="sm">
          <strong>Pending earnings</strong>: {formatPaise(data.pending)} from sales below you. It comes onto your wallet
          when those sales can no longer be cancelled.
        </Text>
      )}
      {data.advanced > 0 && (
        <Text size="sm">
          <strong>Advance</strong>: {formatPaise(data.advanced)}. Commission that you had spent was taken back by a
          refund; your next earnings pay it back.
        </Text>
      )}
    </Alert>
  )
}
