import type { Text } from '../../../texts/catalogue.ts'
import { inEnglish } from '../../../texts/current-language.ts'
import { fileAnswers } from '../../../texts/en/file-answer.ts'

const { tooLarge: _, ...plain } = fileAnswers
const texts: readonly Text[] = Object.values(plain)

/** The process that reads a file does not know for whom: what it says in English is said anew in their language. */
export const sayAnew = (message: string): string => texts.find((text) => inEnglish(text) === message)?.() ?? message
