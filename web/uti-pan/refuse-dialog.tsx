import { Text } from '@mantine/core'
import { formatPaise } from '../../contract/kernel/money.ts'
import { type CouponRow, refuseCoupons } from '../../contract/uti-pan/coupon.ts'
import { call } from '../platform/call.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props {
  order: CouponRow
  onClose: () => void
  onDone: () => void
}

/** Refuses an order; the whole amount goes back. */
export function RefuseDialog({ order, ...props }: Props) {
  return (
    <ReasonDialog
      title={`Refuse ${order.no}`}
      button="Refuse"
      done={`Order ${order.no} is refused, and the money is back.`}
      send={(body) => call(refuseCoupons, { params: { id: order.id }, body })}
      {...props}
    >
      <Text size="sm">{formatPaise(order.amount)} goes back to the wallet, commissions included.</Text>
    </ReasonDialog>
  )
}
