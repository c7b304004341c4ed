import { useQuery } from '@tanstack/react-query'
import { backendPaths, merchantPaths } from '../../contract/paths.ts'
import { getOwnUtiCounts, getUtiCounts } from '../../contract/uti-pan/coupon.ts'
import { utiPanTexts } from '../../texts/en/uti-pan.ts'
import { callQuery } from '../platform/call-query.ts'
import { LinkCards } from '../ui/link-cards.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** What only the back office reads. */
const officeWords = {
  // text: as above.
  page: 'PSA ID requests and coupon orders.',
  // text: as above.
  psa: 'Waiting for review. The list holds every request.',
}

/** The way into UTI PAN for merchants; its number follows what the head office does. */
export function MerchantUtiPage() {
  const { data } = useQuery(callQuery(getOwnUtiCounts))
  return (
    <>
      <PageTitle about={utiPanTexts.couponsAndYourUtiId()} />
      <LinkCards
        cards={[
          {
            title: utiPanTexts.buyCoupons(),
            about: utiPanTexts.paidFromYourWallet(),
            path: merchantPaths.utiCouponBuy,
          },
          {
            title: utiPanTexts.couponList(),
            about: utiPanTexts.waitingToBeFulfilled(),
            path: merchantPaths.utiCouponList,
            count: data ? (data.pending ?? 0) : 'fetching',
          },
          { title: utiPanTexts.psaLogin(), about: utiPanTexts.yourPsaIdAndUti(), path: merchantPaths.utiPsaLogin },
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
      <PageTitle about={officeWords.page} />
      <LinkCards
        cards={[
          {
            title: utiPanTexts.couponList(),
            about: utiPanTexts.waitingToBeFulfilled(),
            path: backendPaths.utiCouponList,
            count: data ? (data.couponsPending ?? 0) : 'fetching',
          },
          {
            title: utiPanTexts.psaLogin(),
            about: officeWords.psa,
            path: backendPaths.utiPsaLogin,
            count: data ? (data.psaPending ?? 0) : 'fetching',
          },
        ]}
      />
    </>
  )
}
