import { type AnyRoute, createRoute, useParams } from '@tanstack/react-router'
import { createElement, type ReactElement } from 'react'
import type { ParamsOf } from '../../contract/kernel/address.ts'

/** A page that is fetched when somebody goes there, as `lazyPage` makes it. */
interface LazyPage<Props> {
  (props: Props): ReactElement
  displayName: string
  preload(): Promise<void>
}

/**
 * Makes the routes of an area's pages, whose addresses all begin with its own. A page is handed what its address names
 * (`{ id: string }` of '/merchant/$id'), and one that wants anything else does not compile.
 */
export function pageRoutes(area: AnyRoute, base: string) {
  return <Pattern extends string>(at: Pattern | { pattern: Pattern }, page: LazyPage<ParamsOf<Pattern>>) => {
    const pattern = typeof at === 'string' ? at : at.pattern
    return createRoute({
      getParentRoute: () => area,
      path: pattern.slice(base.length) || '/',
      component: withParams(page),
    })
  }
}

function withParams<Params extends object>(page: LazyPage<Params>) {
  function Page() {
    // The router fills exactly what the pattern names; its own types know nothing of areas that are fetched later.
    const params: Params = useParams({ strict: false })
    return createElement(page, params)
  }
  return Object.assign(Page, { displayName: page.displayName, preload: page.preload })
}
