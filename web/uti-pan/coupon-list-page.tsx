import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { merchantPaths } from '../../contract/paths.ts'
import { listOwnCoupons } from '../../contract/uti-pan/coupon.ts'
import { utiPanTexts } from '../../texts/en/uti-pan.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { CouponBadge } from './status-badges.tsx'

/** The own orders of coupons, with their numbers once they are there. */
export function CouponListPage() {
  return (
    <>
      <PageTitle about={utiPanTexts.yourOrdersNewestFirst()}>
        <Button component={Link} to={merchantPaths.utiCouponBuy}>
          {utiPanTexts.buyCouponsNow()}
        </Button>
      </PageTitle>
      <DataTable
        endpoint={listOwnCoupons}
        emptyText={utiPanTexts.noCouponsYet()}
        cells={{ status: ({ status }) => <CouponBadge status={status} /> }}
      />
    </>
  )
}
