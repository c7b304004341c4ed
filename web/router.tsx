import { createRoute, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { authRoutes } from './areas/auth/auth-routes.ts'
import { laterAreas } from './areas/later-areas.ts'
import { routerOver } from './areas/portal-root.tsx'
import { publicRoutes } from './areas/public/public-routes.ts'
import { publicPaths } from './paths.ts'
import { subscribeToSession } from './platform/session.ts'

/** Every page of the portal. Those behind the sign-in join when someone goes there. */
export function createPortalRouter(history?: RouterHistory) {
  const later = laterAreas((routeTree) => router.update({ routeTree }))
  const router = routerOver({
    areas: later.with((root) => [
      publicRoutes(root),
      authRoutes(root),
      createRoute({
        getParentRoute: () => root,
        path: publicPaths.apiDocs,
        component: lazyRouteComponent(() => import('./api-docs/api-docs-page.tsx'), 'ApiDocsPage'),
      }),
    ]),
    history,
    scrollRestoration: true,
  })
  // Who signs in or out is led to the right place by the guards.
  subscribeToSession(() => void router.invalidate())
  return router
}
