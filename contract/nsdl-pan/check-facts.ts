import { yearsOn } from '../kernel/years.ts'
import { isPerson, type PanCategory, type PanMode, type PanType } from './category.ts'
import type { IncomeSource, PanChange } from './choices.ts'
import type { PanLaw } from './pan-law.ts'

export type NamePrefix = 'name' | 'other' | 'father' | 'mother' | 'ra'
export type NamePart = 'Last' | 'First' | 'Middle'
export type AddressPrefix = 'home' | 'office' | 'ra'
export type AddressLine = 'Flat' | 'Premises' | 'Road' | 'Area' | 'City' | 'State' | 'Pin' | 'Country'

type SharedTexts =
  | `${NamePrefix}${NamePart}`
  | `${AddressPrefix}${AddressLine}`
  | 'aadhaarNo'
  | 'addressProof'
  | 'aoArea'
  | 'born'
  | 'entityName'
  | 'gender'
  | 'identityProof'
  | 'mobileNo'
  | 'officeName'
  | 'panNo'
  | 'phoneNo'
  | 'residency'
  | 'stdCode'
  | 'writeTo'
type SharedTicks = 'cardLost' | 'knownByOther' | 'singleMother' | 'withRepresentative'

/**
 * The fields that the rules of other fields look at. They are named here, below the table of all fields, because a table
 * whose rules knew the type of the whole draft would be its own type; where the two are put together (`PanQuestion`), a name
 * that is no field, or a field of another kind, does not compile.
 */
export interface SharedFields extends Readonly<Record<SharedTexts, string> & Record<SharedTicks, boolean>> {
  income: readonly IncomeSource[]
  changes: readonly PanChange[]
}

/** All that the rules look at: what is asked for, what was typed, which day it is in India, and the law of that day. */
export interface RuleFacts extends PanLaw {
  type: PanType
  category: PanCategory
  mode: PanMode
  draft: SharedFields
  /** '2026-04-05'. */
  today: string
}

/** Bounds of the form; figures of law come with the question. */
export const panRules = {
  earliestBirth: '1900-01-01',
  earliestFormation: '1700-01-01',
  /** What an ancestral HUF writes that does not know the day it began. */
  unknownFormation: '0001-01-01',
} as const

export const asksPerson = ({ category }: Pick<RuleFacts, 'category'>): boolean => isPerson(category)
export const asksEntity = ({ category }: Pick<RuleFacts, 'category'>): boolean => !isPerson(category)
export const asksAll = (): boolean => true
export const isCorrection = ({ type }: Pick<RuleFacts, 'type'>): boolean => type === 'C'

export const isMinor = ({ category, draft, today, figures }: RuleFacts): boolean =>
  isPerson(category) && yearsOn(draft.born, today) < figures.adultAt

/** Somebody acts for a minor, and for whoever cannot act alone. */
export const needsRepresentative = (question: RuleFacts): boolean =>
  isPerson(question.category) && (isMinor(question) || question.draft.withRepresentative)

export type Represented = Partial<Pick<SharedFields, 'withRepresentative' | 'raLast'>>

/** Somebody acts for the applicant, as it was sent in: by choice, or by the age that they had then. */
export const isRepresented = ({ withRepresentative, raLast }: Represented): boolean =>
  withRepresentative === true || (raLast ?? '') !== ''

/** Which address says who assesses: the office with salary or business and for every entity, else the residence. */
export function aoAddress({
  category,
  draft,
}: {
  category: PanCategory
  draft: Pick<SharedFields, 'income'>
}): 'home' | 'office' {
  const atWork = draft.income.includes('salary') || draft.income.includes('business')
  return isPerson(category) && !atWork ? 'home' : 'office'
}

/** A correction asks for neither income nor AO code: those stay as they are. */
export const asksTax = ({ type }: Pick<RuleFacts, 'type'>): boolean => type === 'N'

export const asksOffice = (question: RuleFacts): boolean =>
  !isPerson(question.category) ||
  question.draft.writeTo === 'O' ||
  (asksTax(question) && aoAddress(question) === 'office')

/** A rule that looks at what is there only: whether a field may stay empty, it says by itself. */
export const onceFilled =
  <Facts extends unknown[]>(rule: (text: string, ...facts: Facts) => string | undefined) =>
  (text: string, ...facts: Facts): string | undefined =>
    text.trim() === '' ? undefined : rule(text, ...facts)

/** Whatever stands in a field is right. */
export const takesAnything = (): undefined => undefined
