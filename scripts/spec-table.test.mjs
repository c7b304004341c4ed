import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkSpecTable } from './spec-table/check-spec-table.mjs'
import { readSpecTable } from './spec-table/read-spec-table.mjs'
import { readTestTitles } from './spec-table/read-test-titles.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'kendra-spec-table-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(path.join(folder, 'wallet.test.ts'), `it('pays once', () => undefined)\nconst other = 'pays twice'`)

const table = (...rows) => ['# Table', '', '| statement | held by |', '| --- | --- |', ...rows].join('\n')
const problemsOf = (...rows) => checkSpecTable(table(...rows), folder)

describe('the table of the specification', () => {
  const text = readFileSync('docs/spec-table.md', 'utf8')

  it('names tests that are there, in every row', () => {
    expect(checkSpecTable(text, '.')).toEqual([])
  })

  it('has many rows, so that a table nobody can read does not pass for one in order', () => {
    expect(readSpecTable(text).length).toBeGreaterThan(100)
  })
})

describe('a table', () => {
  it('whose tests are there is in order', () => {
    expect(problemsOf('| Pay | `wallet.test.ts › pays once` |')).toEqual([])
  })

  it.each([
    ['a file that is not there', '| Pay | `purse.test.ts › pays once` |', 'There is no file purse.test.ts.'],
    ['a title that is not there', '| Pay | `wallet.test.ts › pays` |', "wallet.test.ts has no test 'pays'."],
    ['a text that is no title', '| Pay | `wallet.test.ts › pays twice` |', "wallet.test.ts has no test 'pays twice'."],
    ['a file without a title', '| Pay | `wallet.test.ts` |', "wallet.test.ts has no test ''."],
    [
      'a second test that is not there',
      '| Pay | `wallet.test.ts › pays once`<br>`b.test.ts › x` |',
      'There is no file b.test.ts.',
    ],
    ['no test', '| Pay | |', "'Pay' is held by no test."],
    ['a test outside of backticks', '| Pay | wallet.test.ts › pays once |', "'Pay' is held by no test."],
    ['a bar that cuts the row', '| Pay | or not | `wallet.test.ts › pays once` |', "'Pay' is held by no test."],
    ['no statement', '| | `wallet.test.ts › pays once` |', 'The row has no statement.'],
  ])('with %s is refused', (_what, row, problem) => {
    expect(problemsOf(row)).toEqual([`line 5: ${problem}`])
  })

  it('that tells a statement twice is refused, also across tables', () => {
    const row = '| Pay | `wallet.test.ts › pays once` |'
    expect(checkSpecTable(`${table(row)}\n\n${table(row)}`, folder)).toEqual([
      "line 11: 'Pay' stands in line 5 already.",
    ])
  })

  it('that does not say what holds it is refused', () => {
    const text = table('| Pay | `wallet.test.ts › pays once` |').replace('held by', 'notes')
    expect(checkSpecTable(text, folder)).toEqual(["line 5: 'Pay' is held by no test."])
  })
})

describe('a row', () => {
  it('may hold bars that are escaped, a cell between, and several tests', () => {
    const text =
      '| statement | instead | held by |\n| --- | --- | --- |\n| A\\|B | C | `x.test.ts › a › b`<br>`y.test.ts › c \\| d` |'
    expect(readSpecTable(text)).toEqual([
      {
        line: 3,
        statement: 'A|B',
        tests: [
          { file: 'x.test.ts', title: 'a › b' },
          { file: 'y.test.ts', title: 'c | d' },
        ],
      },
    ])
  })
})

describe('the titles of a source', () => {
  it.each([
    ['it', `it('a', () => {})`, ['a']],
    ['test', `test("it's a", async () => {})`, ["it's a"]],
    ['each', `it.each<[string]>([['(', "')'"]])('%s is a', (x) => <b>{x}</b>)`, ['%s is a']],
    ['each over a template', `it.each\`x\n\${1}\`('a', () => {})`, ['a']],
    ['a template', `for (const who of all) test(\`\${who.name} is a\`, async () => {})`, [`\${who.name} is a`]],
    ['inner tests only', `describe('outer', () => { it('inner', () => {}) })`, ['inner']],
    ['a chain', `test.concurrent.only('a', () => {})`, ['a']],
    ['nothing that does not run', `it.skip('a', f)\nit.todo('b')\nit.fails('c', f)\nit.skipIf(x)('d', f)`, []],
    ['no steps, hooks or groups', `test.step('a', f)\ntest.describe('b', f)\ntest.skip(phone, 'c')`, []],
    ['no comment', `// it('a', () => {})\n/* test('b', f) */`, []],
    ['no other calls', `submit('a')\nunit.test('b')\nfixture.it('c')`, []],
  ])('read from %s', (_what, source, titles) => {
    expect(readTestTitles(source, 'a.test.tsx')).toEqual(titles)
  })

  it('are read by the grammar of the file', () => {
    const source = `const same = <T>(x: T) => <T>x\nit('a', () => {})`
    expect(readTestTitles(source, 'a.test.ts')).toEqual(['a'])
  })
})
