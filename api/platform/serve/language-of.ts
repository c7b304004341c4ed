import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '../../../texts/languages.ts'

/**
 * The language that somebody asks in. The portal says with each call in which it was built, as any client may; a page is
 * asked for by the browser itself, which brings the choice as a cookie. The back office works in English.
 */
export function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const isCall = /^\/api(\/|$)/i.test(url)
  if (!isCall && /^\/backend(\/|\?|$)/i.test(url)) return 'en'
  const wanted = isCall
    ? /^\s*([a-z]{2,3})\b/i.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase()
    : /(?:^|;\s*)language=([a-z]{2,3})(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return isLanguage(wanted) ? wanted : 'en'
}
