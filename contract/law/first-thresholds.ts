import { type GstReturn, gstReturns } from '../gst/returns.ts'
import type { FirstRule } from './first-rule.ts'

export const thresholdCode = (name: GstReturn): string => `threshold/${name}`

/** From which turnover a year's return is wanted. */
export const firstThresholds: readonly FirstRule[] = [
  {
    code: thresholdCode('gstr-9'),
    kind: 'threshold',
    title: gstReturns['gstr-9'].label,
    since: '2017-07-01',
    value: { aboveCrore: 2 },
    source: 'Notification 47/2019-Central Tax, and those of the years after it',
  },
  {
    code: thresholdCode('gstr-9'),
    kind: 'threshold',
    title: gstReturns['gstr-9'].label,
    since: '2025-03-31',
    value: { aboveCrore: 2 },
    source: 'Notification 15/2025-Central Tax, 2024-25 onwards',
  },
  {
    code: thresholdCode('gstr-9c'),
    kind: 'threshold',
    title: gstReturns['gstr-9c'].label,
    since: '2017-07-01',
    value: { aboveCrore: 5 },
    source: 'Rule 80(3)',
  },
]
