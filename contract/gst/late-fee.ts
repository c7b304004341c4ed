import type { LateFeeBand, LateFeeValue } from '../law/late-fee-value.ts'
import {
  highestBand,
  isFormerBand,
  type KeptTurnover,
  lowestBand,
  turnoverBandNames,
  upperEdge,
} from '../law/turnover.ts'

export interface LateReturn {
  daysLate: number
  nil: boolean
  turnover: KeptTurnover
}

/** What a late return costs, in paise, and how it comes about. */
export interface LateFee {
  amount: number
  perDay: number
  cap: number | null
  /** The cap as a share of the turnover in the State, in hundredths of a percent: of that only the band's end is known. */
  capShare: number | null
  /** The client carries a former band, and a finer one may lower this. */
  rough: boolean
}

const free = { amount: 0, perDay: 0, cap: null, capShare: null, rough: false }

/** The late fee by the rule that holds for the period: days by rate, up to the cap. */
export function lateFee(value: LateFeeValue, late: LateReturn): LateFee {
  const terms = termsFor(value, late)
  if (!terms || late.daysLate <= 0) return free
  const { perDay, cap, capShare } = terms
  const amount = Math.min(perDay * late.daysLate, cap ?? shareOfMost(capShare, late.turnover))
  return { amount, perDay, cap, capShare, rough: isRough(value, late, amount) }
}

/** A share of the most that a band holds; nobody's is more. */
function shareOfMost(capShare: number | null, turnover: KeptTurnover): number {
  const crore = upperEdge(highestBand(turnover))
  return capShare === null || crore === null ? Number.POSITIVE_INFINITY : (crore * paisePerCrore * capShare) / 10_000
}
const paisePerCrore = 1_00_00_000_00

function termsFor({ bands, nil }: LateFeeValue, late: LateReturn): Omit<LateFeeBand, 'upTo'> | undefined {
  if (late.nil && nil) return { ...nil, capShare: null }
  const rank = turnoverBandNames.indexOf(highestBand(late.turnover))
  return bands.find(({ upTo }) => upTo === null || turnoverBandNames.indexOf(upTo) >= rank)
}

/** Whether the lowest band that a former one can mean is cheaper. */
function isRough(value: LateFeeValue, late: LateReturn, amount: number): boolean {
  if (!isFormerBand(late.turnover)) return false
  return lateFee(value, { ...late, turnover: lowestBand(late.turnover) }).amount < amount
}
