import { isDay } from '../kernel/dates.ts'
import { entriesOf } from '../kernel/keys-of.ts'
import { isPerson, type PanCategory, type PanMode, type PanType } from './category.ts'
import type { PanDraft } from './draft.ts'
import type { PanField } from './fields.ts'
import type { PanLaw } from './pan-law.ts'

/** All that the rules look at: what is asked for, what was typed, which day it is in India, and the law of that day. */
export interface PanQuestion extends PanLaw {
  type: PanType
  category: PanCategory
  mode: PanMode
  draft: PanDraft
  /** '2026-04-05'. */
  today: string
}

/** What is wrong, by field, a sentence each. */
export type Wrong = Partial<Record<PanField, string>>

/** Bounds of the form; figures of law come with the question. */
export const panRules = {
  earliestBirth: '1900-01-01',
  earliestFormation: '1700-01-01',
  /** What an ancestral HUF writes that does not know the day it began. */
  unknownFormation: '0001-01-01',
} as const

/** Full years on a day; NaN for what is no date. */
export function yearsOn(born: string, today: string): number {
  if (!isDay(born)) return Number.NaN
  const [year = 0, month = 0, day = 0] = born.split('-').map(Number)
  const [nowYear = 0, nowMonth = 0, nowDay = 0] = today.split('-').map(Number)
  const before = nowMonth < month || (nowMonth === month && nowDay < day)
  return nowYear - year - (before ? 1 : 0)
}

export const isMinor = ({ category, draft, today, figures }: PanQuestion): boolean =>
  isPerson(category) && yearsOn(draft.born, today) < figures.adultAt

/** Somebody acts for a minor, and for whoever cannot act alone. */
export const needsRepresentative = (question: PanQuestion): boolean =>
  isPerson(question.category) && (isMinor(question) || question.draft.withRepresentative)

/** Which address says who assesses: the office with salary or business and for every entity, else the residence. */
export function aoAddress({ category, draft }: Pick<PanQuestion, 'category' | 'draft'>): 'home' | 'office' {
  const atWork = draft.income.includes('salary') || draft.income.includes('business')
  return isPerson(category) && !atWork ? 'home' : 'office'
}

/** A correction asks for neither income nor AO code: those stay as they are. */
export const asksTax = ({ type }: Pick<PanQuestion, 'type'>): boolean => type === 'N'

export const asksOffice = (question: PanQuestion): boolean =>
  !isPerson(question.category) ||
  question.draft.writeTo === 'O' ||
  (asksTax(question) && aoAddress(question) === 'office')

/** Leaves only the fields that are wrong. */
export const onlyWrong = (found: Partial<Record<PanField, string | undefined | false>>): Wrong =>
  Object.fromEntries(entriesOf(found).flatMap(([field, sentence]) => (sentence ? [[field, sentence]] : [])))

/** Each sentence about a field that may not stay empty begins so; 'one of these lines' asks for none of them by itself. */
const requiredWord = 'Required'
export const saysRequired = (sentence: string | undefined): boolean => sentence?.startsWith(requiredWord) ?? false
export const required = (value: string): string | undefined => (value.trim() === '' ? requiredWord : undefined)
