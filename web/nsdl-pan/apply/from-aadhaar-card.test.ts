import { describe, expect, it } from 'vitest'
import { anAadhaarCode } from '../../testing/aadhaar-code.ts'
import { readAadhaarCode } from '../../ui/aadhaar-qr/read-aadhaar-code.ts'
import { fromAadhaarCard } from './from-aadhaar-card.ts'

async function filledFrom(change: Parameters<typeof anAadhaarCode>[0]) {
  const card = await readAadhaarCode(await anAadhaarCode(change))
  return card && fromAadhaarCard(card)
}

it('a card fills in name, birth, gender, father and address, in the lines of the form', async () => {
  expect(await filledFrom({})).toEqual({
    nameLast: 'NAMUNA',
    nameFirst: 'RAVI',
    nameMiddle: 'KUMAR',
    cardName: 'RAVI KUMAR NAMUNA',
    aadhaarName: 'RAVI KUMAR NAMUNA',
    born: '1990-04-05',
    gender: 'M',
    fatherLast: 'NAMUNA',
    fatherFirst: 'SHYAM',
    fatherMiddle: 'LAL',
    homeFlat: '12/4',
    homePremises: 'NEAR OLD TANK',
    homeRoad: 'EXAMPLE ROAD',
    homeArea: 'KIDWAI NAGAR',
    homeCity: 'KANPUR NAGAR',
    homeState: 'Uttar Pradesh',
    homePin: '208011',
  })
})

it('a name of one word is the last name', async () => {
  expect(await filledFrom({ name: 'Ravi' })).toMatchObject({ nameLast: 'RAVI', cardName: 'RAVI' })
})

describe('who stands beside the address', () => {
  it.each([
    ['D/O: Shyam Lal', { fatherLast: 'LAL', fatherFirst: 'SHYAM' }],
    ['s/o shyam', { fatherLast: 'SHYAM' }],
  ])('is a parent: %s', async (careOf, father) => expect(await filledFrom({ careOf })).toMatchObject(father))

  it.each(['W/O Shyam Lal', 'C/O Shyam Lal', '', 'Shyam'])('is none that the form asks for: %s', async (careOf) =>
    expect(await filledFrom({ careOf })).not.toHaveProperty('fatherLast'),
  )
})

it.each([
  ['ORISSA', 'Odisha'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['Pondicherry', 'Puducherry'],
])('the state %s is %s on the form', async (state, kept) => {
  expect(await filledFrom({ state })).toMatchObject({ homeState: kept })
})

it('a state that is none, and a year instead of a birthday, are left to be typed', async () => {
  const filled = await filledFrom({ state: 'Atlantis', born: '1990' })
  expect(filled).not.toHaveProperty('homeState')
  expect(filled).not.toHaveProperty('born')
})

it('a line that is longer than the form ends with a whole word', async () => {
  const house = 'House number twelve of the second lane behind the old water tank'
  expect(await filledFrom({ house })).toMatchObject({ homeFlat: 'HOUSE NUMBER TWELVE OF THE SECOND LANE BEHIND THE' })
})
