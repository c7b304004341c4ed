import { Button, Group, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { adminOnly, may } from '../../contract/kernel/role.ts'
import { getMerchant, type MerchantDetail } from '../../contract/merchant.ts'
import { backendPaths } from '../../contract/paths.ts'
import { whoAmI } from '../../contract/session.ts'
import { callQuery } from '../platform/call-query.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { StatusBadge } from './badges.tsx'
import { MemberTree } from './member-tree.tsx'
import { MerchantActions } from './merchant-actions.tsx'
import { MerchantActivity } from './merchant-activity.tsx'
import { MerchantFacts } from './merchant-facts.tsx'
import { MerchantPeople } from './merchant-people.tsx'
import { MerchantWallet } from './merchant-wallet.tsx'

/** Everything the back office knows of one merchant, and all it can do with it. */
export function MerchantPage({ id }: { id: string }) {
  const merchant = useQuery(callQuery(getMerchant, { params: { id } }))
  return <QueryView query={merchant}>{(known) => <Known key={known.id} merchant={known} />}</QueryView>
}

function Known({ merchant }: { merchant: MerchantDetail }) {
  const { id, code, bussName, idName, status } = merchant
  return (
    <>
      <PageTitle title={bussName} about={`${code}, ${idName}`}>
        <Group>
          <StatusBadge status={status} />
          <Button component={Link} to={backendPaths.merchantList} variant="default">
            Back to the list
          </Button>
          <MerchantActions merchant={merchant} />
        </Group>
      </PageTitle>
      <Parts id={id} merchant={merchant} />
    </>
  )
}

function Parts({ id, merchant }: { id: string; merchant: MerchantDetail }) {
  const me = useQuery(callQuery(whoAmI))
  const isAdmin = me.data !== undefined && may(adminOnly, me.data)
  return (
    <Tabs defaultValue="facts" keepMounted={false}>
      <Tabs.List mb="md">
        <Tabs.Tab value="facts">Facts</Tabs.Tab>
        <Tabs.Tab value="people">People</Tabs.Tab>
        <Tabs.Tab value="members">Members</Tabs.Tab>
        <Tabs.Tab value="wallet">Wallet</Tabs.Tab>
        {isAdmin && <Tabs.Tab value="activity">Activity</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="facts">
        <MerchantFacts merchant={merchant} />
      </Tabs.Panel>
      <Tabs.Panel value="people">
        <MerchantPeople merchant={merchant} />
      </Tabs.Panel>
      <Tabs.Panel value="members">
        <MemberTree id={id} />
      </Tabs.Panel>
      <Tabs.Panel value="wallet">
        <MerchantWallet id={id} />
      </Tabs.Panel>
      {isAdmin && (
        <Tabs.Panel value="activity">
          <MerchantActivity id={id} />
        </Tabs.Panel>
      )}
    </Tabs>
  )
}
