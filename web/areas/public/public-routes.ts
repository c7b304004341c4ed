import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { publicPaths } from '../../paths.ts'
import { loginSearch, onlyForVisitors } from '../guards.ts'

/** The public site, for visitors. */
export function publicRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    id: 'public',
    validateSearch: loginSearch,
    beforeLoad: onlyForVisitors,
    component: lazyRouteComponent(() => import('./public-chunk.ts'), 'PublicLayout'),
  })
  const home = createRoute({
    getParentRoute: () => area,
    path: publicPaths.home,
    component: lazyRouteComponent(() => import('./public-chunk.ts'), 'HomePage'),
  })
  return area.addChildren([home])
}
