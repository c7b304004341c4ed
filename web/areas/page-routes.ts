import { type AnyRoute, createRoute } from '@tanstack/react-router'
import type { PlacedPage } from '../ui/page-states/placed-page.ts'

/** The route of a page of an area, whose addresses all begin with its own. */
export const routeOf =
  (area: AnyRoute, base: string) =>
  ({ pattern, component }: PlacedPage) =>
    createRoute({ getParentRoute: () => area, path: pattern.slice(base.length) || '/', component })
