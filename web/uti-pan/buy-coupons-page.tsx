import { Alert, Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { merchantPaths } from '../../contract/paths.ts'
import { utiPanTexts } from '../../texts/en/uti-pan.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { CouponForm } from './coupon-form.tsx'
import { useOwnPsa } from './use-own-psa.ts'

/** Buys coupons for applications at UTI; before the PSA id is there it says so. */
export function BuyCouponsPage() {
  const standing = useOwnPsa()
  return (
    <>
      <PageTitle about={utiPanTexts.aboutBuyingCoupons()} />
      <QueryView query={standing}>
        {({ status, psaId }) =>
          status === 'approved' ? (
            <CouponForm psaId={psaId ?? ''} />
          ) : (
            <Alert color="yellow" title={utiPanTexts.youNeedAPsaId()}>
              {utiPanTexts.onceApproved()}{' '}
              <Anchor component={Link} to={merchantPaths.utiPsaLogin}>
                {status === 'pending' ? utiPanTexts.seeYourRequest() : utiPanTexts.askForOne()}
              </Anchor>
            </Alert>
          )
        }
      </QueryView>
    </>
  )
}
