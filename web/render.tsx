import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageRenderer } from '../contract/public-pages.ts'
import { Portal } from './areas/portal.tsx'
import { routerOver } from './areas/portal-root.tsx'
import { publicRoutes } from './areas/public/public-routes.ts'

export { publicPages } from '../contract/public-pages.ts'

/** Renders a public page on the server. A page of another area is rendered by the browser alone. */
export const renderPublicPage: PageRenderer['renderPublicPage'] = async (address, replies) => {
  const router = routerOver({
    areas: (root) => [publicRoutes(root)],
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  const failed = router.state.matches.find((match) => match.status !== 'success')
  if (failed) throw new Error(`${address} could not be rendered.`, { cause: failed.error })
  const rendered = Object.fromEntries(Object.entries(replies).map(([path, reply]) => [path, { reply }]))
  return renderToString(<Portal router={router} rendered={rendered} />)
}
