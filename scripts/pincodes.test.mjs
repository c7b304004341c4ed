import { expect, it } from 'vitest'
import { writePincodes } from './pincodes.mjs'

const office = (pincode, state, district) => ({ pincode, state, district })

it('post offices become one line per district, with runs of PINs', () => {
  const offices = [403001, 403002, 403005, 404100, 403002].map((pin) => office(pin, 'Goa', 'North Goa'))
  expect(writePincodes(offices)).toBe('Goa|North Goa|403:001-002,005 404:100\n')
})

it('a PIN in several districts stands first where most of its offices are', () => {
  const offices = [
    office(605101, 'Pondicherry', 'Pondicherry'),
    office(605101, 'Tamil Nadu', 'Villupuram'),
    office(605101, 'Tamil Nadu', 'Villupuram'),
  ]
  expect(writePincodes(offices)).toBe('Tamil Nadu|Villupuram|605:101\nPuducherry|Puducherry|605:101\n')
})

it.each([
  ['Chattisgarh', 'Bijapur(CGH)', 'Chhattisgarh|Bijapur'],
  ['Karnataka', 'Bijapur(KAR)', 'Karnataka|Vijayapura'],
  ['Bihar', 'Aurangabad(BH)', 'Bihar|Aurangabad'],
  ['Maharashtra', 'Aurangabad', 'Maharashtra|Chhatrapati Sambhajinagar'],
  ['Jammu & Kashmir', 'Leh', 'Ladakh|Leh'],
  ['Daman & Diu', 'Diu', 'Dadra and Nagar Haveli and Daman and Diu|Diu'],
  ['Orissa', 'Puri', 'Odisha|Puri'],
  ['Uttaranchal', 'Almora', 'Uttarakhand|Almora'],
])('%s, %s is called %s today', (state, district, today) => {
  expect(writePincodes([office(100001, state, district)])).toBe(`${today}|100:001\n`)
})
