import * as z from 'zod/mini'
import { anyText } from '../kernel/fields.ts'
import { draftMobileText } from '../kernel/identity-fields.ts'
import { plainPincode } from '../kernel/ids.ts'
import { keysOf } from '../kernel/keys-of.ts'

const text = (max: number) => z._default(anyText(max), '')
const capitals = (max: number) => z._default(anyText(max).check(z.toUpperCase()), '')
const tick = z._default(z.boolean('Invalid input'), false)

export const possessions = {
  owned: 'Owned',
  leased: 'Leased',
  rented: 'Rented',
  consent: 'Used with consent',
  shared: 'Shared',
} as const
export const possessionNames = keysOf(possessions)

export const activities = {
  retail: 'Retail business',
  wholesale: 'Wholesale business',
  factory: 'Factory or manufacturing',
  services: 'Office or supply of services',
  warehouse: 'Warehouse or godown',
  works: 'Works contract',
  trade: 'Export or import',
  others: 'Others',
} as const
export const activityNames = keysOf(activities)

export const liabilityReasons = {
  threshold: 'The turnover crossed the limit',
  'inter-state': 'Supply to another state',
  'e-commerce': 'Sale through an e-commerce operator',
  'reverse-charge': 'Tax under reverse charge',
  voluntary: 'Voluntary',
  others: 'Others',
} as const
export const liabilityNames = keysOf(liabilityReasons)

const place = z.object({
  address1: text(120),
  address2: text(120),
  pin: text(10).check(z.overwrite(plainPincode)),
  possession: text(20),
  activity: text(20),
})
export type GstPlace = z.infer<typeof place>

const supply = z.object({ code: text(8), description: text(120) })

const person = z.object({
  /** Made up by the form, so that a paper stays with its person when others come and go. */
  key: z.string('Required').check(z.regex(/^[a-z0-9]{1,12}$/, 'Invalid input')),
  name: text(75),
  fatherName: text(75),
  dob: text(10),
  mobileNo: draftMobileText,
  emailId: text(254),
  gender: text(1),
  panNo: capitals(10),
  /** Masked once it is kept: the whole number is never sent to a browser with the rest. */
  aadhaarNo: text(20),
  address: text(200),
})
export type GstPerson = z.infer<typeof person>

export const mostPlaces = 5
export const mostSupplies = 5
export const mostPeople = 10

const distinct = (people: readonly { key: string }[]) => new Set(people.map(({ key }) => key)).size === people.length

/** Everything that the form asks, half filled or not. */
export const gstDraft = z.object({
  constitution: text(20),
  legalName: text(100),
  panNo: capitals(10),
  tradeName: text(100),
  emailId: text(254),
  mobileNo: draftMobileText,
  state: text(50),
  district: text(50),
  reason: text(20),
  liableFrom: text(10),
  composition: text(3),
  place: z._default(place, () => emptyPlace()),
  additional: z._default(z.array(place).check(z.maxLength(mostPlaces, `At most ${mostPlaces}`)), () => []),
  supplies: z._default(z.array(supply).check(z.maxLength(mostSupplies, `At most ${mostSupplies}`)), () => []),
  bankLater: tick,
  accountNo: text(30),
  ifsc: capitals(11),
  people: z._default(
    z.array(person).check(z.maxLength(mostPeople, `At most ${mostPeople}`), z.refine(distinct, 'Invalid input')),
    () => [],
  ),
  /** The key of the person who signs. */
  signatory: text(12),
  consent: tick,
})
export type GstDraft = z.infer<typeof gstDraft>

export function emptyPlace(): GstPlace {
  return { address1: '', address2: '', pin: '', possession: '', activity: '' }
}

export const emptyPerson = (key: string): GstPerson => ({
  key,
  name: '',
  fatherName: '',
  dob: '',
  mobileNo: '',
  emailId: '',
  gender: '',
  panNo: '',
  aadhaarNo: '',
  address: '',
})
