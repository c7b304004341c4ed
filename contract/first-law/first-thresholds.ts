import { type GstReturn, gstReturns } from '../gst/returns.ts'
import { thresholdCode } from '../law/rule-codes.ts'
import type { RuleValue } from '../law/rule-kinds.ts'
import type { FirstRule } from './first-rule.ts'

type Line = [GstReturn, since: string, RuleValue<'threshold'>['aboveCrore'], source: string]

/** From which turnover a year's return is wanted. */
const lines: readonly Line[] = [
  ['gstr-9', '2017-07-01', 2, 'Notification 47/2019-Central Tax, and those of the years after it'],
  ['gstr-9', '2025-03-31', 2, 'Notification 15/2025-Central Tax, 2024-25 onwards'],
  ['gstr-9c', '2017-07-01', 5, 'Rule 80(3)'],
]

export const firstThresholds: readonly FirstRule[] = lines.map(([name, since, aboveCrore, source]) => ({
  code: thresholdCode(name),
  kind: 'threshold',
  title: gstReturns[name].label,
  since,
  value: { aboveCrore },
  source,
}))
