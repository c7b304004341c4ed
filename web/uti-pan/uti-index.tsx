import { useQuery } from '@tanstack/react-query'
import { getOwnUtiCounts, getUtiCounts } from '../../contract/uti-pan/coupon.ts'
import { backendPaths, merchantPaths } from '../paths.ts'
import { callQuery } from '../platform/call-query.ts'
import { LinkCards } from '../ui/link-cards.tsx'
import { PageTitle } from '../ui/page-title.tsx'

const many = (n: number | undefined, one: string, more = `${one}s`) => `${n ?? 0} ${n === 1 ? one : more}`

/** The way into UTI PAN for merchants. */
export function MerchantUtiPage() {
  const { data } = useQuery(callQuery(getOwnUtiCounts))
  return (
    <>
      <PageTitle title="UTI PAN" about="Coupons and your id at UTI." />
      <LinkCards
        cards={[
          { title: 'Buy Coupons', about: 'The wallet pays.', path: merchantPaths.utiCouponBuy },
          {
            title: 'Coupon List',
            about: `${many(data?.pending, 'order')} waiting.`,
            path: merchantPaths.utiCouponList,
          },
          { title: 'PSA Login', about: 'Your id and the way to UTI.', path: merchantPaths.utiPsaLogin },
        ]}
      />
    </>
  )
}

/** What waits in UTI PAN for the back office. */
export function OfficeUtiPage() {
  const { data } = useQuery(callQuery(getUtiCounts))
  return (
    <>
      <PageTitle title="UTI PAN" about="Requests for PSA ids and orders of coupons." />
      <LinkCards
        cards={[
          {
            title: 'Coupon List',
            about: `${many(data?.couponsPending, 'order')} waiting.`,
            path: backendPaths.utiCouponList,
          },
          {
            title: 'PSA Login',
            about: `${many(data?.psaPending, 'request')} waiting.`,
            path: backendPaths.utiPsaLogin,
          },
        ]}
      />
    </>
  )
}
