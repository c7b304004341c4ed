import { useParams } from '@tanstack/react-router'
import { createElement, type ReactElement } from 'react'
import type { ParamsOf } from '../../../contract/kernel/address.ts'

/** A page that is fetched when somebody goes there, as `lazyPage` makes it. */
export interface LazyPage<Props> {
  (props: Props): ReactElement
  displayName: string
  preload(): Promise<void>
}

/** A page at its address, which hands it what it names. */
export interface PlacedPage {
  pattern: string
  component: (() => ReactElement) & Pick<LazyPage<object>, 'displayName' | 'preload'>
}

/**
 * Puts a page at an address. The page is handed what the address names (`{ id: string }` of '/merchant/$id'), and one that
 * wants anything else does not compile.
 */
export function placedPage<Pattern extends string>(
  at: Pattern | { pattern: Pattern },
  page: LazyPage<ParamsOf<Pattern>>,
): PlacedPage {
  return { pattern: typeof at === 'string' ? at : at.pattern, component: withParams(page) }
}

function withParams<Params extends object>(page: LazyPage<Params>): PlacedPage['component'] {
  function Page() {
    // The router fills exactly what the pattern names; its own types know nothing of areas that are fetched later.
    const params: Params = useParams({ strict: false })
    return createElement(page, params)
  }
  return Object.assign(Page, { displayName: page.displayName, preload: page.preload })
}
