import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { createElement } from 'react'
import type { Access } from '../../contract/kernel/role.ts'
import type { Page } from '../ui/define-page.ts'
import { PageName } from '../ui/page-name.ts'
import type { PlacedPage } from '../ui/page-states/placed-page.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may open the page; the layout of the area asks before it is drawn. */
    access?: Access
  }
}

/** The route of a page of an area, whose addresses all begin with its own. */
export const routeOf =
  (area: AnyRoute, base: string, access?: Access) =>
  ({ pattern, component }: PlacedPage) =>
    createRoute({
      getParentRoute: () => area,
      path: pattern.slice(base.length) || '/',
      component,
      staticData: { access },
    })

/** The same of a page with a definition: for those who may open it, and under its title. */
export const routeOfPage = (area: AnyRoute, base: string) => (page: Page) =>
  routeOf(area, base, page.access)({ pattern: page.pattern, component: titled(page) })

function titled(page: Page): PlacedPage['component'] {
  const { component } = page
  const Titled = () => createElement(PageName, { value: page.title }, createElement(component))
  return Object.assign(Titled, { displayName: component.displayName, preload: component.preload })
}
