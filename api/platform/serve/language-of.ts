import type { FastifyRequest } from 'fastify'
import { languageAt } from '../../../texts/language-at.ts'
import { isLanguage, type Language } from '../../../texts/languages.ts'

/**
 * The language that somebody asks in. The portal says with each call in which it was built, as any client may; a page is
 * asked for by the browser itself, which brings the choice as a cookie.
 */
export function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  // The description of the API is a page, although it stands among the calls.
  if (!/^\/api(\/(?!docs)|$)/i.test(url)) return languageAt(url, headers.cookie ?? '')
  const wanted = /^\s*([a-z]{2,3})\b/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase()
  return isLanguage(wanted) ? wanted : 'en'
}
