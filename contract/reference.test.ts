import { expect, it } from 'vitest'
import { placesOf, states } from './reference.ts'

it('there are 36 states and union territories, each once, in the order of the alphabet', () => {
  expect(states).toHaveLength(36)
  expect([...new Set(states)].sort()).toEqual([...states])
})

it('the places of a pincode are its districts with their states, across a border too', () => {
  const area = {
    state: 'Goa',
    districts: ['North Goa', 'South Goa'],
    elsewhere: [{ state: 'Kerala', districts: ['X'] }],
  }
  expect(placesOf(area)).toEqual([
    { state: 'Goa', district: 'North Goa' },
    { state: 'Goa', district: 'South Goa' },
    { state: 'Kerala', district: 'X' },
  ])
})

it('a pincode of which no district is known still tells its state', () => {
  expect(placesOf({ state: 'Goa', districts: [], elsewhere: [] })).toEqual([{ state: 'Goa', district: '' }])
})
