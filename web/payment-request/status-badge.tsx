import { Badge } from '@mantine/core'
import { type PaymentStatus, paymentStatusLabels } from '../../contract/payment-request.ts'

const colors: Record<PaymentStatus, string> = {
  pending: 'yellow',
  'second-person': 'orange',
  approved: 'green',
  rejected: 'red',
}

/** In a narrow column the words break, so that none is cut off. */
const wrapped = { h: 'auto', py: 2, lh: 1.4, radius: 'md', styles: { label: { whiteSpace: 'normal' as const } } }

/** Where a payment request stands. */
export function StatusBadge({ status, whole }: { status: PaymentStatus; whole?: boolean }) {
  return (
    <Badge color={colors[status]} variant="light" tt="none" {...(whole && wrapped)}>
      {paymentStatusLabels[status]}
    </Badge>
  )
}
