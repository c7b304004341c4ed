import type { DueRule } from '../gst/due-dates.ts'
import { dueRuleTitle } from '../gst/due-rule-code.ts'
import { dueRulesIn } from '../gst/due-rules-in.ts'
import type { GstReturn, GstScheme } from '../gst/returns.ts'
import type { StateGroup } from '../gst/returns-states.ts'
import { dueDateCode } from '../law/rule-codes.ts'
import type { FirstRule } from './first-rule.ts'

type Line = [
  GstReturn,
  GstScheme,
  StateGroup | 'all',
  day: number | null,
  monthsAfter: number,
  source: string,
  since?: string,
]

const begin = '2017-07-01'
const lines: readonly Line[] = [
  ['gstr-1', 'regular', 'all', 11, 1, 'Section 37; Notification 83/2020-Central Tax'],
  ['gstr-1', 'qrmp', 'all', 13, 1, 'Section 37; Notification 83/2020-Central Tax'],
  ['iff', 'qrmp', 'all', 13, 1, 'Rule 59(2)'],
  ['gstr-3b', 'regular', 'all', 20, 1, 'Section 39; Rule 61(1)'],
  ['gstr-3b', 'qrmp', 'A', 22, 1, 'Section 39; Rule 61(1), Table'],
  ['gstr-3b', 'qrmp', 'B', 24, 1, 'Section 39; Rule 61(1), Table'],
  ['pmt-06', 'qrmp', 'all', 25, 1, 'Rule 61(3)'],
  ['cmp-08', 'composition', 'all', 18, 1, 'Rule 62(1)'],
  ['gstr-4', 'composition', 'all', 30, 1, 'Rule 62(1)'],
  ['gstr-4', 'composition', 'all', 30, 3, 'Notification 12/2024-Central Tax, 2024-25 onwards', '2025-03-31'],
  ['gstr-5', 'non-resident', 'all', 13, 1, 'Section 39(5)'],
  ['gstr-5a', 'oidar', 'all', 20, 1, 'Section 39; Rule 64'],
  ['gstr-6', 'isd', 'all', 13, 1, 'Section 39(4)'],
  ['gstr-7', 'tds', 'all', 10, 1, 'Section 39(3)'],
  ['gstr-8', 'tcs', 'all', 10, 1, 'Section 52(4)'],
  ['gstr-9', 'regular', 'all', 31, 9, 'Section 44; Rule 80(1)'],
  ['gstr-9', 'qrmp', 'all', 31, 9, 'Section 44; Rule 80(1)'],
  ['gstr-9c', 'regular', 'all', 31, 9, 'Section 44; Rule 80(3)'],
  ['gstr-10', 'regular', 'all', null, 3, 'Section 45: from the cancellation or its order, the later'],
  ['gstr-10', 'qrmp', 'all', null, 3, 'Section 45: from the cancellation or its order, the later'],
]

export const firstDueDates: readonly FirstRule[] = lines.map(
  ([returnType, scheme, stateGroup, day, monthsAfter, source, since = begin]) => ({
    code: dueDateCode({ returnType, scheme, stateGroup }),
    kind: 'due-date',
    title: dueRuleTitle({ returnType, scheme, stateGroup }),
    since,
    value: { day, monthsAfter },
    source,
  }),
)

/** The same as due dates are found by. */
export const firstDueRules: readonly DueRule[] = dueRulesIn(firstDueDates)
