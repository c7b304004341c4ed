import { tdsCode } from '../law/rule-codes.ts'
import type { FirstRule } from './first-rule.ts'

type Line = [since: string, rate: number, source: string]

/** In hundredths of a percent. The days are those on which a commission is credited. */
const lines: readonly Line[] = [
  ['2017-07-01', 500, 'Section 194H of the Income-tax Act 1961'],
  ['2024-10-01', 200, 'Section 194H, as changed by the Finance (No. 2) Act 2024'],
  ['2026-04-01', 200, 'Section 393(1), Table 1(ii) of the Income-tax Act 2025'],
]

export const firstTds: readonly FirstRule[] = lines.map(([since, rate, source]) => ({
  code: tdsCode,
  kind: 'tds',
  title: 'TDS on commission',
  since,
  value: { rate },
  source,
}))
