import { firstBars } from './first-bars.ts'
import { firstDueDates } from './first-due-dates.ts'
import { firstGovernmentFees } from './first-government-fees.ts'
import { firstAnswerTimes, firstSchemeLimits } from './first-gst-limits.ts'
import { firstLateFees } from './first-late-fees.ts'
import { firstPeople } from './first-people.ts'
import { firstProofs } from './first-proofs.ts'
import type { FirstRule } from './first-rule.ts'
import { firstTds } from './first-tds.ts'
import { firstThresholds } from './first-thresholds.ts'

/**
 * The rules as a portal begins with them; the back office may have added versions since. An edit here changes no portal:
 * a migration does, and a test compares both.
 */
export const firstRules: readonly FirstRule[] = [
  ...firstLateFees,
  ...firstDueDates,
  ...firstBars,
  ...firstThresholds,
  ...firstSchemeLimits,
  ...firstAnswerTimes,
  ...firstGovernmentFees,
  ...firstTds,
  ...firstProofs,
  ...firstPeople,
]
