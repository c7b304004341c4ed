import { gstFormTexts } from '../../texts/en/gst-form.ts'
import { wrongFields } from '../form/check-fields.ts'
import { businessFields } from './fields/business-fields.ts'
import { endFields, personFields } from './fields/person-fields.ts'
import { placeFields } from './fields/place-fields.ts'
import { bankFields, supplyFields } from './fields/supply-fields.ts'
import type { GstDraft } from './registration-draft.ts'
import type { GstFields } from './registration-field-kinds.ts'
import { type RegistrationDay, wrongPeople } from './registration-rules.ts'

/** What is wrong, by the path of its field: 'people.0.panNo'. */
export type GstFormErrors = Record<string, string>

type Row = Readonly<Record<string, string | boolean>>

/** Everything that keeps a registration from being sent in; nothing where it is whole. */
export function checkRegistration(draft: GstDraft, day: RegistrationDay): GstFormErrors {
  const { people, supplies, additional, place, ...flat } = draft
  const wrongOf = (fields: GstFields, typed: Row, row = 0): GstFormErrors =>
    wrongFields(fields, typed, { ...day, draft, row })
  /** A row of a list is judged by itself, beside the form that it stands in. */
  const wrongIn = (path: string, fields: GstFields, rows: readonly Row[]): GstFormErrors =>
    Object.fromEntries(rows.flatMap((typed, row) => under(`${path}.${row}`, wrongOf(fields, typed, row))))
  const crowd = wrongPeople(draft)
  return {
    ...wrongOf(businessFields, flat),
    ...Object.fromEntries(under('place', wrongOf(placeFields, place))),
    ...wrongIn('additional', placeFields, additional),
    ...(supplies.length === 0 && { supplies: gstFormTexts.nameAtLeastOne() }),
    ...wrongIn('supplies', supplyFields, supplies),
    ...wrongOf(bankFields, flat),
    ...(crowd && { people: crowd }),
    ...wrongIn('people', personFields, people),
    ...wrongOf(endFields, flat),
  }
}

const under = (path: string, wrong: GstFormErrors): [string, string][] =>
  Object.entries(wrong).map(([name, why]) => [`${path}.${name}`, why])
