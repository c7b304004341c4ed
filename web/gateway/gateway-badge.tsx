import { Badge } from '@mantine/core'
import { type GatewayState, gatewayStateLabels } from '../../contract/gateway.ts'

const colors: Record<GatewayState, string> = { created: 'yellow', paid: 'green', failed: 'red', expired: 'gray' }

/** Where an online payment stands. */
export function GatewayBadge({ state }: { state: GatewayState }) {
  return (
    <Badge color={colors[state]} variant="light" tt="none">
      {gatewayStateLabels[state]}
    </Badge>
  )
}
