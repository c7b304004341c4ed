import { Badge } from '@mantine/core'
import { type PanState, panStateFacts } from '../../../contract/nsdl-pan/states.ts'

export function StateBadge({ state }: { state: PanState }) {
  const { label, color } = panStateFacts[state]
  return (
    <Badge color={color} variant="light" tt="none" miw="max-content">
      {label()}
    </Badge>
  )
}
