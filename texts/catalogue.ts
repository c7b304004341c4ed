import { currentLanguage } from './current-language.ts'
import { formatMessage, type Params } from './format-message.ts'
import { findTranslation } from './translations.ts'

/** What is said to people: asked for when it is said, so that it is in the language of whom it is said to. */
export type Text = () => string

/** `one {draft}` is a branch, not something to be filled in. */
type BranchStart = `${string}${'=0' | '=1' | 'one' | 'few' | 'many' | 'other'} `

type NameIn<Inside extends string> = Inside extends `${infer Name}}${string}`
  ? Name extends `${string}${' ' | '#' | '{' | ','}${string}`
    ? NameBeforeComma<Inside>
    : Name
  : NameBeforeComma<Inside>

type NameBeforeComma<Inside extends string> = Inside extends `${infer Name}, plural,${string}`
  ? Name extends `${string}${' ' | '#' | '{' | '}'}${string}`
    ? never
    : Name
  : never

/** The names that a message wants filled in. */
type NamesIn<Message extends string> = Message extends `${infer Before}{${infer After}`
  ? (Before extends BranchStart ? never : NameIn<After>) | NamesIn<After>
  : never

type Said<Message extends string> = [NamesIn<Message>] extends [never]
  ? Text
  : (params: Readonly<Record<NamesIn<Message>, string | number>>) => string

export type Catalogue<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? Said<English[Key]> : never
}

/**
 * The texts of an area. They are written in English, in the ICU notation; each is said by calling it, with what the message
 * wants filled in. The same keys in another language stand in that language's folder.
 */
export function catalogue<const English extends Readonly<Record<string, string>>>(
  area: string,
  english: English,
): Catalogue<English>
export function catalogue(area: string, english: Readonly<Record<string, string>>) {
  const sayOf = ([key, message]: [string, string]) => {
    const say = (params: Params = {}) => {
      const language = currentLanguage()
      return formatMessage(findTranslation(language, area, key) ?? message, params, language)
    }
    // Put into a sentence without a call it says the same; the compiler does not see that it was forgotten.
    return [key, Object.assign(say, { toString: () => say() })]
  }
  return Object.fromEntries(Object.entries(english).map(sayOf))
}
