import { Badge } from '@mantine/core'
import { type PaymentStatus, paymentStatusLabels } from '../../contract/payment-request.ts'

const colors: Record<PaymentStatus, string> = {
  pending: 'yellow',
  'second-person': 'orange',
  approved: 'green',
  rejected: 'red',
}

/** Where a payment request stands. */
export function StatusBadge({ status }: { status: PaymentStatus }) {
  return (
    <Badge color={colors[status]} variant="light" tt="none">
      {paymentStatusLabels[status]}
    </Badge>
  )
}
