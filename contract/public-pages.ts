import type { LegalPage } from './public-site.ts'

interface PublicPage {
  path: string
  /** Stands before the business name in the tab; the first page has the name alone. */
  name: string
  /** Makes sense only to the person who was sent there: no search engine should list it. */
  unlisted?: true
  legal?: LegalPage
}

/** The pages that any visitor may read, with or without a script running. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', name: '' },
  { path: '/about', name: 'About' },
  { path: '/services', name: 'Services' },
  { path: '/contact', name: 'Contact' },
  { path: '/mission&vission', name: 'Mission & Vision' },
  { path: '/payment-status', name: 'Payment', unlisted: true },
  { path: '/privacy-policy', name: 'Privacy Policy', legal: 'privacy-policy' },
  { path: '/licensing', name: 'Licensing', legal: 'licensing' },
  { path: '/terms', name: 'Terms', legal: 'terms' },
]

/** Addresses match in any letter case, and a slash at the end changes nothing. */
export function findPublicPage(pathname: string): PublicPage | undefined {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '')
  return publicPages.find((page) => page.path === path)
}

export function pageTitle(pathname: string, businessName: string): string {
  const page = findPublicPage(pathname)?.name
  return [page, businessName || 'Site'].filter(Boolean).join(' · ')
}

/** Replies that a page shows, each under the path it is fetched from. */
export type PageReplies = Readonly<Record<string, unknown>>

/** What the renderer that the build makes of the public pages offers to the server. */
export interface PageRenderer {
  /** The page at this address (with its query) as HTML. */
  renderPublicPage(address: string, replies: PageReplies): Promise<string>
}
