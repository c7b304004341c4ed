import { SimpleGrid, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Dashboard, getDashboard, getOfficeCharts, type OfficeCharts } from '../../contract/dashboard.ts'
import { formatAmount } from '../../contract/kernel/money.ts'
import { backOffice, type Standing } from '../../contract/kernel/role.ts'
import { serviceKeys } from '../../contract/of-services.ts'
import { backendPaths } from '../../contract/paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SectionCard } from '../ui/section-card.tsx'
import type { WebServices } from '../ui/web-service.ts'
import { CollectionChart } from './collection-chart.tsx'
import { FigureCards } from './figure-cards.tsx'
import { OfficeWaitingList } from './office-waiting-list.tsx'
import { QuickButtons } from './quick-buttons.tsx'
import { VolumeChart } from './volume-chart.tsx'

const grouped = new Intl.NumberFormat('en-IN')
const buttons = [
  { label: 'Verify Registration', to: backendPaths.registrationList, access: backOffice('registration') },
  { label: 'Payment Approve', to: backendPaths.payments, access: backOffice('payment') },
]

interface Props {
  /** Whom the page greets. */
  name: string
  standing: Standing | undefined
  /** Where their work is done, and in which colours it is drawn. */
  services: WebServices
  /** News and carousel. */
  children?: ReactNode
}

/** The first page of the back office; its figures follow what happens. */
export function OfficeDashboardPage({ name, standing, services, children }: Props) {
  const cards = useQuery(callQuery(getDashboard))
  const charts = useQuery(callQuery(getOfficeCharts))
  return (
    <>
      <PageTitle title={`Welcome, ${name}`}>
        <QuickButtons
          standing={standing}
          buttons={[...buttons, ...serviceKeys.flatMap((key) => services[key].office.buttons)]}
        />
      </PageTitle>
      <Stack gap="md">
        <QueryView query={cards}>{(data) => <Cards {...data} />}</QueryView>
        <QueryView query={charts}>{(data) => <Charts {...data} services={services} />}</QueryView>
        {cards.data && charts.data && isBare(cards.data, charts.data) && <NothingYet />}
        <div>{children}</div>
      </Stack>
    </>
  )
}

function Cards({ deposite, totPanVolume, idDetail }: Dashboard) {
  const cards = [
    ...(deposite === null ? [] : [{ title: 'Total Balance', value: formatAmount(deposite) }]),
    ...(totPanVolume === null ? [] : [{ title: 'Total Pancard', value: grouped.format(totPanVolume) }]),
    ...idDetail.map(({ id, nos }) => ({ title: id, value: grouped.format(nos) })),
  ]
  return cards.length === 0 ? null : <FigureCards label="Figures" cards={cards} />
}

function Charts({ days, volume, collection, work, services }: OfficeCharts & Pick<Props, 'services'>) {
  return (
    <>
      {work.length > 0 && <OfficeWaitingList work={work} today={days.at(-1) ?? ''} services={services} />}
      <SimpleGrid cols={{ base: 1, lg: volume.length > 0 && collection ? 2 : 1 }} spacing="md">
        {volume.length > 0 && <VolumeChart days={days} volume={volume} services={services} />}
        {collection && <CollectionChart days={days} collection={collection} />}
      </SimpleGrid>
    </>
  )
}

const isBare = (cards: Dashboard, { work, collection, volume }: OfficeCharts): boolean =>
  cards.deposite === null &&
  cards.totPanVolume === null &&
  cards.idDetail.length === 0 &&
  work.length === 0 &&
  collection === null &&
  volume.length === 0

/** For staff to whom no module with figures was given. */
function NothingYet() {
  return (
    <SectionCard title="No figures for you yet">
      <Text>An admin decides which modules you work on. Once one with figures is yours, they appear here.</Text>
    </SectionCard>
  )
}
