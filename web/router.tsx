import { type AnyRoute, createRoute, type RouterHistory } from '@tanstack/react-router'
import { publicPaths } from '../contract/public-paths.ts'
import { authRoutes, mailedLinkRoutes } from './areas/auth/auth-routes.ts'
import { type LaterArea, withLaterAreas } from './areas/later-areas.ts'
import { routerOver } from './areas/portal-root.tsx'
import { publicRoutes } from './areas/public/public-routes.ts'
import { tourRoute } from './areas/public/tour-route.ts'
import { subscribeToSession } from './platform/session.ts'
import { lazyPage } from './ui/page-states/lazy-page.ts'

/** What a visitor can reach. */
const openAreas = (root: AnyRoute) => [
  publicRoutes(root),
  authRoutes(root),
  mailedLinkRoutes(root),
  tourRoute(root),
  createRoute({
    getParentRoute: () => root,
    path: publicPaths.apiDocs,
    component: lazyPage(() => import('./api-docs/api-docs-page.tsx'), 'ApiDocsPage'),
  }),
]

/** The areas behind the sign-in: the list of their pages is long, and a visitor's first page need not carry it. */
const signedInAreas: readonly LaterArea[] = [
  {
    base: '/backend',
    roles: ['admin', 'staff'],
    load: async () => (await import('./areas/backoffice/backoffice-routes.ts')).backofficeRoutes,
  },
  {
    base: '/merchant',
    roles: ['merchant'],
    load: async () => (await import('./areas/merchant/merchant-routes.ts')).merchantRoutes,
  },
  {
    base: '/kyc',
    roles: ['merchant'],
    load: async () => (await import('./areas/kyc/kyc-routes.ts')).kycRoutes,
  },
]

/** Every page of the portal. */
export function createPortalRouter(history?: RouterHistory) {
  const takeTree = (routeTree: AnyRoute) => router.update({ routeTree })
  const router = routerOver({
    areas: withLaterAreas({ now: openAreas, later: signedInAreas, takeTree }),
    history,
    scrollRestoration: true,
  })
  // Who signs in or out is led to the right place by the guards.
  subscribeToSession(() => void router.invalidate())
  return router
}
