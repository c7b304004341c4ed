import * as z from 'zod/mini'
import { paise } from './paise.ts'
import { type TurnoverBand, turnoverBandNames } from './turnover.ts'

const band = z.object({
  /** The highest turnover that it is for; nothing for all that lies above. */
  upTo: z.nullable(z.enum(turnoverBandNames)),
  perDay: paise,
  cap: z.nullable(paise),
  /** A cap as a share of the turnover in the State, in hundredths of a percent: 4 is 0.04 %. */
  capShare: z.nullable(
    z.int('Enter a percentage').check(z.minimum(1, 'At least 0.01'), z.maximum(10_000, 'At most 100')),
  ),
})
export type LateFeeBand = z.infer<typeof band>

const facts = z.object({
  /** From small to large turnover; none where a return has no late fee. */
  bands: z.array(band).check(z.maxLength(turnoverBandNames.length, 'At most 5 lines')),
  /** For a return with nothing in it; nothing where it costs the same. */
  nil: z.nullable(z.object({ perDay: paise, cap: paise })),
})

const rank = (upTo: TurnoverBand | null): number =>
  upTo === null ? turnoverBandNames.length : turnoverBandNames.indexOf(upTo)

function rises(bands: readonly LateFeeBand[]): boolean {
  const ranks = bands.map(({ upTo }) => rank(upTo))
  return ranks.every((own, i) => ranks.slice(0, i).every((before) => before < own))
}

/** A cap of less than one day would be a slip in one of the two. */
const coversADay = ({ bands, nil }: z.infer<typeof facts>) =>
  [...bands, ...(nil ? [nil] : [])].every(({ perDay, cap }) => cap === null || cap >= perDay)

const isCheapest = ({ bands, nil }: z.infer<typeof facts>) =>
  nil === null || bands.every(({ perDay, cap }) => nil.perDay <= perDay && (cap === null || nil.cap <= cap))

/** Rates by turnover, each with one cap, CGST and SGST together, in paise. */
export const lateFeeValue = facts.check(
  z.refine(({ bands }) => rises(bands), {
    path: ['bands'],
    error: 'Each line is for a larger turnover than the one before',
  }),
  z.refine(({ bands }) => bands.slice(-1).every(({ upTo }) => upTo === null), {
    path: ['bands'],
    error: 'The last line is for every turnover above',
  }),
  z.refine(({ bands }) => bands.every(({ cap, capShare }) => (cap === null) !== (capShare === null)), {
    path: ['bands'],
    error: 'Each line has an amount or a percentage at most, not both',
  }),
  z.refine(coversADay, { path: ['bands'], error: 'No cap is less than one day costs' }),
  z.refine(({ bands, nil }) => bands.length > 0 || nil === null, {
    path: ['nil'],
    error: 'Without a late fee there is none for a nil return',
  }),
  z.refine(isCheapest, { path: ['nil'], error: 'A nil return never costs more than one with figures' }),
)
export type LateFeeValue = z.infer<typeof lateFeeValue>
