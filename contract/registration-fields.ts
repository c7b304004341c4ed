import * as z from 'zod/mini'
import { checkTexts } from '../texts/en/checks.ts'
import { registrationFieldsTexts } from '../texts/en/registration-fields.ts'
import { fieldLabel } from './form/field-words.ts'
import { fieldsInGroup } from './form/fields-in-group.ts'
import type { Choice, FormField, FormShape } from './form/form-field.ts'
import { schemasOf } from './form/schemas-of.ts'
import { sentWhole } from './form/sent-whole.ts'
import { genderOptions, genders, genderWord } from './gender.ts'
import { today } from './kernel/dates.ts'
import { anyText, dayBeforeRules, emailText, requiredText } from './kernel/fields.ts'
import { mobileText, panText, pincodeText } from './kernel/identity-fields.ts'
import { keysOf, tableOf } from './kernel/keys-of.ts'
import { districtText, states } from './reference.ts'

/** The steps of the form, in their order. */
export const registrationSteps = {
  person: registrationFieldsTexts.person,
  shop: registrationFieldsTexts.shop,
  verify: registrationFieldsTexts.verify,
}
export type RegistrationStep = keyof typeof registrationSteps

/** The parts in which a registration is read, in their order. */
export const registrationSections = ['User Information', 'Shop Information'] as const
export type RegistrationSection = (typeof registrationSections)[number]

/** What the fields look at, and the places that the form has. */
export interface RegistrationForms extends FormShape {
  question: { idTypes: readonly Choice[] }
  group: RegistrationStep
  section: RegistrationSection
  paper: never
}
export type RegistrationField = FormField<RegistrationForms, unknown, string>

const adultAge = 18
const oldestAge = 120

/** The latest birthday of someone who is that old on the Indian day of now. */
function bornBy(age: number): string {
  const now = today()
  return `${Number(now.slice(0, 4)) - age}${now.slice(4)}`
}

export const latestBirthday = (): string => bornBy(adultAge)

/** Letters of any script with the signs that stand in names; digits and brackets are slips. */
const lettersOnly = z.regex(/^((?=.*\p{L})[\p{L}\p{M} .'’-]+)?$/u, { error: registrationFieldsTexts.lettersOnly })
const maybeText = (max: number) => z._default(anyText(max), '')
export const emailInSmall = emailText.check(z.toLowerCase())

const formOf = sentWhole<RegistrationForms>()
const person = formOf({ section: 'User Information', groups: ['person'] })

/** Who asks. The order is that of reading; the form has it on its first step. */
export const registrantFields = {
  fName: person(requiredText(60).check(lettersOnly), {
    read: 'First Name',
    label: registrationFieldsTexts.firstName,
    box: 'name',
    autofill: 'given-name',
  }),
  lName: person(maybeText(60).check(lettersOnly), {
    read: 'Last Name',
    label: registrationFieldsTexts.lastName,
    box: 'name',
    hint: registrationFieldsTexts.oneNameOnly,
    autofill: 'family-name',
    wanted: false,
  }),
  fatherName: person(requiredText(100).check(lettersOnly), {
    read: "Father's Name",
    label: registrationFieldsTexts.fathersName,
    box: 'name',
  }),
  gender: person(z.enum(genders, { error: checkTexts.required }), {
    read: 'Gender',
    label: registrationFieldsTexts.gender,
    choices: genderOptions,
    format: genderWord,
  }),
  dob: person(
    dayBeforeRules.check(
      z.refine((day) => day <= latestBirthday(), {
        error: () => registrationFieldsTexts.atLeastYearsOld({ years: adultAge }),
      }),
      z.refine((day) => day > bornBy(oldestAge), { error: registrationFieldsTexts.checkTheYear }),
    ),
    {
      read: 'DOB',
      label: registrationFieldsTexts.dateOfBirth,
      box: 'birth',
      days: { first: '1900-01-01', last: latestBirthday },
      autofill: 'bday',
      leavesWithTab: true,
    },
  ),
  mobileNo: person(mobileText, {
    read: 'Mobile No.',
    label: registrationFieldsTexts.mobileNumber,
    box: 'phone',
    autofill: 'tel-national',
  }),
  emailId: person(emailInSmall, {
    read: 'Email ID',
    label: registrationFieldsTexts.email,
    hint: registrationFieldsTexts.weSendACode,
    box: 'email',
    autofill: 'email',
  }),
  panNo: person(panText, {
    read: 'PAN',
    hint: registrationFieldsTexts.panCharacters,
    box: 'capitals',
    maxLength: 10,
    leavesWithTab: true,
  }),
}

const shopIn = (section: RegistrationSection) => formOf({ section, groups: ['shop'] })
const ofShop = shopIn('Shop Information')

/** The shop: what it is read as, and what its second step asks, each in its order. */
export const shopFields = {
  // What somebody becomes is read with the person.
  idType: shopIn('User Information')(requiredText(18).check(z.regex(/^\d+$/, { error: checkTexts.required })), {
    read: 'ID Type',
    label: registrationFieldsTexts.idType,
    after: 'shopName',
    offered: ({ idTypes }) => idTypes,
  }),
  shopName: ofShop(requiredText(100), {
    read: 'Shop Name',
    label: registrationFieldsTexts.shopName,
    box: 'name',
    autofill: 'organization',
  }),
  address1: ofShop(requiredText(100), {
    read: 'Address Line 1',
    label: registrationFieldsTexts.addressLine1,
    autofill: 'address-line1',
  }),
  address2: ofShop(maybeText(100), {
    read: 'Address Line 2',
    label: registrationFieldsTexts.addressLine2,
    autofill: 'address-line2',
    wanted: false,
  }),
  address3: ofShop(maybeText(100), {
    read: 'Address Line 3',
    label: registrationFieldsTexts.addressLine3,
    autofill: 'address-line3',
    wanted: false,
  }),
  // A place is read from the small to the large, and asked the other way round: the pincode fills in the rest.
  district: ofShop(districtText(60), {
    read: 'District',
    label: registrationFieldsTexts.district,
    after: 'state',
    autofill: 'address-level2',
  }),
  state: ofShop(z.enum(states, { error: checkTexts.required }), {
    read: 'State',
    label: registrationFieldsTexts.state,
    after: 'pin',
    autofill: 'address-level1',
  }),
  pin: ofShop(pincodeText, {
    read: 'Pincode',
    label: registrationFieldsTexts.pincode,
    after: 'address3',
    box: 'digits',
    maxLength: 10,
    autofill: 'postal-code',
  }),
}

/** Everything that the form asks beside the tick, of the person and of the shop. */
export const registrationFields = { ...registrantFields, ...shopFields } satisfies Record<string, RegistrationField>
export type RegistrationFieldName = keyof typeof registrationFields
export const registrationFieldNames = keysOf(registrationFields)

/** What is known of a field, whichever it is. */
export const registrationField = (name: RegistrationFieldName): RegistrationField => registrationFields[name]

/** The fields of a step, in the order of the screen. */
export const fieldsOfStep = (step: RegistrationStep): RegistrationFieldName[] =>
  fieldsInGroup<RegistrationFieldName>(registrationFields, step)

/** The fields that are read in a part, in their order. */
export const fieldsOfSection = (section: RegistrationSection): RegistrationFieldName[] =>
  registrationFieldNames.filter((name) => registrationField(name).section === section)

/** What a field is called where it is asked. */
export const registrationLabel = (name: RegistrationFieldName): string =>
  fieldLabel(registrationField(name), { idTypes: [] })

/** The same of each. */
export const registrationLabels = () => tableOf(registrationFieldNames, registrationLabel)

/** The form before anyone types. */
export const emptyRegistration = tableOf(registrationFieldNames, () => '')

/** The first step of the form: who asks. */
export const registrant = z.object(schemasOf(registrantFields, fieldsInGroup(registrantFields, 'person')))

/** The second step: the shop. */
export const shop = z.object(schemasOf(shopFields, fieldsInGroup(shopFields, 'shop')))

/** The tick below a form that tells of a person. */
export const consent = z.literal(true, { error: registrationFieldsTexts.tickThis })
