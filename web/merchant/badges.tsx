import { Badge } from '@mantine/core'
import { type MerchantStatus, merchantStatusLabels } from '../../contract/merchant.ts'

export function StatusBadge({ status }: { status: MerchantStatus }) {
  return (
    <Badge color={status === 'active' ? 'green' : 'red'} variant="light" tt="none">
      {merchantStatusLabels[status]}
    </Badge>
  )
}
