import { expect, it } from 'vitest'
import { entriesOf, isKeyOf, isOneOf, keysOf, tableOf } from './keys-of.ts'

it('names of a table come in its order, and a table is made of names', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a'])
  expect(entriesOf({ b: 1, a: 2 })).toEqual([
    ['b', 1],
    ['a', 2],
  ])
  expect(tableOf(['b', 'a'], (name) => `${name}!`)).toEqual({ b: 'b!', a: 'a!' })
})

it('a text is a name of a table only if the table itself has it', () => {
  expect(isKeyOf({ b: 1 }, 'b')).toBe(true)
  expect(isKeyOf({ b: 1 }, 'toString')).toBe(false)
})

it('what was typed is one of the known values, letter by letter', () => {
  expect(isOneOf(['A', 'B'], 'B')).toBe(true)
  expect(isOneOf(['A', 'B'], 'b')).toBe(false)
  expect(isOneOf(['1'], 1)).toBe(false)
})
