import { expect, it } from 'vitest'
import { guessLayout } from './guess-layout.ts'
import { readLines } from './read-lines.ts'

/** As long as a cell of a file can be. */
const long = (start: string, text: string, end = '') =>
  start + text.repeat(Math.ceil(32_767 / text.length)).slice(0, 32_767 - start.length - end.length) + end

// Such a file is read by the process that serves everybody: what takes seconds here is a portal that stands still.
it.each([
  ['a reference of letters', { reference: long('', 'A') }],
  ['a reference of words', { reference: long('', 'ab ') }],
  ['a reference of slashes and dashes', { reference: long('', '/a-') }],
  ['a description of letters', { description: long('', 'A') }],
  ['a description of blanks', { description: long('a', ' ', 'b') }],
  ['a day with a long time', { date: long('15/11/2026 ', 'T') }],
  ['a day behind blanks', { date: long('1', ' ', 'x') }],
  ['an amount with blanks', { amount: long('1', ' ', 'x') }],
  ['an amount of digits', { amount: long('', '9') }],
  ['an amount of commas', { amount: long('1', ',00') }],
  ['an amount in brackets', { amount: long('(', '(') }],
])('a file of 300 lines, each with %s as long as can be, is read while one waits', async (_, odd) => {
  const usual = { date: '15/11/2026', description: 'UPI', reference: '', amount: '5.00' }
  const { date, description, reference, amount } = { ...usual, ...odd }
  const titles = { line: 1, cells: ['Date', 'Description', 'Ref No', 'Amount'] }
  const rows = Array.from({ length: 300 }, (_, n) => ({ line: n + 2, cells: [date, description, reference, amount] }))
  const begun = performance.now()
  const lines = await readLines([titles, ...rows], guessLayout([titles]))
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(lines).toHaveLength(300)
})

it('a description is kept up to its 500th letter, and a number that is cut there is no reference', async () => {
  const layout = guessLayout([{ line: 1, cells: ['Date', 'Description', 'Amount'] }])
  const text = `${'x'.repeat(487)} 401234567890123`
  const [line] = await readLines(
    [
      { line: 1, cells: [] },
      { line: 2, cells: ['15/11/2026', text, '5.00'] },
    ],
    layout,
  )
  expect([line?.description, line?.reference]).toEqual([text.slice(0, 500), ''])
})

it('titles as long as can be are looked through while one waits', () => {
  const rows = Array.from({ length: 40 }, (_, line) => ({
    line,
    cells: ['withdrawal ', 'debit ', 'transaction ', 'a'].map((word) => long('', word)),
  }))
  const begun = performance.now()
  expect(guessLayout(rows).date).toBe('')
  expect(performance.now() - begun).toBeLessThan(5_000)
})

it('twenty thousand lines are read in turns with whoever else asks for something', async () => {
  const titles = { line: 1, cells: ['Date', 'Description', 'Ref No', 'Amount'] }
  const cells = ['15/11/2026', '/-a'.repeat(166), '/-a'.repeat(33), '-1.00']
  const rows = Array.from({ length: 20_000 }, (_, n) => ({ line: n + 2, cells }))
  let [turns, reading] = [0, true]
  const turn = (): void => {
    turns += 1
    if (reading) setImmediate(turn)
  }
  setImmediate(turn)
  const lines = await readLines([titles, ...rows], guessLayout([titles]))
  reading = false
  expect(lines).toHaveLength(20_000)
  expect(turns).toBeGreaterThan(200)
})
