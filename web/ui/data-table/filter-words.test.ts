import { describe, expect, it } from 'vitest'
import { listOf, readList } from './filter-words.ts'

describe.each(['money', 'number'] as const)('a list of the kind %s', (kind) => {
  it.each([
    ['6,000, 7,000', ['6000', '7000']],
    ['12,34,567; 1,234,567', ['1234567', '1234567']],
    ['5,7', ['5', '7']],
    ['10,20,30', ['10', '20', '30']],
    ['1, 200', ['1', '200']],
    ['1,200', ['1200']],
  ])('is parted beside its numbers, not inside them: %s', (typed, numbers) => {
    expect(readList(kind, typed)).toBe(numbers.join(', '))
    expect(listOf(kind, numbers.join(', '))).toEqual(numbers)
  })
})

it('a list of words is parted at every comma', () => {
  expect(listOf('text', 'one,two, 6,000')).toEqual(['one', 'two', '6', '000'])
})
