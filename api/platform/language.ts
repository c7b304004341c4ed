import { AsyncLocalStorage } from 'node:async_hooks'
import { readLanguageBy } from '../../texts/current-language.ts'
import type { Language } from '../../texts/languages.ts'

const spoken = new AsyncLocalStorage<Language>()

readLanguageBy(() => spoken.getStore() ?? 'en')

/** Does something for somebody: whatever is said meanwhile is said in their language. */
export function inLanguage<Result>(language: Language, act: () => Result): Result {
  return spoken.run(language, act)
}
