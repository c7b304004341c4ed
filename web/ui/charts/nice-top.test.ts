import { expect, it } from 'vitest'
import { niceTop } from './nice-top.ts'

it.each([
  [0, 2],
  [1, 2],
  [3, 5],
  [7, 10],
  [10, 10],
  [11, 20],
  [4321, 5000],
  [100_000, 100_000],
])('a scale for at most %i ends at %i', (highest, top) => {
  expect(niceTop(highest)).toBe(top)
})
