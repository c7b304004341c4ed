import type { Language } from './languages.ts'

export type Params = Readonly<Record<string, string | number>>

/** Western digits in Indian groups, in every language. */
const numbers = new Intl.NumberFormat('en-IN')
const plurals = new Map<Language, Intl.PluralRules>()

/**
 * Writes a message in the ICU notation, of which the portal uses three things: `{name}`, `{count, plural, =0 {…} one {…}
 * other {…}}` with `#` for the number, and an apostrophe before a brace that is meant as such. A test compares it with the
 * library that knows all of it. Every browser loads this, so it is short.
 */
export function formatMessage(message: string, params: Params, language: Language): string {
  // Most texts are no more than that.
  if (!/[{}']/.test(message)) return message
  let at = 0

  /** Reads what the pattern says from here on, and goes past it. */
  function take(pattern: RegExp): string[] {
    const found = pattern.exec(message.slice(at)) ?? ['']
    at += found[0].length
    return found
  }

  /** Writes up to the end, or up to the brace that closes a branch; `count` is what `#` stands for. */
  function write(count?: number): string {
    let text = ''
    for (let sign = message[at]; sign && sign !== '}'; sign = message[at]) {
      if (sign === '{') text += argument()
      else if (sign === "'") text += quoted(count === undefined ? /[{}]/ : /[{}#]/)
      else {
        text += sign === '#' && count !== undefined ? numbers.format(count) : sign
        at += 1
      }
    }
    return text
  }

  /** An apostrophe is one, unless it is doubled or stands before a sign that would mean something. */
  function quoted(marks: RegExp): string {
    const next = message[at + 1] ?? ''
    if (marks.test(next)) return take(/^'([^']*)'?/)[1] ?? ''
    at += next === "'" ? 2 : 1
    return "'"
  }

  function argument(): string {
    const [, name = '', isPlural] = take(/^\{\s*(\w+)\s*(,\s*plural\s*,)?/)
    const value = params[name]
    if (value === undefined) throw new Error(`'${message}' lacks its ${name || at}.`)
    const text = isPlural ? branch(Number(value)) : String(value)
    take(/^\s*\}/)
    return text
  }

  /** All branches are read, and the one that fits the number is kept. */
  function branch(count: number): string {
    const texts: Record<string, string> = {}
    for (let name = ''; ; texts[name] = write(count), at += 1) {
      name = take(/^\s*(=\d+|\w+)\s*\{/)[1] ?? ''
      if (!name) break
    }
    const text = texts[`=${count}`] ?? texts[pluralOf(count, language)] ?? texts.other
    if (text === undefined) throw new Error(`'${message}' lacks its other.`)
    return text
  }

  return write()
}

function pluralOf(count: number, language: Language): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}
