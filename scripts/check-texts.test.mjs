import { describe, expect, it } from 'vitest'
import { compareTexts, findSentences, readCatalogue } from './check-texts.mjs'

const found = (code) => findSentences('web/x.tsx', code).map((one) => one.replace(/^web\/x\.tsx:\d+ /, ''))

describe('a sentence in the code is refused', () => {
  it.each([
    ['<p>Add money</p>', "'Add money'"],
    ['<p>Save</p>', "'Save'"],
    ['<p>शेष राशि</p>', "'शेष राशि'"],
    ['<Button title="Delete" />', "'Delete'"],
    ['<Input label="Father\'s name" />', `'Father's name'`],
    ["toast('The form was sent.')", "'The form was sent.'"],
    ["const tabs = [{ label: 'Drafts' }]", "'Drafts'"],
    ["throw conflict('This was sent already.')", "'This was sent already.'"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at
    ['tell(`Token ${token} was sent`)', "'Token … was sent'"],
    ["z.string('Enter the name')", "'Enter the name'"],
  ])('%s', (code, text) => {
    expect(found(code)).toEqual([text])
  })
})

describe('what nobody reads is not', () => {
  it.each([
    "import x from './Some file'",
    "type Kind = 'Some kind'",
    "throw new Error('A developer reads this.')",
    "log.warn('A line of the log')",
    "endpoint({ summary: 'What the call does', because: 'Some reason' })",
    '<div className="Some classes" key="Some key" />',
    'sql`Select the rows`',
    "call('GET', 'application/json', 'lightContract', 'POST')",
    '<p>{texts.save()}</p>',
    '<p>₹ 5 · 6</p>',
    "// text: both languages at once\nconst both = 'Language / भाषा'",
  ])('%s', (code) => {
    expect(found(code)).toEqual([])
  })
})

describe('the texts of a language', () => {
  const english = { save: 'Save', drafts: '{count, plural, one {# draft} other {# drafts}} of {shop}' }
  const hindi = {
    save: { from: 'Save', text: 'सहेजें' },
    drafts: { from: english.drafts, text: '{shop} के {count, plural, one {# ड्राफ्ट} other {# ड्राफ्ट}}' },
  }
  const wrong = (change) => compareTexts('hi', english, { ...hindi, ...change })

  it('are all there and say the same', () => {
    expect(wrong({})).toEqual([])
  })
  it('lack none', () => {
    const { save: _, ...rest } = hindi
    expect(compareTexts('hi', english, rest)).toEqual(["hi lacks 'save': Save"])
  })
  it('have none that English has not', () => {
    expect(wrong({ gone: hindi.save })).toEqual(["hi has 'gone', which is not said in English."])
  })
  it('are looked at again when the English has changed', () => {
    expect(wrong({ save: { from: 'Keep', text: 'रखें' } })).toEqual([
      "hi 'save' was made from 'Keep'; it is 'Save' now. Look at it again.",
    ])
  })
  it('want the same filled in', () => {
    const drafts = { from: english.drafts, text: '{count, plural, other {# ड्राफ्ट}} {name}' }
    expect(wrong({ drafts })).toEqual(["hi 'drafts' wants count name, in English count shop."])
  })
  it('keep the marks around words', () => {
    expect(compareTexts('hi', { a: 'To <b>x</b>' }, { a: { from: 'To <b>x</b>', text: 'x को' } })).toEqual([
      "hi 'a' wants nothing, in English b.",
    ])
  })
})

it('a catalogue is read as it is written', () => {
  const file = "export const texts = catalogue('x', { save: 'Save', name: \"Father's name\", long: `a\nb` })"
  expect(readCatalogue('x.ts', file)).toEqual({ save: 'Save', name: "Father's name", long: 'a\nb' })
})
