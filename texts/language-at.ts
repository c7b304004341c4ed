import { isLanguage, type Language } from './languages.ts'

/** What speaks English alone, for good: the back office, the tour of the demo and the description of the calls. */
const english = /^\/(backend|tour|api\/docs)([/?#]|$)/i

export const isEnglishAlone = (address: string): boolean => english.test(address)

/** The language of the page at an address, for somebody who has chosen one in this browser, or none. */
export function languageAt(address: string, cookies: string): Language {
  if (isEnglishAlone(address)) return 'en'
  const chosen = /(?:^|;\s*)language=([a-z]{2,3})(?:;|$)/.exec(cookies)?.[1]
  return isLanguage(chosen) ? chosen : 'en'
}
