import { SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getMerchantDashboard, type MerchantDashboard } from '../../contract/dashboard.ts'
import { formatPaise } from '../../contract/kernel/money.ts'
import { merchantArea, type Standing } from '../../contract/kernel/role.ts'
import { serviceKeys } from '../../contract/of-services.ts'
import { merchantPaths } from '../../contract/paths.ts'
import { merchantTexts } from '../../texts/en/merchant.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { useIsPhone } from '../ui/shell/use-is-phone.ts'
import type { WebServices } from '../ui/web-service.ts'
import { FigureCards } from './figure-cards.tsx'
import { MerchantWaitingList } from './merchant-waiting-list.tsx'
import { QuickButtons } from './quick-buttons.tsx'
import { VolumeChart } from './volume-chart.tsx'

const grouped = new Intl.NumberFormat('en-IN')
const addPayment = {
  label: merchantTexts.addPayment,
  to: merchantPaths.paymentRequest,
  access: merchantArea('payment'),
}

interface Props {
  /** Whom the page greets. */
  name: string
  standing: Standing | undefined
  /** Where their work is done, and in which colours it is drawn. */
  services: WebServices
  /** News and carousel. */
  children?: ReactNode
}

/** The first page of a merchant; it follows what the head office does, and the wallet. */
export function MerchantDashboardPage({ name, standing, services, children }: Props) {
  const dashboard = useQuery(callQuery(getMerchantDashboard))
  // Money comes after what is sold most.
  const [first, second, ...others] = serviceKeys.flatMap((key) => services[key].own.buttons)
  const buttons = [first, second, addPayment, ...others].filter((one) => one !== undefined)
  const ways = <QuickButtons standing={standing} buttons={buttons} />
  const isPhone = useIsPhone()
  return (
    <>
      <PageTitle title={merchantTexts.welcome({ name })}>{!isPhone && ways}</PageTitle>
      <Stack gap="md">
        <QueryView query={dashboard}>
          {(data) =>
            isPhone ? (
              <PhoneFigures {...data} services={services} ways={ways} />
            ) : (
              <Figures {...data} services={services} />
            )
          }
        </QueryView>
        <div>{children}</div>
      </Stack>
    </>
  )
}

type Shown = MerchantDashboard & Pick<Props, 'services'>

function Figures({ days, volume, work, services, ...numbers }: Shown) {
  return (
    <>
      <FigureCards label={merchantTexts.figures()} cards={cardsOf({ volume, ...numbers })} />
      <SimpleGrid cols={{ base: 1, lg: volume && work.length > 0 ? 2 : 1 }} spacing="md">
        {work.length > 0 && <MerchantWaitingList work={work} services={services} />}
        {volume && <VolumeChart days={days} volume={volume} services={services} />}
      </SimpleGrid>
    </>
  )
}

/** What waits comes first there, since nothing else fits on the screen with it; nothing waiting takes no room. */
function PhoneFigures({ days, volume, work, services, ways, ...numbers }: Shown & { ways: ReactNode }) {
  return (
    <>
      {work.some(({ waiting }) => waiting > 0) && <MerchantWaitingList work={work} services={services} />}
      {ways}
      <FigureCards label={merchantTexts.figures()} cards={cardsOf({ volume, ...numbers })} />
      {volume && <VolumeChart days={days} volume={volume} services={services} />}
    </>
  )
}

function cardsOf({ balance, lowAt, volume, today, month }: Omit<MerchantDashboard, 'days' | 'work'>) {
  const low =
    balance < lowAt ? merchantTexts.belowYourLimitOf({ lowAt: formatPaise(lowAt) }) : merchantTexts.readyToSpend()
  const sent = [
    { title: merchantTexts.sentInToday(), value: grouped.format(today), hint: merchantTexts.applicationsAndCoupons() },
    {
      title: merchantTexts.sentInThisMonth(),
      value: grouped.format(month),
      hint: merchantTexts.applicationsAndCoupons(),
    },
  ]
  return [{ title: merchantTexts.availableBalance(), value: formatPaise(balance), hint: low }, ...(volume ? sent : [])]
}
