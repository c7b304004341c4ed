import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { formatMessage, type Params } from './format-message.ts'
import type { Language } from './languages.ts'

const read = new Map<string, IntlMessageFormat>()

/** The library knows the whole notation; of tags it knows more than we want. */
function byLibrary(message: string, params: Params, language: Language): unknown {
  const locale = language === 'en' ? 'en-IN' : 'hi-IN'
  const key = `${locale} ${message}`
  const known = read.get(key) ?? new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
  read.set(key, known)
  return known.format(params)
}

const drafts = '{count, plural, =0 {No drafts} one {# draft of {name}} other {# drafts of {name}}}, {name}.'

describe('a message is written as the ICU notation has it', () => {
  const messages: [message: string, params?: Params][] = [
    ['Save'],
    ["Father's name"],
    ["It''s {name}'s"],
    ["It''s {name}'s", { name: 'Asha' }],
    ["A brace '{'name'}' and {name}", { name: 'Asha' }],
    ['{name}', { name: "O'Neil {x} #" }],
    ['{ name } has # and {amount}', { name: 'Asha', amount: '1,00,000.00/-' }],
    ["{count, plural, one {one '#' {count}} other {# '{of}' them}}", { count: 1 }],
    ["{count, plural, one {one '#' {count}} other {# '{of}' them}}", { count: 1234567 }],
    ['{a, plural, one {{b, plural, one {# of one} other {# of many}}} other {many: {b}}}', { a: 1, b: 3 }],
    ["An end that opens '{a quote", {}],
  ]
  const readable = messages.filter(([message, params]) => !message.includes('{name}') || params)

  it.each(readable)('%s', (message, params = {}) => {
    for (const language of ['en', 'hi'] as const)
      expect(formatMessage(message, params, language)).toBe(byLibrary(message, params, language))
  })

  it('with every number from nought to a thousand and some large ones, in both languages', () => {
    const counts = [...Array.from({ length: 1001 }, (_, count) => count), 99_999, 1_00_000, 1_23_45_678]
    for (const language of ['en', 'hi'] as const)
      for (const count of counts)
        expect(formatMessage(drafts, { count, name: 'Asha' }, language)).toBe(
          byLibrary(drafts, { count, name: 'Asha' }, language),
        )
  })
})

describe('a message that cannot be written is told to the one who wrote it', () => {
  it('lacks what is to be filled in', () => {
    expect(() => formatMessage('{name} is late', {}, 'en')).toThrow("'{name} is late' lacks its name.")
  })
  it('has a brace that opens nothing', () => {
    expect(() => formatMessage('a {?} b', {}, 'en')).toThrow("'a {?} b' lacks its 2.")
  })
  it('does not say what holds for other numbers', () => {
    expect(() => formatMessage('{count, plural, one {#}}', { count: 2 }, 'en')).toThrow('lacks its other.')
  })
})
