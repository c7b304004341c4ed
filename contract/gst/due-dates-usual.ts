import type { DueRule } from './due-dates.ts'
import type { GstReturn, GstScheme } from './returns.ts'
import type { StateGroup } from './returns-states.ts'

type Line = [GstReturn, GstScheme, StateGroup | 'all', day: number | null, monthsAfter: number, since?: string]

const begin = '2017-07-01'
const lines: readonly Line[] = [
  ['gstr-1', 'regular', 'all', 11, 1],
  ['gstr-1', 'qrmp', 'all', 13, 1],
  ['iff', 'qrmp', 'all', 13, 1],
  ['gstr-3b', 'regular', 'all', 20, 1],
  ['gstr-3b', 'qrmp', 'A', 22, 1],
  ['gstr-3b', 'qrmp', 'B', 24, 1],
  ['pmt-06', 'qrmp', 'all', 25, 1],
  ['cmp-08', 'composition', 'all', 18, 1],
  ['gstr-4', 'composition', 'all', 30, 1],
  // Notification 12/2024 moved it from April to June, beginning with the year 2024-25.
  ['gstr-4', 'composition', 'all', 30, 3, '2025-03-31'],
  ['gstr-5', 'non-resident', 'all', 13, 1],
  ['gstr-5a', 'oidar', 'all', 20, 1],
  ['gstr-6', 'isd', 'all', 13, 1],
  ['gstr-7', 'tds', 'all', 10, 1],
  ['gstr-8', 'tcs', 'all', 10, 1],
  ['gstr-9', 'regular', 'all', 31, 9],
  ['gstr-9', 'qrmp', 'all', 31, 9],
  ['gstr-9c', 'regular', 'all', 31, 9],
  ['gstr-10', 'regular', 'all', null, 3],
  ['gstr-10', 'qrmp', 'all', null, 3],
]

/** The rules as the law has them; the back office may have changed them since. */
export const usualRules: readonly DueRule[] = lines.map(
  ([returnType, scheme, stateGroup, day, monthsAfter, since = begin]) => ({
    returnType,
    scheme,
    stateGroup,
    day,
    monthsAfter,
    since,
  }),
)
