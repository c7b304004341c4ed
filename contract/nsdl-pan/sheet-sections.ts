import { proofLabel } from './documents.ts'
import { incomeSources, type PanDraft, type PanField, panChanges } from './draft.ts'

const nameLabels = <P extends string>(prefix: P, whose: string) =>
  ({
    [`${prefix}Last`]: whose ? `${whose} last name` : 'Last name',
    [`${prefix}First`]: whose ? `${whose} first name` : 'First name',
    [`${prefix}Middle`]: whose ? `${whose} middle name` : 'Middle name',
  }) as Record<`${P}Last` | `${P}First` | `${P}Middle`, string>

const addressLabels = <P extends string>(prefix: P) =>
  ({
    [`${prefix}Flat`]: 'Flat, room or door',
    [`${prefix}Premises`]: 'Premises or village',
    [`${prefix}Road`]: 'Road or post office',
    [`${prefix}Area`]: 'Area or taluka',
    [`${prefix}City`]: 'Town or district',
    [`${prefix}State`]: 'State',
    [`${prefix}Pin`]: 'Pincode',
    [`${prefix}Country`]: 'Country',
  }) as Record<`${P}${'Flat' | 'Premises' | 'Road' | 'Area' | 'City' | 'State' | 'Pin' | 'Country'}`, string>

/** The sheet part by part, as it is read: each field with its name for people. */
export const sheetSections: Readonly<Record<string, Readonly<Partial<Record<PanField, string>>>>> = {
  Applicant: {
    title: 'Title',
    ...nameLabels('name', ''),
    entityName: 'Name of the entity',
    cardName: 'Name on the card',
    ...nameLabels('other', 'Other'),
    gender: 'Gender',
    born: 'Date of birth or formation',
    aadhaarNo: 'Aadhaar',
    aadhaarName: 'Name as in Aadhaar',
    residency: 'Residency',
    passportNo: 'Passport No.',
    registrationNo: 'Registration No.',
    signatoryName: 'Signatory',
    signatoryFather: "Signatory's father",
    capacity: 'Capacity',
  },
  Parents: {
    singleMother: 'Mother is a single parent',
    ...nameLabels('father', "Father's"),
    ...nameLabels('mother', "Mother's"),
    cardParent: 'Parent on the card',
  },
  Residence: addressLabels('home'),
  Office: { officeName: 'Name of the office', ...addressLabels('office') },
  Contact: {
    writeTo: 'Write to',
    mobileNo: 'Mobile No.',
    emailId: 'Email',
    stdCode: 'STD code',
    phoneNo: 'Phone',
  },
  Tax: {
    aoArea: 'AO area code',
    aoType: 'AO type',
    aoRange: 'AO range code',
    aoNumber: 'AO number',
    income: 'Income',
    businessCode: 'Business code',
  },
  Representative: {
    raTitle: 'Title',
    ...nameLabels('ra', ''),
    raCapacity: 'Capacity',
    raAadhaarNo: 'Aadhaar',
    ...addressLabels('ra'),
    raIdentityProof: 'Proof of identity',
    raAddressProof: 'Proof of address',
  },
  Correction: {
    panNo: 'Existing PAN',
    changes: 'What changes',
    cardLost: 'The card is lost',
    surrender: 'PANs to give back',
  },
  Documents: {
    identityProof: 'Proof of identity',
    addressProof: 'Proof of address',
    birthProof: 'Proof of birth',
    panProof: 'Proof of PAN',
    changeProof: 'Proof of the change',
    place: 'Place',
  },
}

const words: Partial<Record<PanField, Record<string, string>>> = {
  gender: { M: 'Male', F: 'Female', T: 'Transgender' },
  residency: { resident: 'Resident', rnor: 'Resident but not ordinarily resident', nri: 'Non-resident' },
  cardParent: { F: 'Father', M: 'Mother' },
  writeTo: { R: 'Residence', O: 'Office' },
  income: incomeSources,
  changes: panChanges,
}

/** What a field says, for people; nothing where it is empty. Days stay as they are kept. */
export function fieldWords(field: PanField, value: PanDraft[PanField] | undefined): string {
  if (value === undefined || value === false || value === '') return ''
  if (value === true) return 'Yes'
  const said = (one: string) => (field.endsWith('Proof') ? proofLabel(one) : (words[field]?.[one] ?? one))
  return typeof value === 'string' ? said(value) : value.map(said).join(', ')
}
