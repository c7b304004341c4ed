import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkFaults } from './planted-faults/check-faults.mjs'
import { colourOf, titlePattern } from './planted-faults/colour-of.mjs'
import { faults } from './planted-faults/faults.mjs'
import { plant } from './planted-faults/plant.mjs'
import { endsOf } from './planted-faults/run-journey.mjs'
import { tryFaults } from './planted-faults/try-faults.mjs'
import { readSpecTable } from './spec-table/read-spec-table.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'kendra-planted-faults-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(path.join(folder, 'docs'))
mkdirSync(path.join(folder, 'e2e'))
const table = '| statement | held by |\n| --- | --- |\n| Pay | `wallet.test.ts › pays once` |\n'
writeFileSync(path.join(folder, 'docs/spec-table.md'), table)
writeFileSync(path.join(folder, 'wallet.ts'), 'const fee = 1\nconst tax = 2\nconst other = 2\n')
writeFileSync(path.join(folder, 'wallet.test.ts'), `it('pays once', () => undefined)`)
writeFileSync(path.join(folder, 'e2e/pay.spec.ts'), `test('pays', () => undefined)`)

const fault = {
  id: 'fee',
  row: 'Pay',
  file: 'wallet.ts',
  find: 'fee = 1',
  replace: 'fee = 3',
  test: 'wallet.test.ts',
  title: 'pays once',
}

describe('the list of planted faults', () => {
  it('applies to the sources as they are, and names tests that hold its statements', () => {
    expect(checkFaults(faults, '.')).toEqual([])
  })

  it('has a fault for every statement of the spec table', () => {
    const tried = new Set(faults.map(({ row }) => row))
    const statements = readSpecTable(readFileSync('docs/spec-table.md', 'utf8')).map(({ statement }) => statement)
    expect(statements.length).toBeGreaterThan(300)
    expect(statements.filter((statement) => !tried.has(statement))).toEqual([])
  })

  it('is in order when each is there once', () => {
    expect(checkFaults([fault], folder)).toEqual([])
  })

  it.each([
    ['gone', { find: 'fee = 9' }, 'Stale fault: what it looks for stands 0 times in wallet.ts.'],
    ['there twice', { find: '= 2' }, 'Stale fault: what it looks for stands 2 times in wallet.ts.'],
    ['in no file', { file: 'purse.ts' }, 'There is no file purse.ts.'],
    ['no change', { replace: 'fee = 1' }, 'It changes nothing.'],
    ['without its test', { test: 'purse.test.ts' }, 'There is no test purse.test.ts.'],
    ['without a title', { title: undefined }, 'It names no title of a test.'],
    [
      'about something of its own, and without a title',
      { row: undefined, about: 'Pay', title: undefined },
      'It names no title of a test.',
    ],
    ['without its title', { title: 'pays' }, "wallet.test.ts has no test 'pays'."],
    ['a journey by its kind only', { kind: 'e2e' }, 'wallet.test.ts is no journey: see its kind.'],
    [
      'a journey not by its kind',
      { test: 'e2e/pay.spec.ts', title: 'pays' },
      'e2e/pay.spec.ts is a journey: see its kind.',
    ],
    ['about nothing', { row: 'Give' }, "The spec table has no statement 'Give'."],
  ])('is refused when one is %s', (_what, change, problem) => {
    expect(checkFaults([{ ...fault, ...change }], folder)).toContain(`fee: ${problem}`)
  })

  it('is refused when a test does not hold the statement, or a name stands there twice', () => {
    const journey = { ...fault, kind: 'e2e', test: 'e2e/pay.spec.ts', title: 'pays' }
    expect(checkFaults([journey], folder)).toEqual(["fee: The spec table does not name its test for 'Pay'."])
    expect(checkFaults([fault, fault], folder)).toEqual(["The fault 'fee' stands there twice."])
  })
})

describe('a fault', () => {
  const wallet = () => readFileSync(path.join(folder, 'wallet.ts'), 'utf8')

  it('is put into the file, letter by letter, and taken out again', () => {
    const before = wallet()
    const planted = plant({ ...fault, replace: "fee = '$&'" }, folder)
    expect(wallet()).toBe(before.replace('fee = 1', () => "fee = '$&'"))
    planted.takeOut()
    expect(wallet()).toBe(before)
  })

  it('that is stale is not planted', () => {
    expect(() => plant({ ...fault, find: 'fee = 9' }, folder)).toThrow("Stale fault 'fee'")
  })

  it('is found by the tests of its title only', () => {
    const ends = [
      { title: 'pays 5 once', state: 'passed' },
      { title: 'pays 6 once', state: 'failed' },
      { title: 'refunds', state: 'passed' },
      { title: 'waits', state: 'skipped' },
    ]
    expect(colourOf('pays %s once', ends)).toBe('red')
    expect(colourOf('refunds', ends)).toBe('green')
    expect(['waits', 'refund', 'is not there'].map((title) => colourOf(title, ends))).toEqual(Array(3).fill('not run'))
    const late = [{ title: 'waits', state: 'out of time' }]
    expect(colourOf('waits', late)).toBe('out of time')
    expect(colourOf('waits', [...late, { title: 'waits', state: 'failed' }])).toBe('red')
  })

  it('is found by the journey of its title only, and not by one whose title ends alike', () => {
    const spec = (title, status) => ({ title, tests: [{ status }] })
    const group = { specs: [spec('an admin pays', 'unexpected'), spec('waits', 'skipped')] }
    const ends = endsOf({ suites: [{ specs: [spec('pays', 'expected')], suites: [group] }] })
    expect(['pays', 'an admin pays', 'waits'].map((title) => colourOf(title, ends))).toEqual([
      'green',
      'red',
      'not run',
    ])
  })

  it.each([
    ['%s can be filtered', '/things can be filtered'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a title as it stands in a source
    ['${person.userName} signs in', 'admin signs in'],
    ['is not given back (question open: $asked)', 'is not given back (question open: true)'],
    ['tells where the page stands (%#)', 'tells where the page stands (3)'],
  ])('finds its test by the title %s', (title, run) => {
    expect(new RegExp(titlePattern(title)).test(run)).toBe(true)
    expect(new RegExp(titlePattern(title)).test('something else')).toBe(false)
  })
})

describe('a run over faults', () => {
  const source = () => readFileSync(path.join(folder, 'wallet.ts'), 'utf8')
  /** Tests that look at the file as it is: one holds the fee, one the tax, one is broken by itself. */
  const ends = () => [
    { title: 'pays once', state: source().includes('fee = 1') ? 'passed' : 'failed' },
    { title: 'taxes', state: source().includes('tax = 2\n') ? 'passed' : 'failed' },
    { title: 'is broken', state: 'failed' },
  ]
  const asked = []
  const lane = {
    tree: folder,
    runFile(test, changed) {
      asked.push([test, changed])
      return Promise.resolve(ends())
    },
    runJourney: () => Promise.resolve(source().includes('fee = 1') ? 'green' : 'red'),
  }

  it('counts what is found, what stays unseen and what its test cannot tell, journeys too, and leaves the tree sound', async () => {
    const before = source()
    const tax = { find: 'tax = 2\n', replace: 'tax = 3\n' }
    const chosen = [
      { ...fault, id: 'found' },
      { ...fault, ...tax, id: 'unseen' },
      { ...fault, id: 'broken', title: 'is broken' },
      { ...fault, id: 'another file', test: 'other.test.ts' },
      { ...fault, id: 'journey', kind: 'e2e' },
      { ...fault, ...tax, id: 'unseen journey', kind: 'e2e' },
    ]
    const lines = []
    const counts = await tryFaults(chosen, [lane], (line) => lines.push(line))
    expect(counts).toEqual({ found: 3, 'NOT FOUND': 2, 'could not be tried': 1 })
    expect(lines.toSorted()).toEqual([
      'NOT FOUND  unseen journey: wallet.test.ts › pays once',
      'NOT FOUND  unseen: wallet.test.ts › pays once',
      'could not be tried broken: without the fault its test is red',
      'found      another file',
      'found      found',
      'found      journey',
    ])
    expect(source()).toBe(before)
    // Each file once without a fault, and what was planted before is always read anew.
    expect(asked).toEqual([
      ['other.test.ts', []],
      ['other.test.ts', ['wallet.ts']],
      ['wallet.test.ts', ['wallet.ts']],
      ['wallet.test.ts', ['wallet.ts']],
      ['wallet.test.ts', ['wallet.ts', 'wallet.ts']],
    ])
  })
})
