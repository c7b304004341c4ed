import { expect, it } from 'vitest'
import { districtText, placesOf, states } from './reference.ts'

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

it.each(['Medchal–Malkajgiri', 'Mau', 'Leh', '56 APO', 'Y.S.R. Kadapa', "Cox's Bazar", 'North 24 Parganas', 'मऊ'])(
  '%s can be the name of a district',
  (name) => expect(districtText(60).safeParse(name).success).toBe(true),
)

it.each(['x', '123', '@@@@', 'Pune@', '- -', '<b>Pune'])('%s is the name of no district', (name) =>
  expect(districtText(60).safeParse(name).error?.issues[0]?.message).toBe('Enter the name of the district'),
)
