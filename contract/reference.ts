import * as z from 'zod/mini'
import { identityTexts } from '../texts/en/identity.ts'
import { endpoint } from './kernel/endpoint.ts'
import { requiredText } from './kernel/fields.ts'
import { pincodeText } from './kernel/identity-fields.ts'
import { anyone } from './kernel/role.ts'

/** The 28 states and 8 union territories of India, as they are called today and kept: what is printed on papers is English. */
export const states = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const

/** Older papers carry older names. */
const olderNames: Readonly<Record<string, (typeof states)[number]>> = {
  orissa: 'Odisha',
  uttaranchal: 'Uttarakhand',
  pondicherry: 'Puducherry',
  'dadra and nagar haveli': 'Dadra and Nagar Haveli and Daman and Diu',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
  'nct of delhi': 'Delhi',
}

/** The state that a paper means, as it is called today; nothing for what is none. */
export function stateNamed(written: string): string {
  const plain = written.toLowerCase().replaceAll('&', 'and').replaceAll(/\s+/g, ' ').trim()
  return states.find((state) => state.toLowerCase() === plain) ?? olderNames[plain] ?? ''
}

/** The name of a district, of which our list may not know every one: '56 APO' is one too, '@@' and 'x' are none. */
export const districtText = (max: number) =>
  requiredText(max).check(
    z.regex(/^[\p{L}\p{M}\p{N}\s.,'’()&/–-]+$/u, { error: identityTexts.district }),
    z.regex(/[\p{L}\p{M}]{2}/u, { error: identityTexts.district }),
  )

const area = z.object({ state: z.string(), districts: z.array(z.string()) })

/** Where a PIN lies. The likeliest state and district come first; a few PINs cross the border into another state. */
export const pincodeArea = z.extend(area, { elsewhere: z.array(area) })
export type PincodeArea = z.infer<typeof pincodeArea>

export interface StateAndDistrict {
  state: string
  district: string
}

/** Every district of a PIN with its state, the likeliest first; a state of which no district is known has an empty one. */
export function placesOf({ state, districts, elsewhere }: PincodeArea): StateAndDistrict[] {
  return [{ state, districts }, ...elsewhere].flatMap((one) =>
    (one.districts.length > 0 ? one.districts : ['']).map((district) => ({ state: one.state, district })),
  )
}

export const districtsOf = (places: readonly StateAndDistrict[]): string[] => [
  ...new Set(places.flatMap(({ district }) => (district ? [district] : []))),
]

export const getPincode = endpoint({
  method: 'GET',
  path: '/reference/pincode/:pin',
  reads: ['pincode'],
  summary: 'State and districts of a pincode',
  allow: anyone,
  params: z.object({ pin: pincodeText }),
  reply: pincodeArea,
})
