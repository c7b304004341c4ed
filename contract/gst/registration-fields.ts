import { fieldsInGroup } from '../form/fields-in-group.ts'
import { businessFields } from './fields/business-fields.ts'
import { endFields, personFields } from './fields/person-fields.ts'
import { placeFields } from './fields/place-fields.ts'
import { bankFields, supplyFields } from './fields/supply-fields.ts'
import type { GstFieldFacts, GstFields, GstGroup } from './registration-field-kinds.ts'

const flat: GstFields = { ...businessFields, ...bankFields, ...endFields }
/** The fields of each list of the form, by the first part of a path. */
const listed: Readonly<Record<string, GstFields>> = {
  place: placeFields,
  additional: placeFields,
  supplies: supplyFields,
  people: personFields,
}

/** The field at a path such as 'people.0.panNo', and the number of its row. */
export function gstFieldAt(path: string): { field: GstFieldFacts | undefined; row: number } {
  const parts = path.split('.')
  const [first = '', row] = parts
  const field = (parts.length === 1 ? flat : listed[first])?.[parts.at(-1) ?? '']
  return { field, row: parts.length > 2 ? Number(row) : 0 }
}

const tables: Readonly<Record<GstGroup, GstFields>> = {
  business: businessFields,
  place: placeFields,
  supply: supplyFields,
  bank: bankFields,
  person: personFields,
  signatory: endFields,
  consent: endFields,
}

/** The names of the fields of a group, in the order of the screen. */
export const gstFieldsOf = (group: GstGroup): string[] => fieldsInGroup(tables[group], group)
