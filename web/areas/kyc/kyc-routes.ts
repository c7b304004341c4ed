import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { publicPaths as to } from '../../../contract/public-paths.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'
import { placedPage as page } from '../../ui/page-states/placed-page.ts'
import { onlyFor } from '../guards.ts'
import { NotFound } from '../not-found.tsx'
import { routeOf } from '../page-routes.ts'

const base = '/kyc'
const owner = lazyPage(() => import('../../kyc/kyc-page.tsx'), 'MerchantKycPage')
const staff = lazyPage(() => import('../../kyc/kyc-page.tsx'), 'StaffKycPage')

/** The KYC forms, outside the shell: for a merchant's owner and for its staff. */
export function kycRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    path: base,
    notFoundComponent: NotFound,
    beforeLoad: onlyFor(['merchant']),
    component: lazyPage(() => import('./kyc-layout.tsx'), 'KycLayout'),
  })
  return area.addChildren([page(to.merchantKyc, owner), page(to.staffKyc, staff)].map(routeOf(area, base)))
}
