import { findPublicPage, pageTitle } from '../../contract/public-pages.ts'
import { tourMark, tourPath } from '../../contract/tour.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { manifestPath, themeColor } from './app-manifest.ts'
import { describePage } from './describe-page.ts'

interface About {
  pathname: string
  businessName: string
  /** The address of the site, without a path. */
  origin: string
  /** Whether there is a tour to take. */
  demo: boolean
}

/** What the head of a page says about it. Pages that are not public say the business name, how the portal is put among a phone's apps, and nothing else. */
export function pageHead({ pathname, businessName, origin, demo }: About): string {
  const page = findPublicPage(pathname)
  const title = escapeHtml(pageTitle(pathname, businessName))
  const tour = demo ? [`<meta name="${tourMark}" content="${tourPath}" />`] : []
  const app = [`<link rel="manifest" href="${manifestPath}" />`, `<meta name="theme-color" content="${themeColor}" />`]
  if (!page) return [`<title>${title}</title>`, ...app, ...tour].join('\n    ')
  const about = escapeHtml(describePage(page.path))
  const address = escapeHtml(origin + encodeURI(page.path))
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${about}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${about}" />`,
    `<meta property="og:url" content="${address}" />`,
    ...app,
    ...tour,
    ...(page.unlisted ? ['<meta name="robots" content="noindex" />'] : []),
  ].join('\n    ')
}
