import { useQuery } from '@tanstack/react-query'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { getOwnUtiCounts, getUtiCounts } from '../../contract/uti-pan/coupon.ts'
import { callQuery } from '../platform/call-query.ts'
import { LinkCards } from '../ui/link-cards.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** The way into UTI PAN for merchants; its number follows what the head office does. */
export function MerchantUtiPage() {
  const { data } = useQuery(callQuery(getOwnUtiCounts))
  return (
    <>
      <PageTitle about="Coupons and your UTI ID." />
      <LinkCards
        cards={[
          { title: 'Buy Coupons', about: 'Paid from your wallet.', path: merchantPaths.utiCouponBuy },
          {
            title: 'Coupon List',
            about: 'Waiting to be fulfilled. The list holds every order.',
            path: merchantPaths.utiCouponList,
            count: data ? (data.pending ?? 0) : 'fetching',
          },
          { title: 'PSA Login', about: 'Your PSA ID and the way to UTI.', path: merchantPaths.utiPsaLogin },
        ]}
      />
    </>
  )
}

/** What waits in UTI PAN for the back office; the numbers follow what happens. */
export function OfficeUtiPage() {
  const { data } = useQuery(callQuery(getUtiCounts))
  return (
    <>
      <PageTitle about="PSA ID requests and coupon orders." />
      <LinkCards
        cards={[
          {
            title: 'Coupon List',
            about: 'Waiting to be fulfilled. The list holds every order.',
            path: backendPaths.utiCouponList,
            count: data ? (data.couponsPending ?? 0) : 'fetching',
          },
          {
            title: 'PSA Login',
            about: 'Waiting for review. The list holds every request.',
            path: backendPaths.utiPsaLogin,
            count: data ? (data.psaPending ?? 0) : 'fetching',
          },
        ]}
      />
    </>
  )
}
