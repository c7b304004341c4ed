import { keysOf } from '../../../contract/kernel/keys-of.ts'
import { isPerson } from '../../../contract/nsdl-pan/category.ts'
import { asksTax, needsRepresentative, type PanQuestion, type Wrong } from '../../../contract/nsdl-pan/check-facts.ts'
import { proofFields } from '../../../contract/nsdl-pan/documents.ts'
import { type PanField, panDraft } from '../../../contract/nsdl-pan/draft.ts'

const all = keysOf(panDraft.shape)
const beginning = (...prefixes: string[]) =>
  all.filter((field) => prefixes.some((prefix) => new RegExp(`^${prefix}[A-Z]`).test(field)))

const steps = {
  correction: { title: 'PAN and changes', fields: ['panNo', 'changes', 'cardLost', 'surrender'] },
  applicant: {
    title: 'Applicant',
    fields: [
      'title',
      ...beginning('name', 'other'),
      'cardName',
      'knownByOther',
      'gender',
      'born',
      'residency',
      'passportNo',
      'aadhaarNo',
      'aadhaarName',
      'withRepresentative',
    ],
  },
  parents: { title: 'Parents', fields: ['singleMother', ...beginning('father', 'mother'), 'cardParent'] },
  entity: {
    title: 'Entity',
    fields: ['entityName', 'born', 'registrationNo', 'signatoryName', 'signatoryFather', 'capacity'],
  },
  address: {
    title: 'Address',
    fields: [
      'income',
      'businessCode',
      ...beginning('home', 'office'),
      'writeTo',
      'mobileNo',
      'emailId',
      'stdCode',
      'phoneNo',
    ],
  },
  ao: { title: 'AO code', fields: ['aoArea', 'aoType', 'aoRange', 'aoNumber'] },
  representative: {
    title: 'Representative',
    fields: beginning('ra').filter((field) => !field.endsWith('Proof')),
  },
  papers: { title: 'Documents', fields: [...proofFields, 'place'] },
  review: { title: 'Review', fields: ['consent'] },
} as const satisfies Record<string, { title: string; fields: readonly PanField[] }>

export type StepName = keyof typeof steps

export const stepTitle = (name: StepName): string => steps[name].title

/** The steps of the form for what is asked; a minor's has one more. */
export function stepsFor(question: PanQuestion): StepName[] {
  const person = isPerson(question.category)
  const asked: Record<StepName, boolean> = {
    correction: question.type === 'C',
    applicant: person,
    parents: person,
    entity: !person,
    address: true,
    ao: asksTax(question),
    representative: needsRepresentative(question),
    papers: true,
    review: true,
  }
  return keysOf(steps).filter((name) => asked[name])
}

/** The step on which a field stands. */
export function stepOf(field: string, among: readonly StepName[]): StepName | undefined {
  return among.find((name) => (steps[name].fields as readonly string[]).includes(field))
}

/** What is wrong on one step, in the order of its fields. */
export const wrongOn = (name: StepName, wrong: Wrong): PanField[] =>
  (steps[name].fields as readonly PanField[]).filter((field) => wrong[field] !== undefined)
