import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { getMerchantDashboard } from '../../../contract/dashboard.ts'
import { may } from '../../../contract/kernel/role.ts'
import { merchantPaths } from '../../../contract/paths.ts'
import { requestPayment } from '../../../contract/payment-request.ts'
import { KycBanner, LeadToForm } from '../../kyc/kyc-banner.tsx'
import { useKycNews } from '../../kyc/use-kyc-news.ts'
import { callQuery } from '../../platform/call-query.ts'
import { pushStanding } from '../../platform/push-standing.ts'
import { useOpenedPush } from '../../platform/use-opened-push.ts'
import { useStanding } from '../../platform/use-standing.ts'
import { LowBalanceBanner } from '../../wallet/low-balance-banner.tsx'
import { FirstSteps } from './first-steps.tsx'

const PushOffer = lazy(async () => ({ default: (await import('../../push/push-offer.tsx')).PushOffer }))

/** What a merchant should know on every page; on the dashboard of a shop that has sold nothing, what comes next. */
export function MerchantBanners() {
  const { pathname } = useLocation()
  useOpenedPush()
  return pathname.replace(/\/$/, '') === merchantPaths.dashboard ? <DashboardBanners /> : <Banners />
}

function Banners() {
  const { data } = useStanding()
  return (
    <>
      <KycBanner />
      <LowBalanceBanner mayPay={data !== undefined && may(requestPayment.allow, data)} />
    </>
  )
}

/** Who has sold something waits for what becomes of it, so this is when to offer that the phone tells. */
function SellersBanners() {
  return (
    <>
      <Banners />
      {pushStanding() === 'unasked' && (
        <Suspense fallback={null}>
          <PushOffer />
        </Suspense>
      )}
    </>
  )
}

/** The page below asks for the same figures, so nothing is fetched for this alone. */
function DashboardBanners() {
  const { data, isPending } = useQuery(callQuery(getMerchantDashboard))
  const { data: standing } = useStanding()
  const told = useKycNews()
  if (told.kind === 'form') return <LeadToForm to={told.to} />
  if (isPending) return null
  if (!data) return <Banners />
  if (data.hasSold) return <SellersBanners />
  if (told.kind === 'unknown' || !standing) return null
  return (
    <Box mb="md">
      <FirstSteps kyc={told.kind === 'news' ? told.news : undefined} balance={data.balance} standing={standing} />
    </Box>
  )
}
