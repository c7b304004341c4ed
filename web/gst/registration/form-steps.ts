import type { Wrong } from '../../../contract/gst/registration-check.ts'

export const formSteps = ['business', 'place', 'supply', 'people', 'papers', 'review'] as const
export type FormStep = (typeof formSteps)[number]
export const stepTitles: Record<FormStep, string> = {
  business: 'Business',
  place: 'Places',
  supply: 'Goods and bank',
  people: 'People',
  papers: 'Papers',
  review: 'Review and pay',
}

const stepOfField: Record<string, FormStep> = {
  place: 'place',
  additional: 'place',
  supplies: 'supply',
  accountNo: 'supply',
  ifsc: 'supply',
  people: 'people',
  signatory: 'people',
  consent: 'review',
}

/** Where a field stands, by the first part of its path. */
export const stepOf = (path: string): FormStep => stepOfField[path.split('.')[0] ?? ''] ?? 'business'

/** What is wrong on one step. */
export const wrongOn = (step: FormStep, wrong: Wrong): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([path]) => stepOf(path) === step))
