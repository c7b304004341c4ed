import { isLanguage, type Language } from './languages.ts'

/** Areas that speak English alone: the back office for good, the merchants' until all of it is translated. */
const english = /^\/(backend|merchant|kyc)([/?#]|$)/i

/** The language of the page at an address, for somebody who has chosen one in this browser, or none. */
export function languageAt(address: string, cookies: string): Language {
  if (english.test(address)) return 'en'
  const chosen = /(?:^|;\s*)language=([a-z]{2,3})(?:;|$)/.exec(cookies)?.[1]
  return isLanguage(chosen) ? chosen : 'en'
}
