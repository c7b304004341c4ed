import { type GstReturn, gstReturns } from '../gst/returns.ts'
import { barCode } from '../law/rule-codes.ts'
import type { FirstRule } from './first-rule.ts'

type Line = [GstReturn, years: number | null, source: string]

/**
 * Three years by the Finance Act 2023, which bars old periods too: so it stands from the beginning. The portal has refused
 * later ones since November 2025.
 */
const lines: readonly Line[] = [
  ['gstr-1', 3, 'Section 37(5)'],
  ['iff', 0, 'Rule 59(2): optional, and taken until its date only'],
  ['gstr-3b', 3, 'Section 39(11)'],
  ['pmt-06', null, 'A challan is no return of section 39'],
  ['cmp-08', null, 'A statement under Rule 62; sections 37, 39, 44 and 52 do not name it'],
  ['gstr-4', 3, 'Section 39(11)'],
  ['gstr-5', 3, 'Section 39(11)'],
  ['gstr-5a', 3, 'Section 39(11)'],
  ['gstr-6', 3, 'Section 39(11)'],
  ['gstr-7', 3, 'Section 39(11)'],
  ['gstr-8', 3, 'Section 52(15)'],
  ['gstr-9', 3, 'Section 44(2)'],
  ['gstr-9c', 3, 'Section 44(2)'],
  ['gstr-10', null, 'Section 45 has no bar'],
]

export const firstBars: readonly FirstRule[] = lines.map(([name, years, source]) => ({
  code: barCode(name),
  kind: 'filing-bar',
  title: gstReturns[name].label,
  since: '2017-07-01',
  value: { years },
  source,
}))
