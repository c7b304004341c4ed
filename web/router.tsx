import { createRoute, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { authRoutes } from './areas/auth/auth-routes.ts'
import { backofficeRoutes } from './areas/backoffice/backoffice-routes.ts'
import { merchantRoutes } from './areas/merchant/merchant-routes.ts'
import { routerOver } from './areas/portal-root.tsx'
import { publicRoutes } from './areas/public/public-routes.ts'
import { publicPaths } from './paths.ts'
import { subscribeToSession } from './platform/session.ts'

/** Every page of the portal. */
export function createPortalRouter(history?: RouterHistory) {
  const router = routerOver({
    areas: (root) => [
      publicRoutes(root),
      authRoutes(root),
      backofficeRoutes(root),
      merchantRoutes(root),
      createRoute({
        getParentRoute: () => root,
        path: publicPaths.apiDocs,
        component: lazyRouteComponent(() => import('./api-docs/api-docs-page.tsx'), 'ApiDocsPage'),
      }),
    ],
    history,
    scrollRestoration: true,
  })
  // Who signs in or out is led to the right place by the guards.
  subscribeToSession(() => void router.invalidate())
  return router
}
