import { Alert, Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { merchantPaths } from '../../contract/paths.ts'
import { QueryView } from '../ui/page-states/query-view.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { CouponForm } from './coupon-form.tsx'
import { useOwnPsa } from './use-own-psa.ts'

/** Buys coupons for applications at UTI; before the PSA id is there it says so. */
export function BuyCouponsPage() {
  const standing = useOwnPsa()
  return (
    <>
      <PageTitle about="Paid from your wallet; the head office gets the coupons from UTI." />
      <QueryView query={standing}>
        {({ status, psaId }) =>
          status === 'approved' ? (
            <CouponForm psaId={psaId ?? ''} />
          ) : (
            <Alert color="yellow" title="You need a PSA id first">
              Coupons can be bought once your PSA id is approved.{' '}
              <Anchor component={Link} to={merchantPaths.utiPsaLogin}>
                {status === 'pending' ? 'See your request' : 'Ask for one'}
              </Anchor>
            </Alert>
          )
        }
      </QueryView>
    </>
  )
}
