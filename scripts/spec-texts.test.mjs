import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readExpectedTexts } from './spec-table/read-expected-texts.mjs'
import { specTexts } from './spec-table/spec-texts.mjs'

const isTest = (file) => /\.(test\.(ts|tsx|mjs)|spec\.ts)$/.test(file)
const known = new Map()

function expectedIn(file) {
  if (!known.has(file)) known.set(file, readExpectedTexts(readFileSync(file, 'utf8'), file))
  return known.get(file)
}

describe.each(Object.entries(specTexts))('the texts of the specification under %s', (_section, texts) => {
  it.each(texts)("'%s' is expected by %s", (text, file, example = text) => {
    expect(isTest(file)).toBe(true)
    expect([...expectedIn(file)]).toContain(example)
  })
})

describe('the texts that a source expects', () => {
  it.each([
    ['an expectation', `expect(title).toBe('a')`, ['a']],
    ['what is looked up within one', `expect(links(card('a'))).toEqual(['b'])`, ['a', 'b']],
    ['a promise', `await expect(call()).rejects.toThrow('a')`, ['a']],
    [
      'a look at the screen',
      `await screen.findByText('a')\npage.getByRole('button', { name: 'b' })`,
      ['a', 'button', 'b'],
    ],
    ['a table of examples', `it.each([['a', 1]])('%s', (text) => answer('b'))`, ['a']],
    ['a name that is given to a text', `const text = 'a'\nconst other = 'b'\nexpect(() => run()).toThrow(text)`, ['a']],
    ['no name that is given to an answer', `const reply = answer('a')\nexpect(reply).toBeTruthy()`, []],
    ['no title', `it('a', () => undefined)`, []],
    ['no comment', `// expect(title).toBe('a')`, []],
    ['nothing that is only sent', `answer({ message: 'a' })\nscreen.queryByText('b')`, []],
  ])('come from %s', (_what, source, texts) => {
    expect([...readExpectedTexts(source, 'a.test.ts')]).toEqual(texts)
  })
})
