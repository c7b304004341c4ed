import * as z from 'zod/mini'
import { anyText } from '../kernel/fields.ts'
import { draftMobileText } from '../kernel/identity-fields.ts'
import { plainApostrophes, plainDigits, plainPincode } from '../kernel/ids.ts'
import { plainPanMobile } from './mobile.ts'

const text = (max: number) => z._default(anyText(max), '')
const name = (max: number) => text(max).check(z.overwrite(plainApostrophes), z.toUpperCase())
const flag = z._default(z.boolean('Invalid input'), false)
const some = <const T extends readonly [string, ...string[]]>(...of: T) =>
  z._default(z.union([z.literal(''), z.enum(of)], 'Invalid input'), '' as const)

/** The three parts of a person's name. A single word is the last name. */
const nameParts = <P extends string>(prefix: P) =>
  ({
    [`${prefix}Last`]: name(75),
    [`${prefix}First`]: name(25),
    [`${prefix}Middle`]: name(25),
  }) as Record<`${P}Last` | `${P}First` | `${P}Middle`, ReturnType<typeof name>>

/** An address in the lines of the form. */
const addressLines = <P extends string>(prefix: P) =>
  ({
    [`${prefix}Flat`]: text(50),
    [`${prefix}Premises`]: text(50),
    [`${prefix}Road`]: text(50),
    [`${prefix}Area`]: text(50),
    [`${prefix}City`]: text(50),
    [`${prefix}State`]: text(50),
    [`${prefix}Pin`]: text(10).check(z.overwrite(plainPincode)),
    [`${prefix}Country`]: text(50),
  }) as Record<
    `${P}${'Flat' | 'Premises' | 'Road' | 'Area' | 'City' | 'State' | 'Pin' | 'Country'}`,
    ReturnType<typeof text>
  >

export const incomeSources = {
  salary: 'Salary',
  capital: 'Capital gains',
  business: 'Business or profession',
  house: 'House property',
  other: 'Other sources',
  none: 'No income',
} as const
export type IncomeSource = keyof typeof incomeSources
const sources = Object.keys(incomeSources) as [IncomeSource, ...IncomeSource[]]

/** What a correction changes. Nothing ticked means that only the card is printed again. */
export const panChanges = {
  name: 'Name',
  parents: "Father's or mother's name",
  born: 'Date of birth or incorporation',
  gender: 'Gender',
  photo: 'Photo',
  signature: 'Signature',
  address: 'Address for communication',
  contact: 'Mobile number or e-mail',
  aadhaar: 'Aadhaar number',
  surrender: 'Other PANs to give back',
} as const
export type PanChange = keyof typeof panChanges
const changes = Object.keys(panChanges) as [PanChange, ...PanChange[]]

/**
 * Everything that the forms ask, of whichever applicant, as one flat sheet: what does not apply stays empty. Only
 * lengths are checked here, so that a draft can be saved half done; the rules stand in `check-application.ts`.
 */
export const panDraft = z.object({
  // A person.
  title: some('Shri', 'Smt', 'Kumari'),
  ...nameParts('name'),
  cardName: name(85),
  knownByOther: flag,
  ...nameParts('other'),
  gender: some('M', 'F', 'T'),
  /** Birth; of an entity the day it was formed. */
  born: text(10),
  singleMother: flag,
  ...nameParts('father'),
  ...nameParts('mother'),
  cardParent: some('F', 'M'),
  aadhaarNo: text(14),
  aadhaarName: name(100),
  residency: some('resident', 'rnor', 'nri'),
  // A passport's number is pasted with blanks, as it is printed.
  passportNo: name(20).check(z.overwrite(plainDigits)),

  // An entity.
  entityName: name(125),
  registrationNo: name(40),
  signatoryName: name(75),
  signatoryFather: name(75),
  capacity: text(40),

  // Where.
  ...addressLines('home'),
  officeName: text(75),
  ...addressLines('office'),
  writeTo: some('R', 'O'),
  mobileNo: draftMobileText.check(z.overwrite(plainPanMobile)),
  emailId: text(100).check(z.toLowerCase()),
  stdCode: text(7),
  phoneNo: text(12),

  // Tax.
  aoArea: name(3),
  aoType: name(2),
  aoRange: text(3),
  aoNumber: text(2),
  income: z._default(z.array(z.enum(sources, 'Invalid input')).check(z.maxLength(6)), []),
  businessCode: text(2),

  // Who acts for a minor.
  withRepresentative: flag,
  raTitle: some('Shri', 'Smt', 'Kumari', 'M/s'),
  ...nameParts('ra'),
  raCapacity: text(40),
  raAadhaarNo: text(14),
  ...addressLines('ra'),

  // A correction.
  panNo: name(10),
  changes: z._default(z.array(z.enum(changes, 'Invalid input')).check(z.maxLength(10)), []),
  cardLost: flag,
  surrender: z._default(z.array(name(10)).check(z.maxLength(4)), []),

  // Papers, by the code of each list.
  identityProof: text(40),
  addressProof: text(40),
  birthProof: text(40),
  panProof: text(40),
  changeProof: text(40),
  raIdentityProof: text(40),
  raAddressProof: text(40),

  place: text(50),
  consent: flag,
})
export type PanDraft = z.infer<typeof panDraft>
export type PanField = keyof PanDraft
/** Fields that hold a text: all but ticks and lists. */
export type PanTextField = {
  [Field in PanField]: PanDraft[Field] extends string ? Field : never
}[PanField]

/** The two numbers that are sealed and come back masked; whoever leaves the mask keeps the number. */
export const sealedFields = ['aadhaarNo', 'raAadhaarNo'] as const satisfies readonly PanField[]

export const emptyDraft = (): PanDraft => panDraft.parse({})
