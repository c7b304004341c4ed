import { resolve } from '../../../contract/form/form-field.ts'
import type { Option } from '../../../contract/kernel/fields.ts'
import type { PanDraft, PanTextField } from '../../../contract/nsdl-pan/draft.ts'
import { factsOf, type PanField } from '../../../contract/nsdl-pan/fields.ts'
import type { GroupName } from '../../../contract/nsdl-pan/form-places.ts'
import type { PanQuestion } from '../../../contract/nsdl-pan/pan-question.ts'
import { say } from '../../../texts/say.ts'

/** Fields that hold a tick. */
export type TickField = {
  [Field in PanField]: PanDraft[Field] extends boolean ? Field : never
}[PanField]

/** Fields that hold several of a list. */
export type ListField = Exclude<PanField, TickField | PanTextField>

export const isTick = (field: PanField, draft: PanDraft): field is TickField => typeof draft[field] === 'boolean'
export const isText = (field: PanField, draft: PanDraft): field is PanTextField => typeof draft[field] === 'string'

const placeIn = (field: PanField, group: GroupName) => factsOf(field).screen.find((place) => place.group === group)

/** Whether a field has its box in a group now. */
export function isShown(field: PanField, group: GroupName, question: PanQuestion): boolean {
  const place = placeIn(field, group)
  return place !== undefined && factsOf(field).asked(question) && (place.when?.(question) ?? true)
}

/** What a field is called on the form. */
export function labelOf(field: PanField, question: PanQuestion): string {
  const { label, named, read } = factsOf(field)
  return resolve(label, question) ?? named?.(question.draft) ?? say(read)
}

/** What it is called in its group, whose title may say the rest. */
export const labelIn = (group: GroupName, field: PanField, question: PanQuestion): string =>
  resolve(placeIn(field, group)?.label, question) ?? labelOf(field, question)

export const hintOf = (field: PanField, question: PanQuestion): string | undefined =>
  resolve(factsOf(field).hint, question)

/** Fields that are kept in capitals: they turn so when one leaves them. */
export const isCapital = (field: PanField): boolean => factsOf(field).box === 'capitals'

/** The choices of a field; nothing for one that is typed. */
export function choicesOf(field: PanField, question: PanQuestion): readonly Option[] | undefined {
  const { offered, choices } = factsOf(field)
  return offered?.(question) ?? choices
}
