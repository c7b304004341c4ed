import { type AnyRoute, createMemoryHistory, createRoute } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { saveSession } from '../platform/session.ts'
import { tokenOf } from '../testing/network.ts'
import { withLaterAreas } from './later-areas.ts'
import { routerOver } from './portal-root.tsx'

const fetched: string[] = []
vi.mock('../platform/renew.ts', () => {
  fetched.push('what renews the sign-in')
  return { renew: () => undefined }
})

it('an area brings what renews the sign-in along: at the first refusal the server may have a newer one only', async () => {
  saveSession({ token: tokenOf({ sub: 'A000001', role: 'admin' }), refreshToken: 'r1' })
  const desk = (root: AnyRoute) => createRoute({ getParentRoute: () => root, path: '/desk', component: () => null })
  const areas = withLaterAreas({
    now: () => [],
    later: [{ base: '/desk', roles: ['admin'], load: async () => desk }],
    takeTree: (routeTree) => router.update({ routeTree }),
  })
  const router = routerOver({ areas, history: createMemoryHistory({ initialEntries: ['/desk'] }) })
  await router.load()
  expect(router.state.location.pathname).toBe('/desk')
  expect(fetched).toEqual(['what renews the sign-in'])
})
