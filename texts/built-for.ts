import type { Language } from './languages.ts'

/** The language in which texts are said unless somebody asks for another. A build for browsers of another language writes it here. */
export const builtFor: Language = 'en'
