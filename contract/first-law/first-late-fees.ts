import { type GstReturn, gstReturns } from '../gst/returns.ts'
import { paiseFromRupees } from '../kernel/money.ts'
import type { LateFeeBand, LateFeeValue } from '../law/late-fee-value.ts'
import { lateFeeCode } from '../law/rule-codes.ts'
import type { TurnoverBand } from '../law/turnover.ts'
import type { FirstRule } from './first-rule.ts'

/** The same for every turnover: rupees a day, and at most so many. */
const flat = (perDay: number, cap: number, nil: [perDay: number, cap: number] | null = null): LateFeeValue => ({
  bands: [{ upTo: null, perDay: paiseFromRupees(perDay), cap: paiseFromRupees(cap), capShare: null }],
  nil: nil && { perDay: paiseFromRupees(nil[0]), cap: paiseFromRupees(nil[1]) },
})
const upTo = (band: TurnoverBand | null, perDay: number, cap: number): LateFeeBand => ({
  upTo: band,
  perDay: paiseFromRupees(perDay),
  cap: paiseFromRupees(cap),
  capShare: null,
})
/** At most a share of the turnover in the State, in hundredths of a percent. */
const share = (band: TurnoverBand | null, perDay: number, capShare: number): LateFeeBand => ({
  upTo: band,
  perDay: paiseFromRupees(perDay),
  cap: null,
  capShare,
})
const none: LateFeeValue = { bands: [], nil: null }

const byTurnover: LateFeeValue = {
  bands: [upTo('up-to-1.5', 50, 2_000), upTo('2-to-5', 50, 5_000), upTo(null, 50, 10_000)],
  nil: { perDay: paiseFromRupees(20), cap: paiseFromRupees(500) },
}
const ofYear: LateFeeValue = {
  bands: [share('2-to-5', 50, 4), share('5-to-20', 100, 4), share(null, 200, 50)],
  nil: null,
}
const ofYearBefore: LateFeeValue = { bands: [share(null, 200, 50)], nil: null }

const begin = '2017-07-01'
const june2021 = '2021-06-01'
type Line = [GstReturn, since: string, LateFeeValue, source: string]

/** CGST and SGST together. A notification that speaks of a tax alone names half of it. */
const lines: readonly Line[] = [
  ['gstr-1', begin, flat(50, 10_000, [20, 10_000]), 'Notification 4/2018-Central Tax; cap of section 47(1)'],
  ['gstr-1', june2021, byTurnover, 'Notification 20/2021-Central Tax, June 2021 onwards'],
  ['iff', begin, none, 'Optional and taken until its date only; section 47 has no fee for it'],
  [
    'gstr-3b',
    begin,
    flat(50, 10_000, [20, 10_000]),
    'Notifications 64/2017 and 76/2018-Central Tax; cap of section 47(1)',
  ],
  ['gstr-3b', june2021, byTurnover, 'Notification 19/2021-Central Tax, June 2021 onwards'],
  ['pmt-06', begin, none, 'A challan; interest under section 50 only'],
  ['cmp-08', begin, none, 'A statement under Rule 62; interest under section 50 only'],
  ['gstr-4', begin, flat(50, 10_000, [20, 10_000]), 'Notification 73/2017-Central Tax; cap of section 47(1)'],
  ['gstr-4', '2021-04-01', flat(50, 2_000, [20, 500]), 'Notification 21/2021-Central Tax, 2021-22 onwards'],
  ['gstr-5', begin, flat(50, 10_000, [20, 10_000]), 'Notification 5/2018-Central Tax; cap of section 47(1)'],
  ['gstr-5a', begin, flat(50, 10_000, [20, 10_000]), 'Notification 6/2018-Central Tax; cap of section 47(1)'],
  ['gstr-6', begin, flat(50, 10_000), 'Notification 7/2018-Central Tax; cap of section 47(1)'],
  ['gstr-7', begin, flat(200, 10_000), 'Section 47(1)'],
  // In force since 1-11-2024, and it waives the fee of every month from June 2021 on.
  ['gstr-7', june2021, flat(50, 2_000, [0, 0]), 'Notification 23/2024-Central Tax, June 2021 onwards'],
  ['gstr-8', begin, flat(200, 10_000), 'Section 47(1)'],
  ['gstr-9', begin, ofYearBefore, 'Section 47(2)'],
  ['gstr-9', '2022-04-01', ofYear, 'Notification 7/2023-Central Tax, 2022-23 onwards; above ₹20 crore section 47(2)'],
  ['gstr-9c', begin, ofYearBefore, 'Section 47(2)'],
  ['gstr-9c', '2022-04-01', ofYear, 'Notification 7/2023-Central Tax, 2022-23 onwards; above ₹20 crore section 47(2)'],
  ['gstr-10', begin, flat(200, 10_000), 'Section 47(1)'],
]

export const firstLateFees: readonly FirstRule[] = lines.map(([name, since, value, source]) => ({
  code: lateFeeCode(name),
  kind: 'late-fee',
  title: gstReturns[name].label,
  since,
  value,
  source,
}))
