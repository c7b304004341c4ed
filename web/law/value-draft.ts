import type { LateFeeValue } from '../../contract/law/late-fee-value.ts'
import type { RuleKind } from '../../contract/law/rule-kinds.ts'
import { paiseOf } from '../ui/form/read-number.ts'

type Typed = number | string
/** A line of a late fee as it is typed; the cap is an amount or a percentage. */
export interface BandDraft {
  upTo: string
  perDay: Typed
  cap: Typed
  share: Typed
}

/** A value as it is typed: rupees and percent, and an empty box for what there is none of. */
export interface Draft {
  rupees: Typed
  percent: Typed
  day: Typed
  monthsAfter: Typed
  years: Typed
  aboveCrore: string
  upToCrore: string
  workingDays: Typed
  bornFrom: string
  age: Typed
  bands: BandDraft[]
  nil: boolean
  nilPerDay: Typed
  nilCap: Typed
  proofs: string
}

export const blankBand: BandDraft = { upTo: '', perDay: '', cap: '', share: '' }
const blank: Draft = {
  rupees: '',
  percent: '',
  day: '',
  monthsAfter: '',
  years: '',
  aboveCrore: '',
  upToCrore: '',
  workingDays: '',
  bornFrom: '',
  age: '',
  bands: [],
  nil: false,
  nilPerDay: '',
  nilCap: '',
  proofs: '',
}

const hundredth = (value: unknown): Typed => (typeof value === 'number' ? value / 100 : '')
const plain = (value: unknown): Typed => (typeof value === 'number' ? value : '')
const hundredfold = (typed: Typed): number => (typeof typed === 'number' ? Math.round(typed * 100) : Number.NaN)
const numberOf = (typed: Typed): number => (typeof typed === 'number' ? typed : Number.NaN)
const orNone = <Read>(typed: Typed, read: (typed: Typed) => Read): Read | null => (typed === '' ? null : read(typed))

/** The value that holds, as it is typed. */
export function draftOf(kind: RuleKind, value: Readonly<Record<string, unknown>> = {}): Draft {
  if (kind === 'late-fee') return { ...blank, ...lateFeeDraft(value as LateFeeValue) }
  const proofs = (value.proofs ?? []) as { code: string; label: string }[]
  return {
    ...blank,
    rupees: hundredth(value.paise),
    percent: hundredth(value.rate),
    day: plain(value.day),
    monthsAfter: plain(value.monthsAfter),
    years: plain(value.years),
    aboveCrore: String(value.aboveCrore ?? ''),
    upToCrore: String(value.upToCrore ?? ''),
    workingDays: plain(value.workingDays),
    bornFrom: String(value.bornFrom ?? ''),
    age: plain(value.age),
    proofs: proofs.map(({ code, label }) => `${code}: ${label}`).join('\n'),
  }
}

const lateFeeDraft = ({ bands = [], nil = null }: Partial<LateFeeValue>): Partial<Draft> => ({
  bands: bands.map(({ upTo, perDay, cap, capShare }) => ({
    upTo: upTo ?? '',
    perDay: hundredth(perDay),
    cap: hundredth(cap),
    share: hundredth(capShare),
  })),
  nil: nil !== null,
  nilPerDay: hundredth(nil?.perDay),
  nilCap: hundredth(nil?.cap),
})

/** What is sent; boxes that belong to another kind do not count. */
export function typedValue(kind: RuleKind, draft: Draft): Record<string, unknown> {
  return values[kind](draft)
}

const values: { [Kind in RuleKind]: (draft: Draft) => Record<string, unknown> } = {
  'late-fee': ({ bands, nil, nilPerDay, nilCap }) => ({
    bands: bands.map(({ upTo, perDay, cap, share }) => ({
      upTo: upTo || null,
      perDay: paiseOf(perDay),
      cap: orNone(cap, paiseOf),
      capShare: orNone(share, hundredfold),
    })),
    nil: nil ? { perDay: paiseOf(nilPerDay), cap: paiseOf(nilCap) } : null,
  }),
  'due-date': ({ day, monthsAfter }) => ({ day: orNone(day, Number), monthsAfter: numberOf(monthsAfter) }),
  'filing-bar': ({ years }) => ({ years: orNone(years, Number) }),
  threshold: ({ aboveCrore }) => ({ aboveCrore: Number(aboveCrore) }),
  'scheme-limit': ({ upToCrore }) => ({ upToCrore: Number(upToCrore) }),
  'answer-time': ({ workingDays }) => ({ workingDays: numberOf(workingDays) }),
  'government-fee': ({ rupees }) => ({ paise: paiseOf(rupees) }),
  tds: ({ percent }) => ({ rate: hundredfold(percent) }),
  proofs: ({ proofs }) => ({
    proofs: proofs
      .split('\n')
      .filter((line) => line.trim())
      .map(proofOf),
  }),
  'birth-certificate': ({ bornFrom }) => ({ bornFrom: bornFrom || null }),
  age: ({ age }) => ({ age: numberOf(age) }),
}

/** 'aadhaar: Aadhaar card' on a line. */
function proofOf(line: string): { code: string; label: string } {
  const [code = '', ...label] = line.split(':')
  return { code: code.trim(), label: label.join(':').trim() }
}
