import { formatDate } from '../kernel/dates.ts'
import type { PanValue } from './field-kinds.ts'
import { factsOf, fieldsOfSection, type PanField } from './fields.ts'
import { type SectionName, sectionNames } from './form-places.ts'

/** The sheet part by part, each with its fields. */
export const sheetSections: readonly { title: SectionName; fields: readonly PanField[] }[] = sectionNames.map(
  (title) => ({
    title,
    fields: fieldsOfSection(title),
  }),
)

/** What a field says, for people; nothing where it is empty. */
export const fieldWords = (field: PanField, value: PanValue | undefined): string =>
  wordsOf(value, (one) => chosenWords(field, one))

/** The same before it is sent in, when some are told more of. */
export const reviewWords = (field: PanField, value: PanValue): string =>
  wordsOf(value, (one) => factsOf(field).reviewed?.(one) ?? chosenWords(field, one))

function wordsOf(value: PanValue | undefined, said: (one: string) => string): string {
  if (value === undefined || value === false || value === '') return ''
  if (value === true) return 'Yes'
  return typeof value === 'string' ? said(value) : value.map(said).join(', ')
}

/** What was typed or chosen, as it is read. */
function chosenWords(field: PanField, value: string): string {
  const { choices, said, box } = factsOf(field)
  if (said) return said(value)
  if (box === 'day') return formatDate(value)
  const choice = choices?.find((one) => one.value === value)
  return choice ? (choice.read ?? choice.label) : value
}
