import { expect, it } from 'vitest'
import type { Line } from './entry.ts'
import { requireBookable } from './require-lines.ts'

const line = (amount: number): Line => ({ account: 'sales', amount })
const bookable = (...amounts: number[]) => {
  try {
    requireBookable(amounts.map(line))
    return 'taken'
  } catch (error) {
    return (error as Error).message
  }
}

it('an entry of whole paise that sums to zero is taken', () => {
  expect(bookable(500, -500)).toBe('taken')
  expect(bookable(500, -300, -200)).toBe('taken')
})

it.each([[[500, 0, -500]], [[500, -500, 0.5]], [[Number.NaN, -500]], [[2 ** 53, -500]]])(
  'one line that moves nothing, or no whole paise, spoils the entry %j',
  (amounts) => expect(bookable(...amounts)).toBe('Every line of an entry moves whole paise, and not none.'),
)

it.each([[[500, -499]], [[500, 500]], [[500]], [[]]])('lines that do not sum to zero are no entry (%j)', (amounts) =>
  expect(bookable(...amounts)).toBe('The lines of an entry must sum to zero.'),
)
