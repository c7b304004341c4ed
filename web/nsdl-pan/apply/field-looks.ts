import type { TextInputProps } from '@mantine/core'
import type { Option } from '../../../contract/kernel/fields.ts'
import type { PanCategory } from '../../../contract/nsdl-pan/category.ts'
import { entityRules } from '../../../contract/nsdl-pan/check-entity.ts'
import type { PanQuestion } from '../../../contract/nsdl-pan/check-facts.ts'
import { pinLabel } from '../../../contract/nsdl-pan/check-places.ts'
import { representativeCapacities } from '../../../contract/nsdl-pan/check-representative.ts'
import { businessOptions } from '../../../contract/nsdl-pan/check-tax.ts'
import type { PanDraft, PanField } from '../../../contract/nsdl-pan/draft.ts'
import { sheetSections } from '../../../contract/nsdl-pan/sheet-sections.ts'
import { states } from '../../../contract/reference.ts'

/** Fields that hold a tick. */
export type TickField = {
  [Field in PanField]: PanDraft[Field] extends boolean ? Field : never
}[PanField]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const read: Partial<Record<string, string>> = Object.assign({}, ...Object.values(sheetSections))

const own: Partial<Record<PanField, string>> = {
  born: 'Date of birth',
  knownByOther: 'Has ever been known by another name',
  withRepresentative: 'Somebody acts for the applicant, who cannot act alone',
  singleMother: 'The mother is a single parent; only her name is given',
  cardLost: 'The card is lost or stolen',
  mobileNo: 'Mobile number',
  emailId: 'E-mail',
  passportNo: 'Passport number',
  registrationNo: 'Registration number',
  aadhaarNo: 'Aadhaar number',
  raAadhaarNo: 'Aadhaar number',
  panNo: 'PAN in use',
  consent: 'Consent',
  signatoryName: 'Name of who signs',
  signatoryFather: "Father's name of who signs",
  businessCode: 'Business or profession',
  writeTo: 'Write to the',
  income: 'Sources of income',
  raCapacity: 'Acts as',
}

/** What a field is called on the form. */
export function labelOf(field: PanField, { category, draft }: Pick<PanQuestion, 'category' | 'draft'>): string {
  if (field === 'born' && category !== 'individual') return entityRules[category].bornLabel
  if (field === 'signatoryName' && category === 'huf') return 'Name of the Karta'
  if (field === 'signatoryFather' && category === 'huf') return "Karta's father's name"
  return own[field] ?? pinLabel(field, draft) ?? capital(read[field] ?? field)
}

const capitals: TextInputProps = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }
const digits: TextInputProps = { autoComplete: 'off', inputMode: 'numeric' }

const looks: Partial<Record<PanField, TextInputProps>> = {
  nameLast: { description: 'In full. A name of one word goes here.' },
  nameFirst: { description: 'In full, without initials and titles.' },
  nameMiddle: { description: 'One initial is fine here.' },
  cardName: { description: 'First and middle name may be shortened, never the last name.', maxLength: 85 },
  aadhaarNo: { ...digits, maxLength: 14, description: '12 digits. We keep it encrypted.' },
  raAadhaarNo: { ...digits, maxLength: 14, description: '12 digits. We keep it encrypted.' },
  aadhaarName: { description: 'Letter by letter, as Aadhaar has it.', maxLength: 100 },
  // Room for the country and blanks; it is made plain when one leaves it.
  mobileNo: { ...digits, maxLength: 20, type: 'tel', inputMode: 'tel' },
  emailId: { type: 'email', autoComplete: 'off', maxLength: 100 },
  stdCode: { ...digits, maxLength: 7 },
  phoneNo: { ...digits, maxLength: 12 },
  passportNo: { ...capitals, maxLength: 20 },
  panNo: { ...capitals, maxLength: 10, description: '10 characters, such as ABCPD1234E.' },
  registrationNo: { ...capitals, maxLength: 40 },
  entityName: { ...capitals, maxLength: 125, description: "In full, as its papers have it, without 'M/S'." },
  signatoryName: { maxLength: 75 },
  signatoryFather: { maxLength: 75 },
  aoArea: { ...capitals, maxLength: 3 },
  aoType: { ...capitals, maxLength: 2 },
  aoRange: { ...digits, maxLength: 3 },
  aoNumber: { ...digits, maxLength: 2 },
  officeName: { maxLength: 75 },
  place: { ...capitals, maxLength: 50, description: 'Where the form is signed.' },
  born: { type: 'date', autoComplete: 'off' },
}
const written = /^(name|other|father|mother|ra)(Last|First|Middle)$/

/** How the box of a text field behaves. */
export function lookOf(field: PanField): TextInputProps {
  if (written.test(field)) return { ...capitals, maxLength: field.endsWith('Last') ? 75 : 25, ...looks[field] }
  if (/(Flat|Premises|Road|Area|City|Country)$/.test(field)) return { autoComplete: 'off', maxLength: 50 }
  if (field.endsWith('Pin')) return { ...digits, maxLength: 10 }
  return { autoComplete: 'off', ...looks[field] }
}

/** Fields that are kept in capitals: they turn so when one leaves them. */
export const isCapital = (field: PanField): boolean =>
  written.test(field) ||
  ['cardName', 'aadhaarName', 'passportNo', 'entityName', 'registrationNo', 'signatoryName'].includes(field) ||
  ['signatoryFather', 'aoArea', 'aoType', 'panNo'].includes(field)

const pair = (value: string, label = value): Option => ({ value, label })
const titles = ['Shri', 'Smt', 'Kumari'].map((title) => pair(title))

const choices: Partial<Record<PanField, readonly Option[]>> = {
  title: titles,
  raTitle: [...titles, pair('M/s')],
  gender: [pair('M', 'Male'), pair('F', 'Female'), pair('T', 'Transgender')],
  residency: [
    pair('resident', 'Lives in India'),
    pair('rnor', 'Back from abroad, not ordinarily resident (RNOR)'),
    pair('nri', 'Lives abroad (NRI)'),
  ],
  cardParent: [pair('F', "Father's name"), pair('M', "Mother's name")],
  writeTo: [pair('R', 'Residence'), pair('O', 'Office')],
  raCapacity: representativeCapacities.map((capacity) => pair(capacity)),
  businessCode: businessOptions,
  homeState: states.map((state) => pair(state)),
  officeState: states.map((state) => pair(state)),
  raState: states.map((state) => pair(state)),
}

/** The choices of a field; nothing for one that is typed. */
export function choicesOf(field: PanField, category: PanCategory): readonly Option[] | undefined {
  if (field === 'capacity' && category !== 'individual')
    return entityRules[category].capacities.map((capacity) => pair(capacity))
  return choices[field]
}
