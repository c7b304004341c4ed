import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { publicPaths as to } from '../../../contract/public-paths.ts'
import { lazyPage } from '../../ui/page-states/lazy-page.ts'
import { loginSearch, onlyForVisitors } from '../guards.ts'

/** The public site, for visitors. */
export function publicRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    id: 'public',
    validateSearch: (search: Record<string, unknown>) => ({ ...loginSearch(search), ...paymentSearch(search) }),
    beforeLoad: onlyForVisitors,
    component: lazyPage(() => import('./public-chunk.ts'), 'PublicLayout'),
  })
  const home = lazyPage(() => import('./public-chunk.ts'), 'HomePage')
  const more = (name: keyof typeof import('./more-chunk.ts')) => lazyPage(() => import('./more-chunk.ts'), name)
  const page = (path: string, component: ReturnType<typeof more>) =>
    createRoute({ getParentRoute: () => area, path, component })
  return area.addChildren([
    page(to.home, home),
    page(to.about, more('AboutPage')),
    page(to.services, more('ServicesPage')),
    page(to.contact, more('ContactPage')),
    page(to.mission, more('MissionPage')),
    page(to.paymentStatus, more('PaymentStatusPage')),
    page(to.privacyPolicy, more('LegalPage')),
    page(to.licensing, more('LegalPage')),
    page(to.terms, more('LegalPage')),
    // Needs a script, so it is no page that the server renders.
    page(
      to.track,
      lazyPage(() => import('../../nsdl-pan/track/track-page.tsx'), 'TrackPage'),
    ),
  ])
}

/** The provider's word in the address; anything but 'success' counts as failed. */
function paymentSearch(search: Record<string, unknown>): { status?: string } {
  return typeof search.status === 'string' ? { status: search.status } : {}
}
