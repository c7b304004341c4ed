import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { merchantPaths as to } from '../../../contract/paths.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'
import { onlyFor } from '../guards.ts'
import { NotFound } from '../not-found.tsx'
import { routeOfPage } from '../page-routes.ts'
import { merchantPages } from './merchant-pages.ts'

/** /merchant, for merchants only. */
export function merchantRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    path: to.dashboard,
    // Its own, so that an address without a page stays inside the shell and behind the guard.
    notFoundComponent: NotFound,
    beforeLoad: onlyFor(['merchant']),
    component: lazyPage(() => import('./merchant-layout.tsx'), 'MerchantLayout'),
  })
  return area.addChildren(merchantPages.map(routeOfPage(area, to.dashboard)))
}
