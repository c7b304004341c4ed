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
