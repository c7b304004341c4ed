import { may } from '../../../contract/kernel/role.ts'
import { requestPayment } from '../../../contract/payment-request.ts'
import { KycBanner } from '../../kyc/kyc-banner.tsx'
import { useStanding } from '../../platform/use-standing.ts'
import { LowBalanceBanner } from '../../wallet/low-balance-banner.tsx'

/** What a merchant should know on every page. */
export function MerchantBanners() {
  const { data } = useStanding()
  return (
    <>
      <KycBanner />
      <LowBalanceBanner mayPay={data !== undefined && may(requestPayment.allow, data)} />
    </>
  )
}
