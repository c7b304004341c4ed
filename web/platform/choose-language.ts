import { builtFor } from '../../texts/built-for.ts'
import type { Language } from '../../texts/languages.ts'

const aYear = 365 * 24 * 3600

/** Keeps the choice in this browser and loads the page anew in that language. What is typed and kept stays kept. */
export function chooseLanguage(language: Language): void {
  keepLanguage(language)
  if (language !== builtFor) location.reload()
}

/** The server reads it when a page is asked for; nothing of it is secret. */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way to write one is not in every browser
  document.cookie = `language=${language}; path=/; max-age=${aYear}; samesite=lax${secure}`
}
