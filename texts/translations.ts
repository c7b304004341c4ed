import type { Language } from './languages.ts'

const known = new Map<string, Readonly<Record<string, string>>>()

/** Makes an area's texts known in one more language. */
export function addTranslation(language: Language, area: string, texts: Readonly<Record<string, string>>): void {
  known.set(`${language}/${area}`, texts)
}

/** How a text of an area is said in a language, if that is known here. */
export function findTranslation(language: Language, area: string, key: string): string | undefined {
  return known.get(`${language}/${area}`)?.[key]
}
