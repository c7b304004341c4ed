import type { ByCase } from '../form/form-field.ts'
import type { RuleFacts } from './check-facts.ts'

/** The steps of the form, in their order. */
export const panSteps = {
  correction: 'PAN and changes',
  applicant: 'Applicant',
  parents: 'Parents',
  entity: 'Entity',
  address: 'Address',
  ao: 'AO code',
  representative: 'Representative',
  papers: 'Documents',
  review: 'Review',
} as const
export type StepName = keyof typeof panSteps

interface StepGroup {
  step: StepName
  /** What its fields are about; without it they stand bare. */
  title?: ByCase<RuleFacts>
  /** Fields in a row on a wide screen; three unless told, and one below the other without a grid. */
  columns?: 1 | 2 | 3 | 4
}

/** The groups of fields on each step, in their order. */
export const stepGroups = {
  'pan-in-use': { step: 'correction', title: 'PAN in use', columns: 2 },
  changes: { step: 'correction', columns: 1 },
  surrender: { step: 'correction', title: 'Other PANs to give back', columns: 4 },
  name: { step: 'applicant', title: 'Full name, exactly as in Aadhaar' },
  'other-name': { step: 'applicant', title: 'The other name' },
  birth: { step: 'applicant', title: 'Birth, gender and residence' },
  aadhaar: { step: 'applicant', title: 'Aadhaar', columns: 2 },
  'single-mother': { step: 'parents', columns: 1 },
  father: { step: 'parents', title: 'Father' },
  mother: { step: 'parents', title: 'Mother' },
  'card-parent': { step: 'parents', columns: 2 },
  'entity-name': { step: 'entity', columns: 1 },
  entity: { step: 'entity', columns: 2 },
  signatory: { step: 'entity', title: ({ category }) => (category === 'huf' ? 'The Karta' : 'Who signs') },
  income: { step: 'address', columns: 2 },
  home: { step: 'address', title: 'Residence', columns: 4 },
  office: { step: 'address', title: 'Office', columns: 4 },
  contact: { step: 'address', title: 'Contact' },
  'ao-code': { step: 'ao', title: 'AO code', columns: 4 },
  representative: { step: 'representative', title: 'Representative' },
  ra: { step: 'representative', title: 'Address of the representative', columns: 4 },
  papers: { step: 'papers', columns: 2 },
  consent: { step: 'review', columns: 1 },
} as const satisfies Record<string, StepGroup>
export type GroupName = keyof typeof stepGroups

/** What is known of a group, whichever it is. */
export const groupFacts = (group: GroupName): StepGroup => stepGroups[group]

/** The parts of the sheet, in the order in which it is read. */
export const sectionNames = [
  'Applicant',
  'Parents',
  'Residence',
  'Office',
  'Contact',
  'Tax',
  'Representative',
  'Correction',
  'Documents',
] as const
export type SectionName = (typeof sectionNames)[number]
