import type { TextInputProps } from '@mantine/core'
import type { Option } from '../../../contract/kernel/fields.ts'
import type { PanCategory } from '../../../contract/nsdl-pan/category.ts'
import { entityRules } from '../../../contract/nsdl-pan/check-entity.ts'
import type { PanQuestion } from '../../../contract/nsdl-pan/check-facts.ts'
import { pinLabel } from '../../../contract/nsdl-pan/check-places.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import type { Box } from '../../../contract/nsdl-pan/field-kinds.ts'
import { factsOf, type PanField } from '../../../contract/nsdl-pan/fields.ts'

/** Fields that hold a tick. */
export type TickField = {
  [Field in PanField]: PanDraft[Field] extends boolean ? Field : never
}[PanField]

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a field is called on the form. */
export function labelOf(field: PanField, { category, draft }: Pick<PanQuestion, 'category' | 'draft'>): string {
  if (field === 'born' && category !== 'individual') return entityRules[category].bornLabel
  if (field === 'signatoryName' && category === 'huf') return 'Name of the Karta'
  if (field === 'signatoryFather' && category === 'huf') return "Karta's father's name"
  const { label, read } = factsOf(field)
  return label ?? pinLabel(field, draft) ?? capital(read)
}

const boxes: Record<Box, TextInputProps> = {
  plain: { autoComplete: 'off' },
  capitals: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  digits: { autoComplete: 'off', inputMode: 'numeric' },
  phone: { autoComplete: 'off', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'off', type: 'email' },
  day: { autoComplete: 'off', type: 'date' },
}

/** How the box of a text field behaves. */
export function lookOf(field: PanField): TextInputProps {
  const { box, most, hint } = factsOf(field)
  return { ...boxes[box], maxLength: box === 'day' ? undefined : most, description: hint }
}

/** Fields that are kept in capitals: they turn so when one leaves them. */
export const isCapital = (field: PanField): boolean => factsOf(field).box === 'capitals'

/** The choices of a field; nothing for one that is typed. */
export function choicesOf(field: PanField, category: PanCategory): readonly Option[] | undefined {
  if (field === 'capacity' && category !== 'individual')
    return entityRules[category].capacities.map((capacity) => ({ value: capacity, label: capacity }))
  return factsOf(field).choices
}
