import type { ByCase } from '../form/form-field.ts'
import { isPerson } from './category.ts'
import {
  type AddressPrefix,
  asksEntity,
  asksPerson,
  isCorrection,
  isRepresented,
  type RuleFacts,
} from './check-facts.ts'

/** What a printed form is made of: what is asked for, and what was typed, with masked Aadhaar numbers. */
export type PaperFacts = Pick<RuleFacts, 'type' | 'category' | 'draft'>

interface PaperPart {
  title: ByCase<PaperFacts>
  /** Whether this application has the part; one without a row is left out anyhow. */
  on: (printed: PaperFacts) => boolean
}

const hasAddress = (prefix: AddressPrefix, { draft }: PaperFacts): boolean =>
  [draft[`${prefix}Flat`], draft[`${prefix}Area`], draft[`${prefix}City`], draft[`${prefix}Pin`]].some(Boolean)

/** The parts of the printed forms, in their order: 93 and CR-01 of people, 94 and CR-02 of entities. */
export const paperParts = {
  request: { title: 'What is asked for', on: isCorrection },
  name: { title: 'Full name, as in Aadhaar; no initials', on: asksPerson },
  person: { title: 'About the applicant', on: asksPerson },
  parents: { title: 'Parents; of married women too the father, not the husband', on: asksPerson },
  'entity name': { title: 'Full name of the entity', on: asksEntity },
  entity: { title: 'About the entity', on: asksEntity },
  signatory: {
    title: ({ category }) => (category === 'huf' ? 'Karta, who signs' : 'Authorised signatory'),
    on: asksEntity,
  },
  home: {
    title: ({ category }) => (isPerson(category) ? 'Residence' : 'Residence of the signatory'),
    on: (printed) => hasAddress('home', printed),
  },
  office: { title: 'Office', on: (printed) => hasAddress('office', printed) || printed.draft.officeName !== '' },
  contact: { title: 'Contact', on: () => true },
  tax: { title: 'Assessing officer and income', on: () => true },
  ra: {
    title: 'Representative assessee',
    on: ({ category, draft }) => isPerson(category) && isRepresented(draft),
  },
  papers: { title: 'Documents that are attached', on: () => true },
} as const satisfies Record<string, PaperPart>
export type PaperPartName = keyof typeof paperParts

/** What is known of a part, whichever it is. */
export const partFacts = (part: PaperPartName): PaperPart => paperParts[part]
