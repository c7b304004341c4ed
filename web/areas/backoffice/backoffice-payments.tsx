import { Tabs } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, Suspense } from 'react'
import { useAsked } from '../../platform/use-asked.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'
import { LoadingOverlay } from '../../ui/page-states/loading-overlay.tsx'
import { PageTitle } from '../../ui/page-title.tsx'

interface Tab {
  /** As it stands in the address. */
  name: string
  label: string
  about: string
  Content: ComponentType
}

const tabs: readonly [Tab, ...Tab[]] = [
  {
    name: 'requests',
    label: 'Requests',
    about: "Compare each with the bank's statement, then approve or reject it.",
    Content: lazyPage(() => import('../../payment-request/payment-requests.tsx'), 'PaymentRequests'),
  },
  {
    name: 'bank-statement',
    label: 'Bank statement',
    about: "Read a bank's statement and approve the payments that stand on it.",
    Content: lazyPage(() => import('../../payment-request/bank-statement.tsx'), 'BankStatement'),
  },
  {
    name: 'online',
    label: 'Online',
    about: 'Money that merchants have added online.',
    Content: lazyPage(() => import('../../gateway/gateway-orders.tsx'), 'GatewayOrders'),
  },
  {
    name: 'corrections',
    label: 'Corrections',
    about: 'Put money on a wallet or take it off by hand. Whoever asks cannot approve it.',
    Content: lazyPage(() => import('../../correction/corrections.tsx'), 'Corrections'),
  },
]

/** Everything by which money reaches wallets; which part is open stands in the address. */
export function BackofficePayments() {
  const { tab } = useAsked()
  const navigate = useNavigate()
  const { name, about, Content } = tabs.find((one) => one.name === tab) ?? tabs[0]
  // What a table has put into the address is of one tab only, and goes with it.
  const open = (next: string | null) =>
    void navigate({ to: '.', search: next === tabs[0].name || !next ? {} : { tab: next } })
  return (
    <>
      <PageTitle about={about} />
      <Tabs value={name} onChange={open} keepMounted={false}>
        <Tabs.List mb="md">
          {tabs.map((one) => (
            <Tabs.Tab key={one.name} value={one.name}>
              {one.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={name}>
          <Suspense fallback={<LoadingOverlay />}>
            <Content />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
