import { findPublicPage, type PageRenderer } from '../../contract/public-pages.ts'
import { publicPaths } from '../../contract/public-paths.ts'
import { currentLanguage } from '../../texts/current-language.ts'
import type { Language } from '../../texts/languages.ts'
import type { Platform } from '../platform/platform.ts'
import { readSetting } from '../site/site-settings.ts'
import type { PageTemplate } from './open-page-template.ts'
import { pageHead } from './page-head.ts'
import { pageReplies } from './page-replies.ts'

const mostKept = 100

/** The front end in one language. */
interface WrittenSite {
  language: Language
  template: PageTemplate
  renderer?: PageRenderer
}

/**
 * Writes the pages of the front end: public ones rendered with what they show now, others for the browser to fill.
 * A rendered page is kept as long as nothing in it has changed, so that a crowd of visitors costs a few small reads.
 */
export function openPages(platform: Platform, sites: readonly WrittenSite[]) {
  const { config, clock, log } = platform
  const db = platform.database.kysely
  const kept = new Map<string, string>()

  /** In the language of the one who asks; in the first where it was not built in that. */
  function siteOf(language: Language): WrittenSite {
    const site = sites.find((one) => one.language === language) ?? sites[0]
    if (!site) throw new Error('There is no front end to serve.')
    return site
  }

  async function write(pathname: string, query: string | undefined): Promise<string> {
    const { template, renderer } = siteOf(currentLanguage())
    const page = findPublicPage(pathname)
    if (page && renderer) return rendered(page.path, new URLSearchParams(query).get('status'), renderer)
    return template.bare(headOf(pathname, await readSetting(db, 'businessName')))
  }

  async function rendered(page: string, status: string | null, { renderPublicPage }: PageRenderer): Promise<string> {
    const replies = await pageReplies(db, page, clock.now())
    // Of all that a query can say, the pages read one thing only: whether a payment succeeded.
    const address = page === publicPaths.paymentStatus && status === 'success' ? `${page}?status=success` : page
    const language = currentLanguage()
    const key = `${language} ${address}\n${JSON.stringify(replies)}`
    const known = kept.get(key)
    if (known) return known
    const head = headOf(page, (replies['/business-info'] as { businessName: string }).businessName)
    const html = siteOf(language).template.filled({
      head,
      page,
      replies,
      html: await renderPublicPage(address, replies),
    })
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, html)
    return html
  }

  function headOf(pathname: string, businessName: string): string {
    return pageHead({ pathname, businessName, origin: config.publicUrl, demo: config.demo })
  }

  return async (url: string): Promise<string> => {
    const [path = '/', query] = url.split('?', 2)
    const pathname = decoded(path)
    return write(pathname, query).catch((error) => {
      // The browser can fill the page by itself, and says in its own words what it cannot load.
      log.warn({ error }, 'a page could not be written')
      return siteOf(currentLanguage()).template.bare(headOf(pathname, ''))
    })
  }
}

/** An address that cannot be decoded is no page of ours; the front end says so. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
