import { openLawBook } from '../law/law-book.ts'
import { firstLookedAt } from './first-looked-at.ts'
import { firstRules } from './first-rules.ts'

/** The rules as the portal begins with them, to be asked as those of the database are. */
export const firstBook = openLawBook(firstRules.map((line) => ({ ...line, lookedAt: firstLookedAt(line) })))
