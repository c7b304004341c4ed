import { isPan } from '../kernel/ids.ts'
import { type PanCategory, type PanType, panCategories } from './category.ts'
import type { PanDraft } from './draft.ts'

interface Holder {
  type: PanType
  category: PanCategory
  data: Partial<Pick<PanDraft, 'nameLast' | 'entityName' | 'panNo'>>
}

/** Older lists print E for limited liability partnerships. */
const lettersOf = (category: PanCategory): string[] =>
  category === 'llp' ? ['F', 'E'] : [panCategories[category].letter]

/**
 * What is wrong with a PAN for this applicant, or nothing. A correction keeps its number, whatever changes in the name;
 * a new one carries the holder's kind as its fourth letter and the name's first as its fifth.
 */
export function panMisfit(pan: string, { type, category, data }: Holder): string | undefined {
  if (!isPan(pan)) return 'Enter a PAN, such as ABCPD1234E'
  if (type === 'C') return data.panNo && data.panNo !== pan ? `A correction keeps its PAN, ${data.panNo}` : undefined
  const letters = lettersOf(category)
  if (!letters.includes(pan.charAt(3)))
    return `The fourth letter must be ${letters.join(' or ')} for ${panCategories[category].label}`
  const first = (data.entityName || data.nameLast || '').charAt(0)
  return first && first !== pan.charAt(4)
    ? `The fifth letter must be ${first}, as the ${category === 'individual' ? 'last name' : 'name'} begins`
    : undefined
}
