import { Anchor, List, Text } from '@mantine/core'
import { formatDate } from '../../contract/kernel/dates.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { backendPaths } from '../../contract/paths.ts'
import { type AlikePayment, alikeReasons, paymentStatusLabels } from '../../contract/payment-request.ts'

/** Requests that may be of the same payment, each with a way to it in another tab, so that this one stays open. */
export function AlikePayments({ alike }: { alike: readonly AlikePayment[] }) {
  return (
    <List size="sm" aria-label="Others like it" spacing={4}>
      {alike.map(({ id, refNo, code, status, reference, amount, paidOn, why }) => (
        <List.Item key={id}>
          <Anchor href={`${backendPaths.payments}?open=${id}`} target="_blank" size="sm">
            {refNo}
          </Anchor>{' '}
          of {code}, {paymentStatusLabels[status].toLowerCase()}: {reference}, {formatPaise(amount)} on{' '}
          {formatDate(paidOn)}
          <Text size="xs" c="orange.9">
            {alikeReasons[why]}
          </Text>
        </List.Item>
      ))}
    </List>
  )
}
