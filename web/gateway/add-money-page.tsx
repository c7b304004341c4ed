import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getGatewayOptions, listOwnGatewayOrders } from '../../contract/gateway.ts'
import { formatRupees } from '../../contract/kernel/money.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { merchantClosing } from '../../contract/wallet.ts'
import { gatewayTexts } from '../../texts/en/gateway.ts'
import { callQuery } from '../platform/call-query.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RowMoves } from '../ui/row-moves/row-moves.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import { AmountForm } from './amount-form.tsx'
import { GatewayBadge } from './gateway-badge.tsx'

/** Money for the wallet, paid at a provider; what was paid before stands below. */
export function AddMoneyPage() {
  const options = useQuery(callQuery(getGatewayOptions))
  return (
    <>
      <PageTitle about={gatewayTexts.aboutAddingMoney()}>
        <Button component={Link} to={merchantPaths.paymentRequest} variant="default">
          {gatewayTexts.paidIntoOurBank()}
        </Button>
      </PageTitle>
      <Stack gap="lg">
        <QueryView query={options}>
          {(known) =>
            known.open ? (
              <SectionCard title={gatewayTexts.amount()}>
                <Stack gap="md" maw={520}>
                  {known.testMode && <TestMode />}
                  <Balance />
                  <AmountForm min={known.min} max={known.max} />
                </Stack>
              </SectionCard>
            ) : (
              <NotOpen />
            )
          }
        </QueryView>
        <DataTable
          endpoint={listOwnGatewayOrders}
          emptyText={gatewayTexts.youHaveNotAddedMoney()}
          cells={{ state: ({ state }) => <GatewayBadge state={state} /> }}
          actions={({ orderNo }) => (
            <RowMoves
              moves={[
                {
                  label: gatewayTexts.view(),
                  name: gatewayTexts.viewOf({ orderNo }),
                  to: merchantPaths.gatewayStatus,
                  search: { order: orderNo },
                  opens: true,
                },
              ]}
            />
          )}
        />
      </Stack>
    </>
  )
}

export const TestMode = () => (
  <Alert color="yellow" title={gatewayTexts.testMode()}>
    {gatewayTexts.noRealMoney()}
  </Alert>
)

const NotOpen = () => (
  <Alert color="yellow" title={gatewayTexts.notAvailable()}>
    <Group justify="space-between">
      <Text size="sm">{gatewayTexts.cannotBeAddedNow()}</Text>
      <Button component={Link} to={merchantPaths.paymentRequest} size="compact-md" variant="white">
        {gatewayTexts.addPayment()}
      </Button>
    </Group>
  </Alert>
)

function Balance() {
  const { data } = useQuery(callQuery(merchantClosing))
  return <Text>{gatewayTexts.balanceNow({ balance: data === undefined ? '…' : formatRupees(data) })}</Text>
}
