import { Badge } from '@mantine/core'
import { type KycState, kycStateLabels } from '../../contract/kyc-moves.ts'
import { kycStateTexts } from '../../texts/en/kyc-state.ts'

export const kycColors: Record<KycState, string> = {
  'not-started': 'gray',
  submitted: 'yellow',
  approved: 'green',
  rejected: 'red',
  're-kyc': 'orange',
}

interface Props {
  state: KycState
  /** Something is saved already, though nothing was handed in yet. */
  started?: boolean
}

/** How far someone's KYC is, in the same colour wherever it stands. */
export function KycBadge({ state, started }: Props) {
  return (
    <Badge color={kycColors[state]} variant="light" tt="none">
      {started && state === 'not-started' ? kycStateTexts.started() : kycStateLabels[state]()}
    </Badge>
  )
}
