import { fieldLabel as labelOf } from '../../../contract/form/field-words.ts'
import { gstFieldAt } from '../../../contract/gst/registration-fields.ts'
import type { GstRuleFacts } from '../../../contract/gst/registration-rules.ts'
import type { Text } from '../../../texts/catalogue.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'

/** What the lists are called themselves, and one row of each. */
const lists: Readonly<Record<string, Text>> = {
  people: gstRegistrationTexts.people,
  supplies: gstRegistrationTexts.goodsAndServices,
}
const rows: Readonly<Record<string, Text>> = {
  people: gstRegistrationTexts.person,
  supplies: gstRegistrationTexts.item,
  additional: gstRegistrationTexts.additionalPlace,
}

/** No field of this form is called otherwise by what was typed. */
const nothingTyped: GstRuleFacts = {
  draft: { constitution: '', panNo: '', reason: '', bankLater: false, people: [] },
  row: 0,
  today: '',
  adultAt: 0,
}

/** What a field is called on the form. */
export function fieldLabel(path: string): string {
  const { field } = gstFieldAt(path)
  return field ? labelOf(field, nothingTyped) : (lists[path]?.() ?? path)
}

/** 'Person 2, PAN' for 'people.1.panNo'. */
export function pathLabel(path: string): string {
  const [first = '', row, name] = path.split('.')
  const one = rows[first]
  return name && one
    ? gstRegistrationTexts.fieldOfRow({ row: one(), number: Number(row) + 1, field: fieldLabel(path) })
    : fieldLabel(path)
}
