import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { authRoutes } from './areas/auth/auth-routes.ts'
import { backofficeRoutes } from './areas/backoffice/backoffice-routes.ts'
import { merchantRoutes } from './areas/merchant/merchant-routes.ts'
import { publicRoutes } from './areas/public/public-routes.ts'
import { publicPaths } from './paths.ts'
import { subscribeToSession } from './platform/session.ts'
import { ErrorCard } from './ui/page-states/error-card.tsx'
import { useSiteHead } from './ui/site/use-site-head.ts'

const NotFoundPage = lazy(() => import('./ui/not-found-page.tsx').then((file) => ({ default: file.NotFoundPage })))

function NotFound() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}

function Root() {
  useSiteHead()
  return <Outlet />
}

/** Every page of the portal. Addresses match in any letter case. */
export function createPortalRouter(history?: RouterHistory) {
  const root = createRootRoute({ component: Root })
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
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ({ error, reset }) => <ErrorCard error={error} onRetry={reset} />,
  })
  // Who signs in or out is led to the right place by the guards.
  subscribeToSession(() => void router.invalidate())
  return router
}
