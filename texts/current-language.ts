import { builtFor } from './built-for.ts'
import type { Language } from './languages.ts'

let read: () => Language = () => builtFor

/** The language of whoever is being spoken to. */
export function currentLanguage(): Language {
  return read()
}

/** On the server it is another for each request: who starts the server says where it is to be found. */
export function readLanguageBy(reader: () => Language): void {
  read = reader
}

/** What is kept, for people to read who may speak another language than the one who asks now. */
export function inEnglish<Answer>(work: () => Answer): Answer {
  const asked = read
  read = () => 'en'
  try {
    return work()
  } finally {
    read = asked
  }
}
