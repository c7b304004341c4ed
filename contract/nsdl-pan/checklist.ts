import { isPerson, type PanCategory, type PanType } from './category.ts'
import { isRepresented, type Represented } from './check-facts.ts'

/** What a clerk looks at before verifying, in the order of the papers. */
export const panChecks = {
  pages: 'Every page of the form is there, dated and signed',
  photo: 'The photo is clear, recent and of the right size',
  signature: 'The signature is complete, in black ink and inside its box',
  name: 'The name is as in the proof of identity',
  born: 'The date of birth is as in its proof',
  address: 'The address is as in its proof',
  representative: 'The representative, with both proofs, is in order',
  entity: 'Name and date of formation are as in the registration proof',
  signatory: 'The signatory may sign, and has signed with the seal',
  changes: 'What changes is ticked, and each change has its proof',
  panProof: 'The proof of the existing PAN is there',
  documents: 'The documents are legible, valid and on the list',
} as const
export type PanCheck = keyof typeof panChecks

interface Looked {
  category: PanCategory
  type: PanType
  data: Represented
}

/** The checks that one application needs; all of them must be ticked. */
export function checklistOf({ category, type, data }: Looked): PanCheck[] {
  const person = isPerson(category)
  return [
    'pages',
    ...(person ? (['photo', 'signature', 'name', 'born', 'address'] as const) : (['entity', 'signatory'] as const)),
    ...(person && isRepresented(data) ? (['representative'] as const) : []),
    ...(type === 'C' ? (['changes', 'panProof'] as const) : []),
    'documents',
  ]
}
