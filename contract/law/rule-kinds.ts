import * as z from 'zod/mini'
import { dayText, requiredText } from '../kernel/fields.ts'
import { keysOf } from '../kernel/keys-of.ts'
import { lateFeeValue } from './late-fee-value.ts'
import { paise } from './paise.ts'
import { turnoverEdges } from './turnover.ts'

interface Kind {
  label: string
  about: string
  /** Whether a version holds for periods that end on its day or later, or for what is done from that day on. */
  datedBy: 'period' | 'day'
  /** Whether the dates of returns hang on it and are worked out anew. */
  redates: boolean
  /** Whether it is kept back of other people's money, so that one admin alone does not change it. */
  twoAdmins: boolean
}

/** What a figure of law is about. The order is that of the page. */
const kinds = {
  'late-fee': {
    label: 'Late fees',
    about: 'What a late GST return costs, paid to the government.',
    datedBy: 'period',
    redates: false,
    twoAdmins: false,
  },
  'due-date': {
    label: 'Due dates',
    about: 'So many months after the end of a period, on a day of the month.',
    datedBy: 'period',
    redates: true,
    twoAdmins: false,
  },
  'filing-bar': {
    label: 'Too late to file',
    about: 'How long after its due date the GST portal takes a return.',
    datedBy: 'period',
    redates: true,
    twoAdmins: false,
  },
  threshold: {
    label: 'Thresholds',
    about: 'From which turnover a return is wanted.',
    datedBy: 'period',
    redates: true,
    twoAdmins: false,
  },
  'scheme-limit': {
    label: 'Schemes by turnover',
    about: 'Up to which turnover of the last year a scheme is open.',
    datedBy: 'day',
    redates: false,
    twoAdmins: false,
  },
  'answer-time': {
    label: 'Time to answer',
    about: 'How long there is to answer a question of the department.',
    datedBy: 'day',
    redates: false,
    twoAdmins: false,
  },
  'government-fee': {
    label: 'Government fees',
    about: 'What the government takes of a product, with GST.',
    datedBy: 'day',
    redates: false,
    twoAdmins: false,
  },
  tds: {
    label: 'Tax deducted at source',
    about: 'What is kept back of a commission.',
    datedBy: 'day',
    redates: false,
    twoAdmins: true,
  },
  proofs: { label: 'Proofs', about: 'Which papers are taken.', datedBy: 'day', redates: false, twoAdmins: false },
  'birth-certificate': {
    label: 'Birth certificate',
    about: 'From which day of birth on nothing else proves it.',
    datedBy: 'day',
    redates: false,
    twoAdmins: false,
  },
  age: {
    label: 'Age',
    about: 'From which age on people act for themselves.',
    datedBy: 'day',
    redates: false,
    twoAdmins: false,
  },
} as const satisfies Record<string, Kind>
export type RuleKind = keyof typeof kinds
export const ruleKinds: Readonly<Record<RuleKind, Kind>> = kinds
export const ruleKindNames = keysOf(ruleKinds)

const between = (least: number, most: number) =>
  z
    .int('Enter a whole number')
    .check(z.minimum(least, `From ${least} to ${most}`), z.maximum(most, `From ${least} to ${most}`))

/** Kept with an application, and read there without its list: words with dashes. */
const proofCode = requiredText(40).check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'Small letters and dashes'))

/** The one shape that the value of a rule has, by its kind. */
export const ruleValues = {
  'late-fee': lateFeeValue,
  'due-date': z.object({
    /** Null for the same day of the month as the period ended. */
    day: z.nullable(between(1, 31)),
    monthsAfter: between(0, 24),
  }),
  /** Years after the due date, 0 for until that day only; null where a return is taken however late it is. */
  'filing-bar': z.object({ years: z.nullable(between(0, 20)) }),
  /** Wanted above so many crore rupees. Clients are known by bands, so only their edges can be told apart. */
  threshold: z.object({ aboveCrore: z.literal(turnoverEdges, 'Choose a turnover') }),
  /** Open up to so many crore rupees, and told apart at the edges of bands only, as thresholds are. */
  'scheme-limit': z.object({ upToCrore: z.literal(turnoverEdges, 'Choose a turnover') }),
  'answer-time': z.object({ workingDays: between(1, 90) }),
  'government-fee': z.object({ paise }),
  /** In hundredths of a percent: 200 is 2 %. */
  tds: z.object({
    rate: z
      .int('Enter a percentage with at most two decimals')
      .check(z.minimum(0, 'From 0 to 100 percent'), z.maximum(10_000, 'From 0 to 100 percent')),
  }),
  proofs: z.object({
    proofs: z.array(z.object({ code: proofCode, label: requiredText(200) })).check(
      z.minLength(1, 'At least one'),
      z.maxLength(100, 'At most 100'),
      z.refine((proofs) => new Set(proofs.map(({ code }) => code)).size === proofs.length, 'Each code once only'),
    ),
  }),
  /** Null where every paper of the list is taken of everybody. */
  'birth-certificate': z.object({ bornFrom: z.nullable(dayText) }),
  age: z.object({ age: between(1, 30) }),
} as const
export type RuleValue<Kind extends RuleKind> = z.infer<(typeof ruleValues)[Kind]>

/** A value as it is kept, read by the shape of its kind. What does not fit is a bug and throws. */
export const readRuleValue = <Kind extends RuleKind>(kind: Kind, value: unknown): RuleValue<Kind> =>
  // cast: the language does not follow one kind through a table of shapes
  ruleValues[kind].parse(value) as RuleValue<Kind>
