import { Badge } from '@mantine/core'
import { type CouponStatus, couponStatusLabels } from '../../contract/uti-pan/coupon.ts'
import { type PsaStatus, psaStatusLabels } from '../../contract/uti-pan/psa.ts'

const psaColors: Record<PsaStatus, string> = { pending: 'yellow', approved: 'green', rejected: 'red' }
const couponColors: Record<CouponStatus, string> = { pending: 'yellow', fulfilled: 'green', refused: 'red' }

export const PsaBadge = ({ status }: { status: PsaStatus }) => (
  <Badge color={psaColors[status]} variant="light" tt="none">
    {psaStatusLabels[status]}
  </Badge>
)

export const CouponBadge = ({ status }: { status: CouponStatus }) => (
  <Badge color={couponColors[status]} variant="light" tt="none">
    {couponStatusLabels[status]}
  </Badge>
)
