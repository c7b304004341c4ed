import * as z from 'zod/mini'
import { gstListTexts } from '../../texts/en/gst-list.ts'
import { say } from '../../texts/say.ts'
import { tableOf } from '../kernel/keys-of.ts'
import { type GstFigure, type GstReturn, gstFigureNames, gstFigures, returnFacts } from './returns.ts'

/** A hundred thousand crore rupees: more is a slip of the hand. */
const mostPaise = 100_000_000_000_000

const paise = z
  .int({ error: gstListTexts.enterAnAmount })
  .check(
    z.minimum(0, { error: gstListTexts.notLessThanZero }),
    z.maximum(mostPaise, { error: gstListTexts.amountIsTooLarge }),
  )

/** Sums of a return, in paise; what is left out is 0. */
export const filingFigures = z.object(tableOf(gstFigureNames, () => z.optional(paise)))
export type FilingFigures = z.infer<typeof filingFigures>

/** What is wrong with the sums of a return, by figure. */
export function wrongFigures(returnType: GstReturn, figures: FilingFigures): Partial<Record<GstFigure, string>> {
  const asked = returnFacts(returnType).figures
  const wrong: Partial<Record<GstFigure, string>> = {}
  for (const name of gstFigureNames)
    if (figures[name] && !asked.includes(name))
      wrong[name] = gstListTexts.hasNoSuchFigure({
        label: returnFacts(returnType).label,
        figure: say(gstFigures[name]),
      })
  if ((figures.cgst ?? 0) !== (figures.sgst ?? 0)) wrong.sgst ??= gstListTexts.cgstAndSgstMustBeTheSame()
  return wrong
}

/** Whether any sum was given at all. */
export const hasFigures = (figures: FilingFigures): boolean => gstFigureNames.some((name) => (figures[name] ?? 0) > 0)
