import { publicPaths } from './public-paths.ts'
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
  { path: publicPaths.home, name: '' },
  { path: publicPaths.about, name: 'About' },
  { path: publicPaths.services, name: 'Services' },
  { path: publicPaths.contact, name: 'Contact' },
  { path: publicPaths.mission, name: 'Mission & Vision' },
  { path: publicPaths.paymentStatus, name: 'Payment', unlisted: true },
  { path: publicPaths.privacyPolicy, name: 'Privacy Policy', legal: 'privacy-policy' },
  { path: publicPaths.licensing, name: 'Licensing', legal: 'licensing' },
  { path: publicPaths.terms, name: 'Terms', legal: 'terms' },
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
