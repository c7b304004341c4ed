import { afterEach, expect, it } from 'vitest'
import { aSealedShelf } from '../testing/a-sealed-shelf.ts'
import { sealShelfOf, shelfOf, unsealShelves } from './shelf.ts'

afterEach(unsealShelves)

it('what lay open of a person is sealed as soon as it can be, and what others left stays where it is', () => {
  localStorage.setItem('typed:M000001:payment', 'mine')
  localStorage.setItem('typed:M000002:payment', 'theirs')
  const shelf = aSealedShelf()
  const taken = sealShelfOf('M000001', shelf)
  expect(shelf.read('typed:M000001:payment')).toBe('mine')
  // It goes from there when it is safe here, which is whoever seals it who knows.
  expect([taken, localStorage.length]).toEqual([['typed:M000001:payment'], 2])
  expect(shelfOf('M000001')).toBe(shelf)
  expect(shelfOf('visitor').isSealed).toBe(false)
  unsealShelves()
  expect(shelfOf('M000001').isSealed).toBe(false)
})

it('what lay open was typed while the key was asked for, after what is sealed', () => {
  localStorage.setItem('typed:M000001:payment', 'new')
  const shelf = aSealedShelf()
  shelf.write('typed:M000001:payment', 'old')
  sealShelfOf('M000001', shelf)
  expect(shelf.read('typed:M000001:payment')).toBe('new')
})
