import * as z from 'zod/mini'
import type { Text } from '../texts/catalogue.ts'
import { checkTexts } from '../texts/en/checks.ts'
import { kycFieldsTexts } from '../texts/en/kyc-fields.ts'
import { fieldLabel } from './form/field-words.ts'
import { fieldsInGroup } from './form/fields-in-group.ts'
import { type FormField, type FormShape, resolve } from './form/form-field.ts'
import { schemasOf } from './form/schemas-of.ts'
import { sentWhole } from './form/sent-whole.ts'
import { bankOfIfsc } from './kernel/bank-of-ifsc.ts'
import { requiredText } from './kernel/fields.ts'
import { gstBelongsToPan, maybeGstinText } from './kernel/gstin-field.ts'
import { ifscText } from './kernel/identity-fields.ts'
import { isAadhaar } from './kernel/ids.ts'
import { keysOf } from './kernel/keys-of.ts'
import type { KycKind } from './kyc-moves.ts'
import { type RegistrationForms, registrantFields, shopFields } from './registration-fields.ts'

interface Step {
  /** Whom it is asked of. */
  of: KycKind
  title: Text
  /** What a person is asked to complete before it can be handed in, as a sentence. */
  wants: Text
}

/** The steps before the documents, in their order. */
export const kycSteps = {
  business: { of: 'merchant', title: kycFieldsTexts.business, wants: kycFieldsTexts.completeBusiness },
  'business-identity': {
    of: 'merchant',
    title: kycFieldsTexts.identity,
    wants: kycFieldsTexts.completeBusinessIdentity,
  },
  person: { of: 'staff', title: kycFieldsTexts.person, wants: kycFieldsTexts.completePerson },
  'person-identity': { of: 'staff', title: kycFieldsTexts.identity, wants: kycFieldsTexts.completePersonIdentity },
} as const satisfies Record<string, Step>
export type DetailStep = keyof typeof kycSteps

/** The steps that are asked of somebody. */
export const stepsOf = (kind: KycKind): DetailStep[] => keysOf(kycSteps).filter((step) => kycSteps[step].of === kind)

/**
 * The parts in which the details are read, in their order, and of whom. Of an owner the person is read too, as it is known from
 * the registration; of an owner's staff neither the business nor its bank is asked.
 */
const kycSections = {
  business: ['merchant'],
  person: ['merchant', 'staff'],
  identity: ['merchant', 'staff'],
  bank: ['merchant'],
} as const satisfies Record<string, readonly KycKind[]>
type KycSection = keyof typeof kycSections

/** What the fields look at, and the places that the form has. */
export interface KycForms extends FormShape {
  question: {
    kind: KycKind
    /** The Aadhaar number that is kept, masked; empty while there is none. */
    keptAadhaar: string
  }
  group: DetailStep
  section: KycSection
  paper: never
}
export type KycField = FormField<KycForms, unknown, string>

const fieldsIn = (section: KycSection, ...groups: DetailStep[]) =>
  sentWhole<KycForms>()({
    section,
    groups,
    asked: ({ kind }) => groups.some((step) => kycSteps[step].of === kind),
  })

/** A field that a registration asks, too, and that is read under the name that it has there on the form. */
function asRegistered<Schema>(field: FormField<RegistrationForms, Schema, string>) {
  const question = { idTypes: [] }
  const { schema, maxLength, autofill, days, choices, screen } = field
  return [
    schema,
    {
      read: () => fieldLabel(field, question),
      hint: () => resolve(field.hint, question),
      box: resolve(field.box, question),
      wanted: resolve(field.wanted, question),
      after: screen[0]?.after,
      maxLength,
      autofill,
      days,
      choices,
    },
  ] as const
}

const spaceless = z.overwrite((typed: string) => typed.replace(/[\s-]/g, ''))
/** Empty where a number is kept already and shall stay: the kept one is never sent to a browser whole. */
const aadhaarText = z.string({ error: checkTexts.required }).check(
  spaceless,
  z.maxLength(12, { error: kycFieldsTexts.enterTheTwelveDigits }),
  z.refine((typed) => typed === '' || isAadhaar(typed), { error: kycFieldsTexts.notAnAadhaarNumber }),
)
const accountText = requiredText(30).check(
  spaceless,
  z.regex(/^\d{9,18}$/, { error: kycFieldsTexts.enterTheAccountNumber }),
)

const business = fieldsIn('business', 'business')
const businessFields = {
  bussName: business(requiredText(100), { read: kycFieldsTexts.businessName, box: 'name', autofill: 'organization' }),
  address1: business(...asRegistered(shopFields.address1)),
  address2: business(...asRegistered(shopFields.address2)),
  address3: business(...asRegistered(shopFields.address3)),
  district: business(...asRegistered(shopFields.district)),
  state: business(...asRegistered(shopFields.state)),
  pin: business(...asRegistered(shopFields.pin)),
}

const person = fieldsIn('person', 'person')
const [firstName, ofFirstName] = asRegistered(registrantFields.fName)
const personFields = {
  fName: person(firstName, { ...ofFirstName, hint: kycFieldsTexts.asYourPanCardSays }),
  lName: person(...asRegistered(registrantFields.lName)),
  fatherName: person(...asRegistered(registrantFields.fatherName)),
  gender: person(...asRegistered(registrantFields.gender)),
  dob: person(...asRegistered(registrantFields.dob)),
}

const identity = fieldsIn('identity', 'business-identity', 'person-identity')
const identityFields = {
  panNo: identity(...asRegistered(registrantFields.panNo)),
  aadharNo: identity(aadhaarText, {
    read: kycFieldsTexts.aadhaarNumber,
    hint: ({ keptAadhaar: kept }) => (kept ? kycFieldsTexts.keptLeaveEmpty({ kept }) : kycFieldsTexts.twelveDigits()),
    wanted: ({ keptAadhaar }) => keptAadhaar === '',
    box: 'digits',
    maxLength: 14,
    sealed: true,
  }),
}

const bank = fieldsIn('bank', 'business-identity')
const bankFields = {
  gstNo: bank(maybeGstinText, {
    read: 'GSTIN',
    hint: kycFieldsTexts.ifYourBusinessHasOne,
    after: 'panNo',
    box: 'capitals',
    maxLength: 15,
    wanted: false,
  }),
  accountNo: bank(accountText, {
    read: kycFieldsTexts.bankAccountNumber,
    hint: kycFieldsTexts.theAccountOfTheCheque,
    box: 'digits',
  }),
  ifsc: bank(ifscText, {
    read: 'IFSC',
    hint: kycFieldsTexts.printedOnTheCheque,
    tells: bankOfIfsc,
    box: 'capitals',
    maxLength: 11,
  }),
}

/**
 * Every field of KYC, described once. The schemas of the steps, the form, the check of what is missing, what is kept and what is
 * read come from here. The order is that of reading.
 */
export const kycFields = {
  ...businessFields,
  ...personFields,
  ...identityFields,
  ...bankFields,
} satisfies Record<string, KycField>
export type KycFieldName = keyof typeof kycFields
export const kycFieldNames = keysOf(kycFields)

/** What is known of a field, whichever it is. */
export const kycField = (name: KycFieldName): KycField => kycFields[name]

/** The fields of a step, in the order of the screen. */
export const fieldsOfStep = (step: DetailStep): KycFieldName[] => fieldsInGroup<KycFieldName>(kycFields, step)

/** The fields that are read of somebody, part by part. */
export const fieldsRead = (kind: KycKind): KycFieldName[] =>
  keysOf(kycSections)
    .filter((section) => kycSections[section].some((one) => one === kind))
    .flatMap((section) => kycFieldNames.filter((name) => kycField(name).section === section))

const stepOf = <Fields extends Readonly<Record<string, FormField<KycForms, unknown, string>>>>(
  step: DetailStep,
  fields: Fields,
) => schemasOf(fields, fieldsInGroup(fields, step))

/** What each step holds. */
export const detailSteps = {
  business: z.object(stepOf('business', businessFields)),
  'business-identity': z
    .object(stepOf('business-identity', { ...identityFields, ...bankFields }))
    .check(gstBelongsToPan),
  person: z.object(stepOf('person', personFields)),
  'person-identity': z.object(stepOf('person-identity', identityFields)),
} as const
