import { expect, it } from 'vitest'
import { fieldOf, isRecord } from './from-outside.ts'

it('a field is read of whatever comes, and is missing where nothing can have it', () => {
  expect(fieldOf(Object.assign(new Error('away'), { code: '57P01' }), 'code')).toBe('57P01')
  expect([fieldOf(null, 'code'), fieldOf('text', 'length'), fieldOf(undefined, 'code')]).toEqual(
    Array(3).fill(undefined),
  )
})

it('only what has named fields is a record', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true)
  expect([null, [], 'a', 1, undefined].some(isRecord)).toBe(false)
})
