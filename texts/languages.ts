interface Known {
  /** As who speaks it calls it. */
  name: string
  /** Every text is there. What an unfinished language lacks is said in English, and nobody is offered it as a whole. */
  whole: boolean
}

/** The languages of the portal. A new one is a line here and a folder with a file for each area of the portal. */
export const languages = {
  en: { name: 'English', whole: true },
  hi: { name: 'हिन्दी', whole: true },
  // One page so far, to show that a language needs no code.
  mr: { name: 'मराठी', whole: false },
} as const satisfies Record<string, Known>

export type Language = keyof typeof languages

/** A word that somebody has kept as their choice; English where it is none, or none of ours any more. */
export const languageOr = (word: unknown): Language => (isLanguage(word) ? word : 'en')

export function isLanguage(word: unknown): word is Language {
  return typeof word === 'string' && Object.hasOwn(languages, word)
}
