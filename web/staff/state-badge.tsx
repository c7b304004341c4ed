import { Badge } from '@mantine/core'
import { type UserState, userStateLabels } from '../../contract/user.ts'

const stateColors: Record<UserState, string> = { active: 'green', invited: 'yellow', locked: 'red' }

export function StateBadge({ state }: { state: UserState }) {
  return (
    <Badge color={stateColors[state]} variant="light" tt="none">
      {userStateLabels[state]()}
    </Badge>
  )
}
