import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'
import { onlyFor, type Visit } from './guards.ts'
import { type Areas, treeOf } from './portal-root.tsx'

/** An area whose pages are listed in a file of its own, fetched when someone goes there. */
export interface LaterArea {
  base: string
  roles: readonly string[]
  load(): Promise<(root: AnyRoute) => AnyRoute>
}

interface Options {
  /** Areas that are there from the start. */
  now: Areas
  later: readonly LaterArea[]
  /** Told of a new tree of routes. */
  takeTree(tree: AnyRoute): void
}

/** Routes that stand for later areas until someone who may go there does; then the area itself takes their place. */
export function withLaterAreas({ now, later, takeTree }: Options): Areas {
  const loaded = new Map<string, (root: AnyRoute) => AnyRoute>()
  const all: Areas = (root) => [...now(root), ...later.flatMap((area) => routesOf(root, area))]

  function routesOf(root: AnyRoute, area: LaterArea): AnyRoute[] {
    const itself = loaded.get(area.base)
    if (itself) return [itself(root)]
    const beforeLoad = (visit: Visit) => enter(area, visit)
    return [area.base, `${area.base}/$`].map((path) => createRoute({ getParentRoute: () => root, path, beforeLoad }))
  }

  async function enter(area: LaterArea, visit: Visit): Promise<never> {
    onlyFor(area.roles)(visit)
    // What renews the sign-in comes along: at the first 401 it may be gone from the server, after a deploy.
    const [itself] = await Promise.all([area.load(), import('../platform/renew.ts'), openKept()])
    loaded.set(area.base, itself)
    takeTree(treeOf(all))
    // The same address once more: this time it leads into the area.
    throw redirect({ href: visit.location.href, replace: true })
  }

  return all
}

/** Before a form is drawn, what this person typed there must be at hand. Without it the pages work all the same. */
async function openKept(): Promise<void> {
  const { openSealedStore } = await import('../platform/sealed-store.ts')
  await openSealedStore()
}
