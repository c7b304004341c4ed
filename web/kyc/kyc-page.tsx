import { Alert, Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { canMove } from '../../contract/kernel/workflow.ts'
import { beginKyc, getKycStanding, getMyKyc, type KycStanding, type MyKyc } from '../../contract/kyc.ts'
import { type KycKind, kycWorkflow } from '../../contract/kyc-moves.ts'
import { merchantPaths } from '../../contract/paths.ts'
import type { Text } from '../../texts/catalogue.ts'
import { kycTexts } from '../../texts/en/kyc.ts'
import { call } from '../platform/call.ts'
import { callQuery } from '../platform/call-query.ts'
import { KycBadge } from '../ui/kyc-badge.tsx'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { isStarted } from './is-started.ts'
import { KycForm } from './kyc-form.tsx'
import { KycOverview } from './kyc-overview.tsx'
import { formPath } from './kyc-words.ts'

const about: Record<KycKind, Text> = {
  merchant: kycTexts.tellUsWhoYou,
  staff: kycTexts.tellUsWhoYouAre,
}

/** The own KYC: the form while it can be filled, what was sent afterwards. */
function KycPage({ kind }: { kind: KycKind }) {
  const kyc = useQuery(callQuery(getMyKyc))
  return (
    <QueryView query={kyc}>
      {(known) => (known.kind === kind ? <Kyc kyc={known} /> : <Navigate to={formPath[known.kind]} replace />)}
    </QueryView>
  )
}

export const MerchantKycPage = () => <KycPage kind="merchant" />
export const StaffKycPage = () => <KycPage kind="staff" />

function Kyc({ kyc }: { kyc: MyKyc }) {
  useBegin(kyc.begun)
  const open = canMove(kycWorkflow, kyc.state, 'fill')
  return (
    <>
      <PageTitle title="KYC" about={about[kyc.kind]()}>
        <KycBadge state={kyc.state} started={isStarted(kyc)} />
        <Button component={Link} to={merchantPaths.dashboard} variant="default">
          {open ? kycTexts.lookAroundFirst() : kycTexts.goToTheDashboard()}
        </Button>
      </PageTitle>
      {open && kyc.remark && (
        <Alert color={kyc.state === 'rejected' ? 'red' : 'orange'} mb="md" title={kycTexts.whatWeNeedFrom()}>
          {kyc.remark}
        </Alert>
      )}
      {open ? <KycForm kyc={kyc} /> : <KycOverview kyc={kyc} />}
    </>
  )
}

/** Remembers that the form was seen, so that nobody is led here a second time. */
function useBegin(begun: boolean): void {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => call(beginKyc),
    // At once: what was read before would lead whoever leaves the form straight back to it.
    onMutate: () =>
      queries.setQueryData<KycStanding>([getKycStanding.path], (known) => known && { ...known, begun: true }),
  })
  useEffect(() => {
    if (!begun) mutate()
  }, [begun, mutate])
}
