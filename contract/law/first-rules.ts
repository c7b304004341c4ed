import { firstBars } from './first-bars.ts'
import { firstDueDates } from './first-due-dates.ts'
import { firstGovernmentFees } from './first-government-fees.ts'
import { firstLateFees } from './first-late-fees.ts'
import { firstProofs } from './first-proofs.ts'
import type { FirstRule } from './first-rule.ts'
import { firstTds } from './first-tds.ts'
import { firstThresholds } from './first-thresholds.ts'

/** The rules as the law has them; the back office may have added versions since. */
export const firstRules: readonly FirstRule[] = [
  ...firstLateFees,
  ...firstDueDates,
  ...firstBars,
  ...firstThresholds,
  ...firstGovernmentFees,
  ...firstTds,
  ...firstProofs,
]
