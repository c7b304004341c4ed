import type { Language } from './languages.ts'

export type Params = Readonly<Record<string, string | number>>

/** Western digits in Indian groups, in every language. */
const numbers = new Intl.NumberFormat('en-IN')
const plurals = new Map<Language, Intl.PluralRules>()

/**
 * Writes a message in the ICU notation, of which the portal uses three things: `{name}`, `{count, plural, =0 {…} one {…}
 * other {…}}` with `#` for the number, and an apostrophe before a brace that is meant as such. A test compares it with the
 * library that knows all of it.
 */
export function formatMessage(message: string, params: Params, language: Language): string {
  // Most texts are no more than that.
  if (!/[{}']/.test(message)) return message
  return new Writer(message, params, language).write()
}

class Writer {
  private at = 0

  constructor(
    private readonly message: string,
    private readonly params: Params,
    private readonly language: Language,
  ) {}

  /** Writes up to the end, or up to the brace that closes a branch; `count` is what `#` stands for. */
  write(count?: number): string {
    let text = ''
    while (this.at < this.message.length) {
      const sign = this.message[this.at]
      if (sign === '}') return text
      if (sign === '{') text += this.argument()
      else if (sign === "'") text += this.quoted(count !== undefined)
      else {
        text += sign === '#' && count !== undefined ? numbers.format(count) : sign
        this.at += 1
      }
    }
    return text
  }

  /** An apostrophe is one, unless it is doubled or stands before a sign that would mean something. */
  private quoted(inBranch: boolean): string {
    const next = this.message[this.at + 1]
    if (next === "'") {
      this.at += 2
      return "'"
    }
    const isMark = next === '{' || next === '}' || (next === '#' && inBranch)
    if (!isMark) {
      this.at += 1
      return "'"
    }
    const end = this.message.indexOf("'", this.at + 1)
    const until = end === -1 ? this.message.length : end
    const text = this.message.slice(this.at + 1, until)
    this.at = until + 1
    return text
  }

  private argument(): string {
    const [head = '', name = '', isPlural] = this.take(/\{\s*(\w+)\s*(,\s*plural\s*,)?/y)
    if (!head) throw new Error(`'${this.message}' cannot be read at sign ${this.at}.`)
    const value = this.params[name]
    if (value === undefined) throw new Error(`'${this.message}' lacks its ${name}.`)
    const text = isPlural ? this.branches(Number(value)) : String(value)
    this.take(/\s*\}/y)
    return text
  }

  /** All branches are read, and the one that fits the number is kept. */
  private branches(count: number): string {
    const texts = new Map<string, string>()
    for (;;) {
      const [, name] = this.take(/\s*(=\d+|\w+)\s*\{/y)
      if (!name) break
      texts.set(name, this.write(count))
      this.at += 1
    }
    const text = texts.get(`=${count}`) ?? texts.get(pluralOf(count, this.language)) ?? texts.get('other')
    if (text === undefined) throw new Error(`'${this.message}' does not say what holds for other numbers.`)
    return text
  }

  private take(pattern: RegExp): RegExpExecArray | string[] {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.message) ?? []
    this.at += found[0]?.length ?? 0
    return found
  }
}

function pluralOf(count: number, language: Language): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}
