import type { Text } from '../../texts/catalogue.ts'
import { panFieldsTexts } from '../../texts/en/pan-fields.ts'
import { said } from '../../texts/said.ts'
import type { ByCase } from '../form/form-field.ts'
import { keysOf } from '../kernel/keys-of.ts'
import type { RuleFacts } from './check-facts.ts'

/** The steps of the form, in their order. */
export const panSteps = said({
  correction: panFieldsTexts.panAndChanges,
  applicant: panFieldsTexts.applicant,
  parents: panFieldsTexts.parents,
  entity: panFieldsTexts.entity,
  address: panFieldsTexts.address,
  ao: panFieldsTexts.aoCode,
  representative: panFieldsTexts.representative,
  papers: panFieldsTexts.documents,
  review: panFieldsTexts.review,
})
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
  'pan-in-use': { step: 'correction', title: panFieldsTexts.panInUse, columns: 2 },
  changes: { step: 'correction', columns: 1 },
  surrender: { step: 'correction', title: panFieldsTexts.otherPansToGiveBack, columns: 4 },
  name: { step: 'applicant', title: panFieldsTexts.fullNameAsInAadhaar },
  'other-name': { step: 'applicant', title: panFieldsTexts.theOtherName },
  birth: { step: 'applicant', title: panFieldsTexts.birthGenderAndResidence },
  aadhaar: { step: 'applicant', title: panFieldsTexts.aadhaar, columns: 2 },
  'single-mother': { step: 'parents', columns: 1 },
  father: { step: 'parents', title: panFieldsTexts.father },
  mother: { step: 'parents', title: panFieldsTexts.mother },
  'card-parent': { step: 'parents', columns: 2 },
  'entity-name': { step: 'entity', columns: 1 },
  entity: { step: 'entity', columns: 2 },
  signatory: {
    step: 'entity',
    title: ({ category }) => (category === 'huf' ? panFieldsTexts.theKarta() : panFieldsTexts.whoSigns()),
  },
  income: { step: 'address', columns: 2 },
  home: { step: 'address', title: panFieldsTexts.residence, columns: 4 },
  office: { step: 'address', title: panFieldsTexts.office, columns: 4 },
  contact: { step: 'address', title: panFieldsTexts.contact },
  'ao-code': { step: 'ao', title: panFieldsTexts.aoCode, columns: 4 },
  representative: { step: 'representative', title: panFieldsTexts.representative },
  ra: { step: 'representative', title: panFieldsTexts.addressOfTheRepresentative, columns: 4 },
  papers: { step: 'papers', columns: 2 },
  consent: { step: 'review', columns: 1 },
} as const satisfies Record<string, StepGroup>
export type GroupName = keyof typeof stepGroups

/** What is known of a group, whichever it is. */
export const groupFacts = (group: GroupName): StepGroup => stepGroups[group]

/** The parts of the sheet, in the order in which it is read, and what each is called. */
const sections = {
  Applicant: panFieldsTexts.applicant,
  Parents: panFieldsTexts.parents,
  Residence: panFieldsTexts.residence,
  Office: panFieldsTexts.office,
  Contact: panFieldsTexts.contact,
  Tax: panFieldsTexts.tax,
  Representative: panFieldsTexts.representative,
  Correction: panFieldsTexts.correction,
  Documents: panFieldsTexts.documents,
} as const satisfies Record<string, Text>
export type SectionName = keyof typeof sections
export const sectionNames = keysOf(sections)
export const sectionTitle = (name: SectionName): string => sections[name]()
