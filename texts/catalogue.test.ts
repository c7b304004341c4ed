import { afterEach, describe, expect, expectTypeOf, it } from 'vitest'
import { catalogue, type Text } from './catalogue.ts'
import { readLanguageBy } from './current-language.ts'
import { said } from './said.ts'
import { say } from './say.ts'
import { addTranslation } from './translations.ts'

const texts = catalogue('shop-of-a-test', {
  save: 'Save',
  greeting: 'Good morning, {name}',
  drafts: '{count, plural, one {# draft} other {# drafts of {shop}}}',
  word: '{count, plural, one {draft} other {drafts}}',
})

afterEach(() => readLanguageBy(() => 'en'))

describe('a text of the portal', () => {
  it('is said in English unless another language is asked for', () => {
    expect(texts.save()).toBe('Save')
    expect(texts.drafts({ count: 2, shop: 'Asha' })).toBe('2 drafts of Asha')
  })

  it('says the same where it is put into a sentence without a call', () => {
    expect(`${texts.save}.`).toBe('Save.')
  })

  it('is said in the language of whoever is spoken to at that moment', () => {
    addTranslation('hi', 'shop-of-a-test', { save: 'सहेजें' })
    readLanguageBy(() => 'hi')
    expect(texts.save()).toBe('सहेजें')
    readLanguageBy(() => 'en')
    expect(texts.save()).toBe('Save')
  })

  it('is said in English where the language lacks it', () => {
    readLanguageBy(() => 'hi')
    expect(texts.greeting({ name: 'Asha' })).toBe('Good morning, Asha')
  })

  it('stands in tables of both sides beside words that are English for good', () => {
    addTranslation('hi', 'shop-of-a-test', { save: 'सहेजें' })
    readLanguageBy(() => 'hi')
    expect([texts.save, 'Reject'].map(say)).toEqual(['सहेजें', 'Reject'])
  })

  it('does not compile without what it wants filled in', () => {
    expectTypeOf(texts.save).toEqualTypeOf<Text>()
    expectTypeOf(texts.greeting).parameter(0).toEqualTypeOf<Readonly<Record<'name', string | number>>>()
    expectTypeOf(texts.drafts).parameter(0).toEqualTypeOf<Readonly<Record<'count' | 'shop', string | number>>>()
    expectTypeOf(texts.word).parameter(0).toEqualTypeOf<Readonly<Record<'count', string | number>>>()
    // @ts-expect-error: nobody says who is greeted.
    expect(() => texts.greeting()).toThrow()
  })
})

it('a table of texts reads in the language of the moment, however deep they stand', () => {
  const table = said({ save: texts.save, shop: { label: texts.save, letter: 'S' } })
  expectTypeOf(table.shop).toEqualTypeOf<{ readonly label: string; readonly letter: 'S' }>()
  expect(table).toEqual({ save: 'Save', shop: { label: 'Save', letter: 'S' } })
  addTranslation('hi', 'shop-of-a-test', { save: 'सहेजें' })
  readLanguageBy(() => 'hi')
  expect([table.save, table.shop.label, table.shop.letter]).toEqual(['सहेजें', 'सहेजें', 'S'])
})
