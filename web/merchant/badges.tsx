import { Badge } from '@mantine/core'
import { type KycState, kycStateLabels } from '../../contract/kyc-moves.ts'
import { type MerchantStatus, merchantStatusLabels } from '../../contract/merchant.ts'

const kycColors: Record<KycState, string> = {
  'not-started': 'gray',
  submitted: 'blue',
  approved: 'green',
  rejected: 'red',
  're-kyc': 'yellow',
}

export function KycBadge({ state }: { state: KycState }) {
  return (
    <Badge color={kycColors[state]} variant="light" tt="none">
      {kycStateLabels[state]}
    </Badge>
  )
}

export function StatusBadge({ status }: { status: MerchantStatus }) {
  return (
    <Badge color={status === 'active' ? 'green' : 'red'} variant="light" tt="none">
      {merchantStatusLabels[status]}
    </Badge>
  )
}
