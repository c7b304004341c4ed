import { publicFront } from '../../contract/front.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { findPublicPage, type PageReplies } from '../../contract/public-pages.ts'
import { getLegalText, getSite, type LegalPage } from '../../contract/public-site.ts'
import { getBusinessInfo } from '../../contract/site.ts'
import { readFront } from '../news/read-slides.ts'
import type { Db } from '../platform/database.ts'
import { businessInfo } from '../site/business-info.ts'
import { legalText, publicSite } from '../site/public-site.ts'

/** What a public page shows, each reply under the path where the browser would ask for it. */
export async function pageReplies(db: Db, pathname: string, now: Date): Promise<PageReplies> {
  const page = findPublicPage(pathname)
  const [info, site, front, legal] = await Promise.all([
    businessInfo(db),
    publicSite(db),
    page?.path === '/' ? readFront(db, 'public', indianDay(now)) : undefined,
    page?.legal && legalText(db, page.legal),
  ])
  return {
    [getBusinessInfo.path]: info,
    [getSite.path]: site,
    ...(front && { [publicFront.path]: front }),
    ...(page?.legal && { [legalPath(page.legal)]: legal }),
  }
}

function legalPath(page: LegalPage): string {
  return getLegalText.path.replace(':page', page)
}
