import { isPan } from '../kernel/ids.ts'
import { isPerson, type PanCategory, type PanType, panCategories } from './category.ts'

interface Holder {
  type: PanType
  category: PanCategory
  data: Partial<Record<'nameLast' | 'entityName' | 'panNo', string>>
}

/** The fourth letters that a PAN of this kind may have, the usual one first; lists of others give E and K to LLPs. */
export const fourthLetters = (category: PanCategory): string[] => [
  panCategories[category].letter,
  ...(category === 'llp' ? ['E', 'K'] : []),
]

/** The first letter of the name that a PAN is made from; '' where the name begins with none, such as 3M INDIA LIMITED. */
export function nameLetter(category: PanCategory, name: Partial<Record<'nameLast' | 'entityName', string>>): string {
  const whole = (isPerson(category) ? name.nameLast : name.entityName) ?? ''
  return /^[A-Z]/.exec(whole.trim().toUpperCase())?.[0] ?? ''
}

/**
 * What is wrong with a PAN for this applicant, or nothing. A correction keeps its number, whatever changes in the name;
 * a new one carries the holder's kind as its fourth letter and the name's first as its fifth.
 */
export function panMisfit(pan: string, { type, category, data }: Holder): string | undefined {
  if (!isPan(pan)) return 'Enter a PAN, such as ABCPD1234E'
  if (type === 'C') return data.panNo && data.panNo !== pan ? `A correction keeps its PAN, ${data.panNo}` : undefined
  const letters = fourthLetters(category)
  if (!letters.includes(pan.charAt(3)))
    return `The fourth letter must be ${letters.join(' or ')} for ${panCategories[category].label}`
  const first = nameLetter(category, data)
  return first && first !== pan.charAt(4)
    ? `The fifth letter must be ${first}, as the ${isPerson(category) ? 'last name' : 'name'} begins`
    : undefined
}
