import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router'
import { authRoutes } from './areas/auth/auth-routes.ts'
import { backofficeRoutes } from './areas/backoffice/backoffice-routes.ts'
import { merchantRoutes } from './areas/merchant/merchant-routes.ts'
import { NotFound } from './areas/not-found.tsx'
import { publicRoutes } from './areas/public/public-routes.ts'
import { publicPaths } from './paths.ts'
import { subscribeToSession } from './platform/session.ts'
import { ErrorCard } from './ui/page-states/error-card.tsx'
import { useSiteHead } from './ui/site/use-site-head.ts'

/** Outside every area the page brings its own landmark. */
function NotFoundAtAll() {
  return (
    <main id="content">
      <NotFound />
    </main>
  )
}

function Root() {
  useSiteHead()
  return <Outlet />
}

/** Every page of the portal. Addresses match in any letter case. */
export function createPortalRouter(history?: RouterHistory) {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFoundAtAll })
  const apiDocs = createRoute({
    getParentRoute: () => root,
    path: publicPaths.apiDocs,
    component: lazyRouteComponent(() => import('./api-docs/api-docs-page.tsx'), 'ApiDocsPage'),
  })
  const router = createRouter({
    routeTree: root.addChildren([
      publicRoutes(root),
      authRoutes(root),
      backofficeRoutes(root),
      merchantRoutes(root),
      apiDocs,
    ]),
    history,
    caseSensitive: false,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ({ error, reset }) => <ErrorCard error={error} onRetry={reset} />,
  })
  // Who signs in or out is led to the right place by the guards.
  subscribeToSession(() => void router.invalidate())
  return router
}
