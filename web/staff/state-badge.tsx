import { Badge } from '@mantine/core'
import { type KycState, kycStateLabels } from '../../contract/kyc-moves.ts'
import { type UserState, userStateLabels } from '../../contract/user.ts'

const stateColors: Record<UserState, string> = { active: 'green', invited: 'yellow', locked: 'red' }
const kycColors: Record<KycState, string> = {
  'not-started': 'gray',
  submitted: 'blue',
  approved: 'green',
  rejected: 'red',
  're-kyc': 'yellow',
}

export function StateBadge({ state }: { state: UserState }) {
  return (
    <Badge color={stateColors[state]} variant="light" tt="none">
      {userStateLabels[state]}
    </Badge>
  )
}

export function KycBadge({ state }: { state: KycState }) {
  return (
    <Badge color={kycColors[state]} variant="light" tt="none">
      {kycStateLabels[state]}
    </Badge>
  )
}
