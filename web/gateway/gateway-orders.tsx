import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { askProvider, type GatewayRow, gatewayStateLabels, listGatewayOrders } from '../../contract/gateway.ts'
import { call } from '../platform/call.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { GatewayBadge } from './gateway-badge.tsx'

/** Every online payment, for the back office; what nobody told of can be asked for. */
export function GatewayOrders() {
  return (
    <DataTable
      endpoint={listGatewayOrders}
      emptyText="Nobody has added money online yet."
      cells={{
        state: ({ state }) => <GatewayBadge state={state} />,
        problem: ({ problem }) => (
          <Text size="sm" c="red" inherit>
            {problem}
          </Text>
        ),
      }}
      actions={(row) => <AskAgain row={row} />}
    />
  )
}

function AskAgain({ row: { id, orderNo } }: { row: GatewayRow }) {
  const ask = useMutation({
    mutationFn: () => call(askProvider, { params: { id } }),
    onSuccess: ({ state }) => toastSuccess(`${orderNo}: ${gatewayStateLabels[state]}`),
    onError: (error) => toastError(error),
  })
  return (
    <Button
      size="compact-sm"
      variant="light"
      loading={ask.isPending}
      title="Ask provider again"
      aria-label={`Ask provider again: ${orderNo}`}
      onClick={() => ask.mutate()}
    >
      Ask provider
    </Button>
  )
}
