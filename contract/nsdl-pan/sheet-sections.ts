import { proofLabel } from './documents.ts'
import type { PanDraft } from './draft.ts'
import { type SectionName, sectionNames } from './field-kinds.ts'
import { factsOf, fieldsOfSection, type PanField } from './fields.ts'

/** The sheet part by part, each with its fields. */
export const sheetSections: readonly { title: SectionName; fields: readonly PanField[] }[] = sectionNames.map(
  (title) => ({
    title,
    fields: fieldsOfSection(title),
  }),
)

/** What a field says, for people; nothing where it is empty. Days stay as they are kept. */
export function fieldWords(field: PanField, value: PanDraft[PanField] | undefined): string {
  if (value === undefined || value === false || value === '') return ''
  if (value === true) return 'Yes'
  const said = (one: string) => (field.endsWith('Proof') ? proofLabel(one) : (chosenWords(field, one) ?? one))
  return typeof value === 'string' ? said(value) : value.map(said).join(', ')
}

/** What was chosen, as it is read. */
function chosenWords(field: PanField, value: string): string | undefined {
  const choice = factsOf(field).choices?.find((one) => one.value === value)
  return choice && (choice.read ?? choice.label)
}
