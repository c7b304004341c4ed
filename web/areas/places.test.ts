import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { reports } from '../../contract/report/reports.ts'
import { menuPlaces, pagePlaces } from '../find/place.ts'
import { backofficeMenu } from './backoffice/backoffice-menu.ts'
import { officePages } from './backoffice/backoffice-pages.ts'
import { backofficeRoutes } from './backoffice/backoffice-routes.ts'
import { merchantMenu } from './merchant/merchant-menu.ts'
import { merchantPages } from './merchant/merchant-pages.ts'
import { merchantRoutes } from './merchant/merchant-routes.ts'
import { routerOver } from './portal-root.tsx'

const router = routerOver({
  areas: (root) => [backofficeRoutes(root), merchantRoutes(root)],
  history: createMemoryHistory({ initialEntries: ['/'] }),
})
/** Root, area and page; an address without a page matches the area alone. */
const isServed = (path: string) => router.getMatchedRoutes(path.split('?')[0] ?? '')[0].length === 3

describe.each([
  ['the back office', [...menuPlaces(backofficeMenu), ...pagePlaces(officePages, reports)]],
  ['a merchant', [...menuPlaces(merchantMenu), ...pagePlaces(merchantPages, reports)]],
] as const)('the pages that %s can search for', (_who, places) => {
  it('are all there, each once', () => {
    expect(isServed('/backend/nowhere')).toBe(false)
    expect(places.filter(({ path }) => !isServed(path))).toEqual([])
    expect(new Set(places.map(({ path }) => path)).size).toBe(places.length)
  })
})
