import * as z from 'zod/mini'
import { draftMobileText } from '../kernel/identity-fields.ts'
import { plainDigits } from '../kernel/ids.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { businessCodes, incomeSources, panChanges, representativeCapacities } from './choices.ts'
import { addressLines, nameParts } from './field-groups.ts'
import {
  type Choice,
  chosen,
  type FieldFacts,
  inCapitals,
  name,
  type SectionName,
  type StepName,
  several,
  shaped,
  text,
  tick,
  typed,
} from './field-kinds.ts'
import { plainPanMobile } from './mobile.ts'

const plainChoices = <Value extends string>(...values: Value[]) => values.map((value) => ({ value, label: value }))
const choicesOf = (table: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }))
const businessChoices: Choice[] = Object.entries(businessCodes)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([value, label]) => ({ value, label: `${value} ${label}`, read: value }))

const applicant = { section: 'Applicant', step: 'applicant' } as const
const entity = { section: 'Applicant', step: 'entity' } as const
const parents = { section: 'Parents', step: 'parents' } as const
const contact = { section: 'Contact', step: 'address' } as const
const tax = { section: 'Tax', step: 'ao' } as const
const acting = { section: 'Representative', step: 'representative' } as const
const correction = { section: 'Correction', step: 'correction' } as const
const papers = { section: 'Documents', step: 'papers' } as const
const encrypted = '12 digits. We keep it encrypted.'

/**
 * Every field that the forms ask for, of whichever applicant, described once: the draft, its steps, the boxes of the form,
 * the sheet that is read and the sheet that is exported come from here. A field that lacks a part does not compile. The
 * order is that of the form. When a field may stay empty, and what is wrong with it, the rules say (`check-application.ts`).
 */
export const panFields = {
  // A correction.
  panNo: inCapitals(10, {
    ...correction,
    read: 'Existing PAN',
    label: 'PAN in use',
    hint: '10 characters, such as ABCPD1234E.',
  }),
  changes: several(z._default(z.array(z.enum(keysOf(panChanges), 'Invalid input')).check(z.maxLength(10)), []), {
    ...correction,
    read: 'What changes',
    choices: choicesOf(panChanges),
  }),
  cardLost: tick({ ...correction, read: 'The card is lost', label: 'The card is lost or stolen' }),
  surrender: several(z._default(z.array(name(10)).check(z.maxLength(4)), []), {
    ...correction,
    read: 'PANs to give back',
  }),

  // A person.
  title: chosen(['Shri', 'Smt', 'Kumari'], {
    ...applicant,
    read: 'Title',
    choices: plainChoices('Shri', 'Smt', 'Kumari'),
  }),
  ...nameParts('name', {
    ...applicant,
    hints: {
      Last: 'In full. A name of one word goes here.',
      First: 'In full, without initials and titles.',
      Middle: 'One initial is fine here.',
    },
  }),
  entityName: inCapitals(125, {
    ...entity,
    read: 'Name of the entity',
    hint: "In full, as its papers have it, without 'M/S'.",
  }),
  cardName: inCapitals(85, {
    ...applicant,
    read: 'Name on the card',
    hint: 'First and middle name may be shortened, never the last name.',
  }),
  knownByOther: tick({ ...applicant, section: null, read: 'Has ever been known by another name' }),
  ...nameParts('other', { ...applicant, whose: 'Other' }),
  /** Birth; of an entity the day it was formed. */
  born: typed(
    10,
    { ...applicant, step: ['applicant', 'entity'], read: 'Date of birth or formation', label: 'Date of birth' },
    'day',
  ),
  gender: chosen(['M', 'F', 'T'], {
    ...applicant,
    read: 'Gender',
    choices: [
      { value: 'M', label: 'Male' },
      { value: 'F', label: 'Female' },
      { value: 'T', label: 'Transgender' },
    ],
  }),
  residency: chosen(['resident', 'rnor', 'nri'], {
    ...applicant,
    read: 'Residency',
    choices: [
      { value: 'resident', label: 'Lives in India', read: 'Resident' },
      {
        value: 'rnor',
        label: 'Back from abroad, not ordinarily resident (RNOR)',
        read: 'Resident but not ordinarily resident',
      },
      { value: 'nri', label: 'Lives abroad (NRI)', read: 'Non-resident' },
    ],
  }),
  // A passport's number is pasted with blanks, as it is printed.
  passportNo: shaped(name(20).check(z.overwrite(plainDigits)), {
    ...applicant,
    read: 'Passport No.',
    label: 'Passport number',
    box: 'capitals',
    most: 20,
  }),
  aadhaarNo: typed(14, { ...applicant, read: 'Aadhaar', label: 'Aadhaar number', hint: encrypted }, 'digits'),
  aadhaarName: inCapitals(100, {
    ...applicant,
    read: 'Name as in Aadhaar',
    hint: 'Letter by letter, as Aadhaar has it.',
  }),
  withRepresentative: tick({
    ...applicant,
    section: null,
    read: 'Somebody acts for the applicant, who cannot act alone',
  }),

  // An entity.
  registrationNo: inCapitals(40, { ...entity, read: 'Registration No.', label: 'Registration number' }),
  signatoryName: inCapitals(75, { ...entity, read: 'Signatory', label: 'Name of who signs' }),
  signatoryFather: inCapitals(75, { ...entity, read: "Signatory's father", label: "Father's name of who signs" }),
  capacity: typed(40, { ...entity, read: 'Capacity' }),

  // Parents.
  singleMother: tick({
    ...parents,
    read: 'Mother is a single parent',
    label: 'The mother is a single parent; only her name is given',
  }),
  ...nameParts('father', { ...parents, whose: "Father's" }),
  ...nameParts('mother', { ...parents, whose: "Mother's" }),
  cardParent: chosen(['F', 'M'], {
    ...parents,
    read: 'Parent on the card',
    choices: [
      { value: 'F', label: "Father's name", read: 'Father' },
      { value: 'M', label: "Mother's name", read: 'Mother' },
    ],
  }),

  // Where.
  income: several(z._default(z.array(z.enum(keysOf(incomeSources), 'Invalid input')).check(z.maxLength(6)), []), {
    section: 'Tax',
    step: 'address',
    read: 'Income',
    label: 'Sources of income',
    choices: choicesOf(incomeSources),
  }),
  businessCode: typed(2, {
    section: 'Tax',
    step: 'address',
    read: 'Business code',
    label: 'Business or profession',
    choices: businessChoices,
  }),
  ...addressLines('home', { section: 'Residence', step: 'address' }),
  officeName: typed(75, { section: 'Office', step: 'address', read: 'Name of the office' }),
  ...addressLines('office', { section: 'Office', step: 'address' }),
  writeTo: chosen(['R', 'O'], {
    ...contact,
    read: 'Write to',
    label: 'Write to the',
    choices: [
      { value: 'R', label: 'Residence' },
      { value: 'O', label: 'Office' },
    ],
  }),
  // Room for the country and blanks; it is made plain when one leaves it.
  mobileNo: shaped(draftMobileText.check(z.overwrite(plainPanMobile)), {
    ...contact,
    read: 'Mobile No.',
    label: 'Mobile number',
    box: 'phone',
    most: 20,
  }),
  emailId: shaped(text(100).check(z.toLowerCase()), {
    ...contact,
    read: 'Email',
    label: 'E-mail',
    box: 'email',
    most: 100,
  }),
  stdCode: typed(7, { ...contact, read: 'STD code' }, 'digits'),
  phoneNo: typed(12, { ...contact, read: 'Phone' }, 'digits'),

  // Whose ward it is assessed in.
  aoArea: inCapitals(3, { ...tax, read: 'AO area code' }),
  aoType: inCapitals(2, { ...tax, read: 'AO type' }),
  aoRange: typed(3, { ...tax, read: 'AO range code' }, 'digits'),
  aoNumber: typed(2, { ...tax, read: 'AO number' }, 'digits'),

  // Who acts for a minor.
  raTitle: chosen(['Shri', 'Smt', 'Kumari', 'M/s'], {
    ...acting,
    read: 'Title',
    choices: plainChoices('Shri', 'Smt', 'Kumari', 'M/s'),
  }),
  ...nameParts('ra', acting),
  raCapacity: typed(40, {
    ...acting,
    read: 'Capacity',
    label: 'Acts as',
    choices: plainChoices(...representativeCapacities),
  }),
  raAadhaarNo: typed(14, { ...acting, read: 'Aadhaar', label: 'Aadhaar number', hint: encrypted }, 'digits'),
  ...addressLines('ra', acting),
  raIdentityProof: typed(40, { ...acting, step: 'papers', read: 'Proof of identity' }),
  raAddressProof: typed(40, { ...acting, step: 'papers', read: 'Proof of address' }),

  // Papers, by the code of each list.
  identityProof: typed(40, { ...papers, read: 'Proof of identity' }),
  addressProof: typed(40, { ...papers, read: 'Proof of address' }),
  birthProof: typed(40, { ...papers, read: 'Proof of birth' }),
  panProof: typed(40, { ...papers, read: 'Proof of PAN' }),
  changeProof: typed(40, { ...papers, read: 'Proof of the change' }),
  place: typed(50, { ...papers, read: 'Place', hint: 'Where the form is signed.' }),
  consent: tick({ section: null, step: 'review', read: 'Consent' }),
} satisfies Record<string, FieldFacts<z.core.$ZodType>>

export type PanField = keyof typeof panFields
export const panFieldNames = keysOf(panFields)

/** What is known of a field, whichever it is. */
export const factsOf = (field: PanField): FieldFacts<unknown> => panFields[field]

/** The fields that a step asks for, in the order of the form. */
export const fieldsOfStep = (step: StepName): PanField[] =>
  panFieldNames.filter((field) => [factsOf(field).step].flat().includes(step))

/** The fields that are read in a part of the sheet. */
export const fieldsOfSection = (section: SectionName): PanField[] =>
  panFieldNames.filter((field) => factsOf(field).section === section)
