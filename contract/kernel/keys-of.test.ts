import { expect, it } from 'vitest'
import { keysOf, tableOf } from './keys-of.ts'

it('names of a table come in its order, and a table is made of names', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a'])
  expect(tableOf(['b', 'a'], (name) => `${name}!`)).toEqual({ b: 'b!', a: 'a!' })
})
