import { panFieldsTexts } from '../../texts/en/pan-fields.ts'
import { fieldWords } from '../form/field-words.ts'
import type { PanValue } from './field-kinds.ts'
import { factsOf, fieldsOfSection, type PanField } from './fields.ts'
import { sectionNames, sectionTitle } from './form-places.ts'

/** The sheet part by part, each with its fields. */
export const sheetSections = sectionNames.map((name) => ({
  name,
  get title() {
    return sectionTitle(name)
  },
  fields: fieldsOfSection(name),
}))

/** What a field says, for people; nothing where it is empty. */
export const sheetWords = (field: PanField, value: PanValue | undefined): string =>
  wordsOf(value, (one) => fieldWords(factsOf(field), one))

/** The same before it is sent in, when some are told more of. */
export const reviewWords = (field: PanField, value: PanValue): string =>
  wordsOf(value, (one) => factsOf(field).reviewed?.(one) ?? fieldWords(factsOf(field), one))

function wordsOf(value: PanValue | undefined, said: (one: string) => string): string {
  if (value === undefined || value === false || value === '') return ''
  if (value === true) return panFieldsTexts.yes()
  return typeof value === 'string' ? said(value) : value.map(said).join(', ')
}
