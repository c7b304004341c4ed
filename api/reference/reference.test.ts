import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { districtText, type PincodeArea, states } from '../../contract/reference.ts'
import { assetPath } from '../platform/files/asset-path.ts'
import { Browser } from '../testing/browser.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { allPincodes, readPincodes } from './read-pincodes.ts'

const house = await openTestHouse({ RATE_SCALE: '100' })
const ask = (pin: string) => new Browser(house).get<PincodeArea & { message?: string }>(`/reference/pincode/${pin}`)

describe('a pincode', () => {
  test.each<[string, PincodeArea]>([
    ['411001', { state: 'Maharashtra', districts: ['Pune'], elsewhere: [] }],
    ['110001', { state: 'Delhi', districts: ['New Delhi'], elsewhere: [] }],
    ['500072', { state: 'Telangana', districts: ['Medchal–Malkajgiri'], elsewhere: [] }],
    ['400111', { state: 'Maharashtra', districts: [], elsewhere: [] }],
    ['194101', { state: 'Ladakh', districts: ['Leh'], elsewhere: [] }],
    ['396210', { state: 'Dadra and Nagar Haveli and Daman and Diu', districts: ['Daman'], elsewhere: [] }],
    ['500001', { state: 'Telangana', districts: ['Hyderabad'], elsewhere: [] }],
    ['492001', { state: 'Chhattisgarh', districts: ['Raipur'], elsewhere: [] }],
    ['211001', { state: 'Uttar Pradesh', districts: ['Prayagraj'], elsewhere: [] }],
    ['586101', { state: 'Karnataka', districts: ['Vijayapura'], elsewhere: [] }],
    ['194105', { state: 'Ladakh', districts: ['Kargil'], elsewhere: [] }],
    [
      '605106',
      {
        state: 'Puducherry',
        districts: ['Puducherry'],
        elsewhere: [{ state: 'Tamil Nadu', districts: ['Cuddalore', 'Villupuram'] }],
      },
    ],
  ])('%s is found', async (pin, area) => {
    const { status, body } = await ask(pin)
    expect([status, body]).toEqual([200, area])
  })

  test('lies in a district whose name every form takes', () => {
    const lines = readFileSync(assetPath('pincodes.txt'), 'utf8').split('\n').filter(Boolean)
    const names = lines.map((line) => line.split('|')[1] ?? '').filter(Boolean)
    expect(new Set(names).size).toBeGreaterThan(700)
    expect(names.filter((name) => !districtText(50).safeParse(name).success)).toEqual([])
  })

  test.each(['999999', '012345', '41100', 'pune'])('%s does not exist', async (pin) => {
    expect((await ask(pin)).status).toBe(404)
  })
})

describe('the list of pincodes', () => {
  test('knows every state and union territory by its name of today, and no other', () => {
    const named = [...new Set([...allPincodes().values()].flat().map(({ state }) => state))].sort()
    expect(named).toEqual([...states])
  })

  test('holds the 19,586 PINs of the directory but two of the army, and 754 districts, all well formed, none twice in one district', () => {
    const pins = [...allPincodes()]
    expect(pins).toHaveLength(19_584)
    const places = [...new Set([...allPincodes().values()].flat())].filter(({ district }) => district !== '')
    expect(new Set(places.map(({ state, district }) => `${state}|${district}`)).size).toBe(754)
    expect(pins.filter(([pin]) => !/^[1-9]\d{5}$/.test(pin))).toEqual([])
    expect(pins.filter(([, places]) => new Set(places).size < places.length)).toEqual([])
  })

  test('is small, and names no state or district with a sign of the old spelling', () => {
    const text = readFileSync(assetPath('pincodes.txt'), 'utf8')
    expect(text.length).toBeLessThan(250_000)
    expect(text).not.toMatch(/[&()]/)
  })

  test('is read from runs and single numbers, the first line of a PIN first', () => {
    const read = readPincodes('Goa|North Goa|403:001-002,009 404:100\nKerala|Idukki|403:009\n')
    expect([...read.keys()]).toEqual(['403001', '403002', '403009', '404100'])
    expect(read.get('403009')).toEqual([
      { state: 'Goa', district: 'North Goa' },
      { state: 'Kerala', district: 'Idukki' },
    ])
  })
})
