import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { publicPaths as to } from '../../public-paths.ts'
import { onlyFor } from '../guards.ts'
import { NotFound } from '../not-found.tsx'

const base = '/kyc'
const owner = lazyRouteComponent(() => import('../../kyc/kyc-page.tsx'), 'MerchantKycPage')
const staff = lazyRouteComponent(() => import('../../kyc/kyc-page.tsx'), 'StaffKycPage')

/** The KYC forms, outside the shell: for a merchant's owner and for its staff. */
export function kycRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    path: base,
    notFoundComponent: NotFound,
    beforeLoad: onlyFor(['merchant']),
    component: lazyRouteComponent(() => import('./kyc-layout.tsx'), 'KycLayout'),
  })
  const page = (path: string, component: typeof owner) =>
    createRoute({ getParentRoute: () => area, path: path.slice(base.length), component })
  return area.addChildren([page(to.merchantKyc, owner), page(to.staffKyc, staff)])
}
