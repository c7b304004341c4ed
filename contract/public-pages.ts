import type { Text } from '../texts/catalogue.ts'
import { pageNames } from '../texts/en/page-names.ts'
import { publicPaths } from './public-paths.ts'
import type { LegalPage } from './public-site.ts'

interface PublicPage {
  path: string
  /** Stands before the business name in the tab; the first page has the name alone. */
  name?: Text
  /** Makes sense only to the person who was sent there: no search engine should list it. */
  unlisted?: true
  legal?: LegalPage
}

/** The pages that any visitor may read, with or without a script running. */
export const publicPages: readonly PublicPage[] = [
  { path: publicPaths.home },
  { path: publicPaths.about, name: pageNames.about },
  { path: publicPaths.services, name: pageNames.services },
  { path: publicPaths.contact, name: pageNames.contact },
  { path: publicPaths.mission, name: pageNames.mission },
  { path: publicPaths.paymentStatus, name: pageNames.payment, unlisted: true },
  { path: publicPaths.privacyPolicy, name: pageNames.privacyPolicy, legal: 'privacy-policy' },
  { path: publicPaths.licensing, name: pageNames.licensing, legal: 'licensing' },
  { path: publicPaths.terms, name: pageNames.terms, legal: 'terms' },
]

/** Addresses match in any letter case, and a slash at the end changes nothing. */
export function findPublicPage(pathname: string): PublicPage | undefined {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '')
  return publicPages.find((page) => page.path === path)
}

export function pageTitle(pathname: string, businessName: string): string {
  const page = findPublicPage(pathname)?.name?.()
  return [page, businessName || pageNames.site()].filter(Boolean).join(' · ')
}

/** Replies that a page shows, each under the path it is fetched from. */
export type PageReplies = Readonly<Record<string, unknown>>

/** What the renderer that the build makes of the public pages offers to the server. */
export interface PageRenderer {
  /** The page at this address (with its query) as HTML. */
  renderPublicPage(address: string, replies: PageReplies): Promise<string>
}
