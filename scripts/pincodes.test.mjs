import { expect, it } from 'vitest'
import { writePincodes } from './pincodes.mjs'

const csv = (...rows) => ['pincode,state,district,offices', ...rows].join('\n')

it('post offices become one line per district, with runs of PINs', () => {
  const rows = [403001, 403002, 403005, 404100].map((pin) => `${pin},GOA,NORTH GOA,3`)
  expect(writePincodes(csv(...rows))).toBe('Goa|North Goa|403:001-002,005 404:100\n')
})

it('a PIN in several districts stands first where most of its offices are', () => {
  const rows = ['605101,PUDUCHERRY,PONDICHERRY,2', '605101,TAMIL NADU,VILLUPURAM,9']
  expect(writePincodes(csv(...rows))).toBe('Tamil Nadu|Villupuram|605:101\nPuducherry|Puducherry|605:101\n')
})

it('a PIN of which nothing is known lies in the state of most PINs around it, without a district', () => {
  const rows = [
    '403001,GOA,NORTH GOA,3',
    '403002,GOA,SOUTH GOA,1',
    '403003,KERALA,IDUKKI,9',
    '403522,NA,NA,1',
    '999001,NA,NA,1',
  ]
  expect(writePincodes(csv(...rows)).split('\n')).toContain('Goa||403:522')
  expect(writePincodes(csv(...rows))).not.toContain('999')
})

it('army post offices lie nowhere', () => {
  expect(writePincodes(csv('403001,GOA,NORTH GOA,3', '900056,GOA,NORTH GOA,1'))).toBe('Goa|North Goa|403:001\n')
})

it.each([
  ['CHHATTISGARH', 'BIJAPUR', 'Chhattisgarh|Bijapur'],
  ['BIHAR', 'AURANGABAD', 'Bihar|Aurangabad'],
  ['MAHARASHTRA', 'AURANGABAD', 'Maharashtra|Chhatrapati Sambhajinagar'],
  ['DELHI', 'NORTH WEST', 'Delhi|North West Delhi'],
  ['TELANGANA', 'MEDCHAL MALKAJGIRI', 'Telangana|Medchal–Malkajgiri'],
  ['ANDHRA PRADESH', 'NTR', 'Andhra Pradesh|NTR'],
  ['CHHATTISGARH', 'JANJGIR-CHAMPA', 'Chhattisgarh|Janjgir-Champa'],
  ['THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU', 'DIU', 'Dadra and Nagar Haveli and Daman and Diu|Diu'],
  ['JAMMU AND KASHMIR', 'POONCH', 'Jammu and Kashmir|Poonch'],
])('%s, %s is called %s today', (state, district, today) => {
  expect(writePincodes(csv(`100001,${state},${district},1`))).toBe(`${today}|100:001\n`)
})
