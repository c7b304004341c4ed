import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { publicPaths as to } from '../../paths.ts'
import { loginSearch, onlyForVisitors } from '../guards.ts'

/** The public site, for visitors. */
export function publicRoutes(root: AnyRoute) {
  const area = createRoute({
    getParentRoute: () => root,
    id: 'public',
    validateSearch: (search: Record<string, unknown>) => ({ ...loginSearch(search), ...paymentSearch(search) }),
    beforeLoad: onlyForVisitors,
    component: lazyRouteComponent(() => import('./public-chunk.ts'), 'PublicLayout'),
  })
  const page = (path: string, component: ReturnType<typeof lazyRouteComponent>) =>
    createRoute({ getParentRoute: () => area, path, component })
  const legal = lazyRouteComponent(() => import('./legal-page.tsx'), 'LegalPage')
  return area.addChildren([
    page(
      to.home,
      lazyRouteComponent(() => import('./public-chunk.ts'), 'HomePage'),
    ),
    page(
      to.about,
      lazyRouteComponent(() => import('./about-page.tsx'), 'AboutPage'),
    ),
    page(
      to.services,
      lazyRouteComponent(() => import('./services-page.tsx'), 'ServicesPage'),
    ),
    page(
      to.contact,
      lazyRouteComponent(() => import('./contact-page.tsx'), 'ContactPage'),
    ),
    page(
      to.mission,
      lazyRouteComponent(() => import('./mission-page.tsx'), 'MissionPage'),
    ),
    page(
      to.paymentStatus,
      lazyRouteComponent(() => import('./payment-status-page.tsx'), 'PaymentStatusPage'),
    ),
    page(to.privacyPolicy, legal),
    page(to.licensing, legal),
    page(to.terms, legal),
  ])
}

/** The provider's word in the address; anything but 'success' counts as failed. */
function paymentSearch(search: Record<string, unknown>): { status?: string } {
  return typeof search.status === 'string' ? { status: search.status } : {}
}
