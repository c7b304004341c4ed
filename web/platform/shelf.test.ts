import { afterEach, expect, it } from 'vitest'
import { aSealedShelf } from '../testing/a-sealed-shelf.ts'
import { sealShelfOf, shelfOf, unsealShelves } from './shelf.ts'

afterEach(unsealShelves)

it('what lay open of a person is sealed as soon as it can be, and what others left stays where it is', () => {
  localStorage.setItem('typed:M000001:payment', 'mine')
  localStorage.setItem('typed:M000002:payment', 'theirs')
  const shelf = aSealedShelf()
  sealShelfOf('M000001', shelf)
  expect(shelf.read('typed:M000001:payment')).toBe('mine')
  expect(Object.keys(localStorage)).toEqual(['typed:M000002:payment'])
  expect(shelfOf('M000001')).toBe(shelf)
  expect(shelfOf('visitor').isSealed).toBe(false)
  unsealShelves()
  expect(shelfOf('M000001').isSealed).toBe(false)
})

it('what is sealed already is newer than what lay open', () => {
  localStorage.setItem('typed:M000001:payment', 'old')
  const shelf = aSealedShelf()
  shelf.write('typed:M000001:payment', 'new')
  sealShelfOf('M000001', shelf)
  expect([shelf.read('typed:M000001:payment'), localStorage.length]).toEqual(['new', 0])
})
