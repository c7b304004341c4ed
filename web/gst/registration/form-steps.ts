import type { GstFormErrors } from '../../../contract/gst/registration-check.ts'
import { gstGroups } from '../../../contract/gst/registration-field-kinds.ts'
import { gstFieldAt } from '../../../contract/gst/registration-fields.ts'
import type { Text } from '../../../texts/catalogue.ts'
import { gstRegistrationTexts } from '../../../texts/en/gst-registration.ts'

export const formSteps = ['business', 'place', 'supply', 'people', 'papers', 'review'] as const
export type FormStep = (typeof formSteps)[number]
export const stepTitles: Record<FormStep, Text> = {
  business: gstRegistrationTexts.business,
  place: gstRegistrationTexts.places,
  supply: gstRegistrationTexts.goodsAndBank,
  people: gstRegistrationTexts.people,
  papers: gstRegistrationTexts.papers,
  review: gstRegistrationTexts.reviewAndPay,
}

/** The step of each list of the form, by the first part of its paths. */
const stepOfList: Readonly<Record<string, FormStep>> = {
  place: 'place',
  additional: 'place',
  supplies: 'supply',
  people: 'people',
}

/** Where a field stands. */
export function stepOf(path: string): FormStep {
  const group = gstFieldAt(path).field?.screen[0]?.group
  return stepOfList[path.split('.')[0] ?? ''] ?? (group ? gstGroups[group] : 'business')
}

/** What is wrong on one step. */
export const wrongOn = (step: FormStep, wrong: GstFormErrors): GstFormErrors =>
  Object.fromEntries(Object.entries(wrong).filter(([path]) => stepOf(path) === step))
