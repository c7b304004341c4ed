import { publicPages } from '../../contract/public-pages.ts'
import { escapeHtml } from '../platform/escape-html.ts'

/** The pages that a search engine should list. */
export function siteMap(origin: string): string {
  const addresses = publicPages
    .filter((page) => !page.unlisted)
    .map((page) => `  <url><loc>${escapeHtml(origin + encodeURI(page.path))}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n')
}

/** Search engines stay out of the areas that need a sign-in, and find the rest by the map. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /backend',
    'Disallow: /merchant',
    'Disallow: /kyc',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
