import { Alert, Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type GatewayOrder, type GatewayState, getGatewayOrder } from '../../contract/gateway.ts'
import { formatDateTime } from '../../contract/kernel/dates.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { merchantPaths } from '../../contract/paths.ts'
import type { Text as Words } from '../../texts/catalogue.ts'
import { gatewayTexts } from '../../texts/en/gateway.ts'
import { callQuery } from '../platform/call-query.ts'
import { useAsked } from '../platform/use-asked.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { goToPay } from './go-to-pay.ts'

/** Where an online payment stands. The address only names the order; what became of it the server says. */
export function GatewayStatusPage() {
  const { order } = useAsked()
  return (
    <>
      <PageTitle />
      {typeof order === 'string' && /^G\d{6,15}$/.test(order) ? (
        <Follow orderNo={order} />
      ) : (
        <Alert color="yellow" title={gatewayTexts.whichPayment()}>
          <Stack gap="sm" align="flex-start">
            <Text size="sm">{gatewayTexts.theAddressNamesNoPayment()}</Text>
            <AllPayments />
          </Stack>
        </Alert>
      )}
    </>
  )
}

const eager = { times: 10, everyMs: 3_000 }
const patientMs = 15_000

function Follow({ orderNo }: { orderNo: string }) {
  const order = useQuery({
    ...callQuery(getGatewayOrder, { params: { orderNo } }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.state !== 'created') return false
      return dataUpdateCount < eager.times ? eager.everyMs : patientMs
    },
  })
  return <QueryView query={order}>{(known) => <Told order={known} />}</QueryView>
}

const looks: Record<GatewayState, { color: string; icon: typeof IconCheck; title: Words }> = {
  created: { color: 'yellow', icon: IconClock, title: gatewayTexts.waitingForYourPayment },
  paid: { color: 'green', icon: IconCheck, title: gatewayTexts.paymentSuccessful },
  failed: { color: 'red', icon: IconX, title: gatewayTexts.paymentFailed },
  expired: { color: 'gray', icon: IconClock, title: gatewayTexts.thisPaymentHasRunOut },
}

function Told({ order }: { order: GatewayOrder }) {
  const { color, icon: Icon, title } = looks[order.state]
  return (
    <Stack align="center" gap="md" ta="center" py="xl" px="md" role="status">
      <ThemeIcon size={72} radius={36} color={color} variant="light">
        <Icon size={40} aria-hidden />
      </ThemeIcon>
      <Title order={2}>{title()}</Title>
      <Text fz={28} fw={700}>
        {formatPaise(order.amount)}
      </Text>
      <Text c="dimmed" maw={480}>
        {sentenceOf(order)}
      </Text>
      <Text size="sm" c="dimmed">
        {order.orderNo} · {formatDateTime(order.createdAt)}
        {order.testMode && ` · ${gatewayTexts.testMode()}`}
      </Text>
      <Group justify="center">
        <NextSteps order={order} />
        <AllPayments />
      </Group>
    </Stack>
  )
}

function sentenceOf({ state, reason }: GatewayOrder): string {
  switch (state) {
    case 'paid':
      return gatewayTexts.theAmountIsOnYourWallet()
    case 'failed':
      return reason ? gatewayTexts.failedBecause({ reason }) : gatewayTexts.noAmountWasAdded()
    case 'expired':
      return gatewayTexts.weNeverHeard()
    case 'created':
      return gatewayTexts.notHeardYet()
  }
}

function NextSteps({ order: { state, payPath } }: { order: GatewayOrder }) {
  if (state === 'paid') return null
  return (
    <>
      {payPath && (
        <Button onClick={() => goToPay(payPath)}>
          {state === 'failed' ? gatewayTexts.tryAgain() : gatewayTexts.goOnPaying()}
        </Button>
      )}
      {!payPath && (
        <Button component={Link} to={merchantPaths.gateway}>
          {gatewayTexts.tryAgain()}
        </Button>
      )}
    </>
  )
}

const AllPayments = () => (
  <Button component={Link} to={merchantPaths.gateway} variant="default">
    {gatewayTexts.allOnlinePayments()}
  </Button>
)
