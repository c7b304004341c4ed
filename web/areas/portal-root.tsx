import {
  type AnyRoute,
  createRootRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  useLocation,
} from '@tanstack/react-router'
import { speakHere } from '../platform/speak-here.ts'
import { LineBanner } from '../ui/line-banner.tsx'
import { RouteError } from '../ui/page-states/route-error.tsx'
import { useSiteHead } from '../ui/site/use-site-head.ts'
import { usePageFocus } from '../ui/use-page-focus.ts'
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
  usePageFocus()
  return (
    <>
      <Outlet />
      <LineBanner />
    </>
  )
}

/** The routes of some areas, below a root that the caller makes. */
export type Areas = (root: AnyRoute) => AnyRoute[]

export function treeOf(areas: Areas) {
  const root = createRootRoute({ beforeLoad: speakHere, component: Root, notFoundComponent: NotFoundAtAll })
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
    defaultErrorComponent: RouteError,
  })
}
