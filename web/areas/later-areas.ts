import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'
import { onlyFor, type Visit } from './guards.ts'
import { type Areas, treeOf } from './portal-root.tsx'

interface LaterArea {
  base: string
  roles: readonly string[]
  load(): Promise<(root: AnyRoute) => AnyRoute>
}

/** The areas behind the sign-in. The list of their pages is long, and a visitor's first page need not carry it. */
const areas: readonly LaterArea[] = [
  {
    base: '/backend',
    roles: ['admin', 'staff'],
    load: async () => (await import('./backoffice/backoffice-routes.ts')).backofficeRoutes,
  },
  {
    base: '/merchant',
    roles: ['merchant'],
    load: async () => (await import('./merchant/merchant-routes.ts')).merchantRoutes,
  },
  {
    base: '/kyc',
    roles: ['merchant'],
    load: async () => (await import('./kyc/kyc-routes.ts')).kycRoutes,
  },
]

/** Routes that stand for these areas until someone who may go there does; then the area itself takes their place. */
export function laterAreas(takeTree: (tree: AnyRoute) => void) {
  const loaded = new Map<string, (root: AnyRoute) => AnyRoute>()
  let others: Areas = () => []
  const all: Areas = (root) => [...others(root), ...areas.flatMap((area) => routesOf(root, area))]

  function routesOf(root: AnyRoute, area: LaterArea): AnyRoute[] {
    const itself = loaded.get(area.base)
    if (itself) return [itself(root)]
    const beforeLoad = (visit: Visit) => enter(area, visit)
    return [area.base, `${area.base}/$`].map((path) => createRoute({ getParentRoute: () => root, path, beforeLoad }))
  }

  async function enter(area: LaterArea, visit: Visit): Promise<never> {
    onlyFor(area.roles)(visit)
    loaded.set(area.base, await area.load())
    takeTree(treeOf(all))
    // The same address once more: this time it leads into the area.
    throw redirect({ href: visit.location.href, replace: true })
  }

  return {
    /** These areas beside others that are there from the start. */
    with(given: Areas): Areas {
      others = given
      return all
    },
  }
}
