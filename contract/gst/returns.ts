import type { Text } from '../../texts/catalogue.ts'
import { gstNameTexts } from '../../texts/en/gst-names.ts'
import { entriesOf, keysOf } from '../kernel/keys-of.ts'
import { type KeptTurnover, mayBeAbove } from '../law/turnover.ts'

/** Under which rules a business files. */
export const gstSchemes = {
  regular: gstNameTexts.regularMonthly,
  qrmp: gstNameTexts.qrmpQuarterly,
  composition: gstNameTexts.composition,
  isd: gstNameTexts.inputServiceDistributor,
  tds: gstNameTexts.taxDeductor,
  tcs: gstNameTexts.eCommerceOperator,
  'non-resident': gstNameTexts.nonResident,
  oidar: gstNameTexts.oidarServicesFromAbroad,
  uin: gstNameTexts.embassyOrUnBody,
} as const
export type GstScheme = keyof typeof gstSchemes
export const gstSchemeNames = keysOf(gstSchemes)

/** Sums that a return may ask for, in paise. */
export const gstFigures = {
  taxableValue: gstNameTexts.taxableValue,
  igst: 'IGST',
  cgst: 'CGST',
  sgst: 'SGST',
  cess: gstNameTexts.cess,
  itcIgst: 'ITC: IGST',
  itcCgst: 'ITC: CGST',
  itcSgst: 'ITC: SGST',
  itcCess: gstNameTexts.itcCess,
} as const
export type GstFigure = keyof typeof gstFigures
export const gstFigureNames = keysOf(gstFigures)

export const taxes = ['igst', 'cgst', 'sgst', 'cess'] as const
const outward = ['taxableValue', ...taxes] as const
export const credit = ['itcIgst', 'itcCgst', 'itcSgst', 'itcCess'] as const

interface ReturnFacts {
  label: string
  about: Text
  figures: readonly GstFigure[]
  /** Can be filed with nothing in it. */
  nil: boolean
  /** The portal takes it until its due date only, and nobody has to file it. */
  optional?: boolean
}

export const gstReturns = {
  'gstr-1': { label: 'GSTR-1', about: gstNameTexts.outwardSupplies, figures: outward, nil: true },
  iff: {
    label: 'IFF',
    about: gstNameTexts.invoicesOfFirstTwoMonths,
    figures: outward,
    nil: false,
    optional: true,
  },
  'gstr-3b': { label: 'GSTR-3B', about: gstNameTexts.summaryAndTax, figures: [...outward, ...credit], nil: true },
  'pmt-06': {
    label: 'PMT-06',
    about: gstNameTexts.taxOfFirstTwoMonths,
    figures: taxes,
    nil: false,
  },
  'cmp-08': { label: 'CMP-08', about: gstNameTexts.taxOfACompositionDealer, figures: outward, nil: true },
  'gstr-4': { label: 'GSTR-4', about: gstNameTexts.yearOfACompositionDealer, figures: outward, nil: true },
  'gstr-5': {
    label: 'GSTR-5',
    about: gstNameTexts.nonResident,
    figures: [...outward, ...credit],
    nil: true,
  },
  'gstr-5a': {
    label: 'GSTR-5A',
    about: gstNameTexts.oidarServices,
    figures: ['taxableValue', 'igst', 'cess'],
    nil: true,
  },
  'gstr-6': { label: 'GSTR-6', about: gstNameTexts.inputServiceDistributor, figures: credit, nil: true },
  'gstr-7': {
    label: 'GSTR-7',
    about: gstNameTexts.taxDeducted,
    figures: ['taxableValue', 'igst', 'cgst', 'sgst'],
    nil: true,
  },
  'gstr-8': {
    label: 'GSTR-8',
    about: gstNameTexts.taxCollected,
    figures: ['taxableValue', 'igst', 'cgst', 'sgst'],
    nil: true,
  },
  'gstr-9': {
    label: 'GSTR-9',
    about: gstNameTexts.annualReturn,
    figures: [...outward, ...credit],
    nil: true,
  },
  'gstr-9c': {
    label: 'GSTR-9C',
    about: gstNameTexts.reconciliationOfTheYear,
    figures: [...outward, ...credit],
    nil: false,
  },
  'gstr-10': {
    label: 'GSTR-10',
    about: gstNameTexts.finalReturn,
    figures: outward,
    nil: true,
  },
} as const satisfies Record<string, ReturnFacts>
export type GstReturn = keyof typeof gstReturns
export const gstReturnNames = keysOf(gstReturns)
export const returnFacts = (name: GstReturn): ReturnFacts => gstReturns[name]

/** What a package sells a return as. */
export const returnProduct = (name: GstReturn): string => `gst-filing-${name}`

/** 'early-month' is the first or second month of a quarter; 'once' is the day of a cancellation. */
export type PeriodKind = 'month' | 'early-month' | 'quarter' | 'year' | 'once'

/** Which returns a scheme files, and for which kind of period. */
export const schemeReturns: Readonly<Record<GstScheme, Readonly<Partial<Record<GstReturn, PeriodKind>>>>> = {
  regular: {
    'gstr-1': 'month',
    'gstr-3b': 'month',
    'gstr-9': 'year',
    'gstr-9c': 'year',
    'gstr-10': 'once',
  },
  qrmp: {
    'gstr-1': 'quarter',
    iff: 'early-month',
    'gstr-3b': 'quarter',
    'pmt-06': 'early-month',
    'gstr-9': 'year',
    'gstr-10': 'once',
  },
  composition: { 'cmp-08': 'quarter', 'gstr-4': 'year' },
  isd: { 'gstr-6': 'month' },
  tds: { 'gstr-7': 'month' },
  tcs: { 'gstr-8': 'month' },
  'non-resident': { 'gstr-5': 'month' },
  oidar: { 'gstr-5a': 'month' },
  // They file GSTR-11 when they want tax back, and nothing that is due.
  uin: {},
}

/** The part of a client that decides which returns are wanted. */
export interface Filer {
  scheme: GstScheme
  turnover: KeptTurnover
  /** The day from which the registration is cancelled, if it is. */
  cancelledOn: string | null
}

/** Above how many crore rupees a return is wanted, of those that not everybody files. */
export type Thresholds = (name: GstReturn) => number | undefined

/** Whether a return is wanted of a turnover: of any where there is no threshold. */
export const reachesThreshold = (turnover: KeptTurnover, aboveCrore: number | undefined): boolean =>
  aboveCrore === undefined || mayBeAbove(turnover, aboveCrore)

/** The returns that a client files, with the kind of their periods. */
export function returnsOf(
  { scheme, turnover, cancelledOn }: Filer,
  aboveCrore: Thresholds,
): { name: GstReturn; kind: PeriodKind }[] {
  return entriesOf(schemeReturns[scheme])
    .filter(([name, kind]) => reachesThreshold(turnover, aboveCrore(name)) && (kind !== 'once' || cancelledOn !== null))
    .map(([name, kind]) => ({ name, kind }))
}
