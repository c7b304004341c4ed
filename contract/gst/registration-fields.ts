import * as z from 'zod/mini'
import { fieldKinds, text } from '../form/field-kinds.ts'
import { fieldsInGroup } from '../form/fields-in-group.ts'
import type { Box, Choice, FieldPlace, FormField, FormShape } from '../form/form-field.ts'
import { wrongBy } from '../form/wrong-by.ts'
import { anyText, dayText, emailText, requiredText } from '../kernel/fields.ts'
import { draftMobileText, ifscText, mobileText, panText, pincodeText } from '../kernel/identity-fields.ts'
import { plainPincode } from '../kernel/ids.ts'
import { districtText, states } from '../reference.ts'
import { genderOptions, genders } from '../registration.ts'
import { constitutionNames, constitutionOptions, constitutions, isConstitution } from './constitution.ts'
import {
  activities,
  activityNames,
  liabilityNames,
  liabilityReasons,
  possessionNames,
  possessions,
} from './registration-choices.ts'
import {
  type GstRuleFacts,
  panHint,
  roleOf,
  wrongAadhaar,
  wrongBirth,
  wrongBusinessPan,
  wrongLiableFrom,
  wrongPersonPan,
  wrongSignatory,
} from './registration-rules.ts'

/** The steps of the form that ask something, in their order. */
export type GstStep = 'business' | 'place' | 'supply' | 'people' | 'review'
/** The groups of fields on them, each with its step. */
export const gstGroups = {
  business: 'business',
  place: 'place',
  supply: 'supply',
  bank: 'supply',
  person: 'people',
  signatory: 'people',
  consent: 'review',
} as const satisfies Record<string, GstStep>
export type GstGroup = keyof typeof gstGroups

interface GstForms extends FormShape {
  question: GstRuleFacts
  group: GstGroup
  section: 'Business' | 'Place' | 'Person'
  paper: never
}

export type GstFieldFacts = FormField<GstForms, unknown, string | boolean>
export type GstFields = Readonly<Record<string, GstFieldFacts>>

const { shaped, tick } = fieldKinds<GstForms>()

type Place = Omit<FieldPlace<GstForms, string>, 'asked' | 'paper' | 'screen' | 'section'> & {
  group?: GstGroup
  after?: string
  asked?: FieldPlace<GstForms, string>['asked']
  choices?: readonly Choice[]
  box?: Box
  most?: number
}

/** Fields of one group and part, which stand on no paper: the GST portal takes the form itself. */
const fieldsIn =
  (section: GstForms['section'] | null, group: GstGroup) =>
  <Schema>(schema: Schema, { group: other = group, after, box = 'plain', asked = () => true, ...place }: Place) => ({
    ...shaped(schema, {
      ...place,
      box,
      section,
      asked,
      screen: [{ group: other, after }],
      paper: { none: 'The GST portal has no form on paper' },
    }),
    choices: place.choices,
  })

const capitals = (max: number) => z._default(anyText(max).check(z.toUpperCase()), '')
const inCapitals = (value: string) => value.toUpperCase()
const choicesOf = (table: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }))
const portalHint = 'The GST portal sends its codes there.'
const chosenFrom = (names: readonly string[]) => wrongBy(z.enum(names, 'Required'))

const business = fieldsIn('Business', 'business')
/** Who asks for the GSTIN, where and why. */
export const businessFields = {
  constitution: business(text(20), {
    read: 'Constitution',
    label: 'Constitution of the business',
    choices: constitutionOptions,
    said: (name) => (isConstitution(name) ? constitutions[name].label : ''),
    check: chosenFrom(constitutionNames),
  }),
  legalName: business(text(100), {
    read: 'Legal name',
    label: 'Legal name, as in the PAN',
    check: wrongBy(requiredText(100)),
  }),
  panNo: business(capitals(10), {
    read: 'PAN',
    after: 'constitution',
    hint: panHint,
    most: 10,
    said: inCapitals,
    check: wrongBusinessPan(wrongBy(panText)),
  }),
  tradeName: business(text(100), { read: 'Trade name', check: wrongBy(requiredText(100)) }),
  emailId: business(text(254), { read: 'E-mail', hint: portalHint, box: 'email', check: wrongBy(emailText) }),
  mobileNo: business(draftMobileText, {
    read: 'Mobile',
    label: 'Mobile number',
    hint: portalHint,
    box: 'digits',
    check: wrongBy(mobileText),
  }),
  // They are read the other way round, in one line.
  district: business(text(50), {
    read: 'District and state',
    label: 'District',
    after: 'state',
    check: wrongBy(districtText(50)),
  }),
  state: business(text(50), {
    read: 'District and state',
    label: 'State',
    choices: states.map((state) => ({ value: state, label: state })),
    check: chosenFrom(states),
  }),
  reason: business(text(20), {
    read: 'Reason',
    label: 'Reason for registration',
    choices: choicesOf(liabilityReasons),
    check: chosenFrom(liabilityNames),
  }),
  liableFrom: business(text(10), {
    read: 'Liable since',
    hint: ({ draft }) => (draft.reason === 'voluntary' ? 'Can be left empty.' : undefined),
    box: 'day',
    check: wrongLiableFrom,
  }),
  composition: business(text(3), {
    read: 'Composition',
    label: 'Composition scheme',
    choices: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
    said: (value) => (value === 'yes' ? 'Yes' : 'No'),
    check: wrongBy(z.enum(['yes', 'no'], 'Required')),
  }),
}

const place = fieldsIn('Place', 'place')
/** A place of business, the principal one or another. */
export const placeFields = {
  address1: place(text(120), { read: 'Address', label: 'Building and street', check: wrongBy(requiredText(120)) }),
  address2: place(text(120), { read: 'Address', label: 'Locality and town', check: () => undefined }),
  pin: place(text(10).check(z.overwrite(plainPincode)), {
    read: 'Address',
    label: 'Pincode',
    box: 'digits',
    most: 10,
    check: wrongBy(pincodeText),
  }),
  possession: place(text(20), {
    read: 'Possession',
    label: 'Nature of possession',
    choices: choicesOf(possessions),
    check: chosenFrom(possessionNames),
  }),
  activity: place(text(20), {
    read: 'Activity',
    label: 'Nature of activity',
    choices: choicesOf(activities),
    check: chosenFrom(activityNames),
  }),
}

const supply = fieldsIn('Business', 'supply')
/** Goods or a service, by its code. */
export const supplyFields = {
  code: supply(text(8), {
    read: 'HSN or SAC',
    box: 'digits',
    most: 8,
    check: wrongBy(requiredText(8).check(z.regex(/^\d{4}(\d{2}){0,2}$/, 'Enter an HSN or SAC of 4, 6 or 8 digits'))),
  }),
  description: supply(text(120), { read: 'Description', check: wrongBy(requiredText(120)) }),
}

const asksBank = ({ draft }: GstRuleFacts): boolean => !draft.bankLater
const bank = fieldsIn('Business', 'bank')
export const bankFields = {
  accountNo: bank(text(30), {
    read: 'Bank account',
    label: 'Bank account number',
    asked: asksBank,
    box: 'digits',
    check: wrongBy(requiredText(30).check(z.regex(/^\d{9,18}$/, 'Enter the 9 to 18 digits of the account number'))),
  }),
  ifsc: bank(capitals(11), {
    read: 'Bank account',
    label: 'IFSC',
    asked: asksBank,
    most: 11,
    said: inCapitals,
    check: wrongBy(ifscText),
  }),
}

const person = fieldsIn('Person', 'person')
/** A promoter, partner or director. */
export const personFields = {
  // It is the title above the rest.
  name: fieldsIn(null, 'person')(text(75), { read: 'Name', check: wrongBy(requiredText(75)) }),
  fatherName: person(text(75), { read: "Father's name", check: wrongBy(requiredText(75)) }),
  dob: person(text(10), { read: 'Date of birth', box: 'day', check: wrongBirth(wrongBy(dayText)) }),
  gender: person(text(1), { read: 'Gender', choices: genderOptions, check: chosenFrom(genders) }),
  mobileNo: person(draftMobileText, {
    read: 'Mobile',
    label: 'Mobile number',
    box: 'digits',
    check: wrongBy(mobileText),
  }),
  emailId: person(text(254), { read: 'E-mail', box: 'email', check: wrongBy(emailText) }),
  panNo: person(capitals(10), {
    read: 'PAN',
    most: 10,
    said: inCapitals,
    check: wrongPersonPan(wrongBy(panText)),
  }),
  /** Masked once it is kept: the whole number is never sent to a browser with the rest. */
  aadhaarNo: person(text(20), {
    read: 'Aadhaar',
    label: 'Aadhaar number',
    hint: 'Kept sealed, shown masked.',
    box: 'digits',
    sealed: true,
    check: wrongAadhaar(wrongBy(requiredText(20))),
  }),
  address: person(text(200), { read: 'Address', check: wrongBy(requiredText(200)) }),
}

/** Who of the people signs, by the key of the person, and the word of all of them. */
export const endFields = {
  signatory: fieldsIn(null, 'signatory')(text(12), {
    read: 'Authorised signatory',
    offered: ({ draft }) =>
      draft.people.map(({ key, name }, i) => ({ value: key, label: name || `${roleOf(draft)} ${i + 1}` })),
    check: wrongSignatory,
  }),
  consent: tick({
    section: null,
    asked: () => true,
    read: 'Consent',
    screen: [{ group: 'consent' }],
    paper: { none: 'The GST portal has no form on paper' },
    check: (agreed) => (agreed ? undefined : 'Required'),
  }),
}

const flat: GstFields = { ...businessFields, ...bankFields, ...endFields }
/** The fields of each list of the form, by the first part of a path. */
const listed: Readonly<Record<string, GstFields>> = {
  place: placeFields,
  additional: placeFields,
  supplies: supplyFields,
  people: personFields,
}

/** The field at a path such as 'people.0.panNo', and the number of its row. */
export function gstFieldAt(path: string): { field: GstFieldFacts | undefined; row: number } {
  const parts = path.split('.')
  const [first = '', row] = parts
  const field = (parts.length === 1 ? flat : listed[first])?.[parts.at(-1) ?? '']
  return { field, row: parts.length > 2 ? Number(row) : 0 }
}

const tables: Readonly<Record<GstGroup, GstFields>> = {
  business: businessFields,
  place: placeFields,
  supply: supplyFields,
  bank: bankFields,
  person: personFields,
  signatory: endFields,
  consent: endFields,
}

/** The names of the fields of a group, in the order of the screen. */
export const gstFieldsOf = (group: GstGroup): string[] => fieldsInGroup(tables[group], group)
