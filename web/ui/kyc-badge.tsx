import { Badge } from '@mantine/core'
import { type KycState, kycStateLabels } from '../../contract/kyc-moves.ts'

export const kycColors: Record<KycState, string> = {
  'not-started': 'gray',
  submitted: 'yellow',
  approved: 'green',
  rejected: 'red',
  're-kyc': 'orange',
}

/** How far someone's KYC is, in the same colour wherever it stands. */
export function KycBadge({ state }: { state: KycState }) {
  return (
    <Badge color={kycColors[state]} variant="light" tt="none">
      {kycStateLabels[state]}
    </Badge>
  )
}
