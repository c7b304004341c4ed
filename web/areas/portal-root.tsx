import {
  type AnyRoute,
  createRootRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  useLocation,
} from '@tanstack/react-router'
import { ErrorCard } from '../ui/page-states/error-card.tsx'
import { useSiteHead } from '../ui/site/use-site-head.ts'
import { NotFound } from './not-found.tsx'

/** Outside every area the page brings its own landmark. */
function NotFoundAtAll() {
  return (
    <main id="content">
      <NotFound />
    </main>
  )
}

function Root() {
  useSiteHead(useLocation().pathname)
  return <Outlet />
}

/** The routes of some areas, below a root that the caller makes. */
export type Areas = (root: AnyRoute) => AnyRoute[]

export function treeOf(areas: Areas) {
  const root = createRootRoute({ component: Root, notFoundComponent: NotFoundAtAll })
  return root.addChildren(areas(root))
}

interface Options {
  areas: Areas
  history?: RouterHistory
  scrollRestoration?: boolean
}

/** A router over some areas of the portal. Addresses match in any letter case. */
export function routerOver({ areas, history, scrollRestoration }: Options) {
  return createRouter({
    routeTree: treeOf(areas),
    history,
    scrollRestoration,
    caseSensitive: false,
    defaultPreload: 'intent',
    defaultErrorComponent: ({ error, reset }) => <ErrorCard error={error} onRetry={reset} />,
  })
}
