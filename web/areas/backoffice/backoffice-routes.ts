import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { backendPaths as to } from '../../../contract/paths.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'
import { onlyFor } from '../guards.ts'
import { NotFound } from '../not-found.tsx'
import { routeOfPage } from '../page-routes.ts'
import { officePages } from './backoffice-pages.ts'

/** /backend, for admin and staff. */
export function backofficeRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    path: to.dashboard,
    // Its own, so that an address without a page stays inside the shell and behind the guard.
    notFoundComponent: NotFound,
    beforeLoad: onlyFor(['admin', 'staff']),
    component: lazyPage(() => import('./backoffice-layout.tsx'), 'BackofficeLayout'),
  })
  return area.addChildren(officePages.map(routeOfPage(area, to.dashboard)))
}
