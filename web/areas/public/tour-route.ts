import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { publicPaths as to } from '../../../contract/public-paths.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'

/**
 * The tour of a demo, in the frame of the public site. Unlike that site it is also for people who are signed in: they
 * come back to it from every stop.
 */
export function tourRoute(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    id: 'tour',
    component: lazyPage(() => import('./public-chunk.ts'), 'PublicLayout'),
  })
  return area.addChildren([
    createRoute({
      getParentRoute: () => area,
      path: to.tour,
      component: lazyPage(() => import('../../session/tour/tour-page.tsx'), 'TourPage'),
    }),
  ])
}
