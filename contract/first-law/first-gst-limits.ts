import { inEnglish } from '../../texts/current-language.ts'
import { type GstScheme, gstSchemes } from '../gst/returns.ts'
import { registrationAnswerCode, schemeLimitCode } from '../law/rule-codes.ts'
import type { RuleValue } from '../law/rule-kinds.ts'
import type { FirstRule } from './first-rule.ts'

type Line = [GstScheme, since: string, RuleValue<'scheme-limit'>['upToCrore'], source: string]

/**
 * Composition closes at ₹75 lakh in eight states. Clients are known by bands of which the lowest goes up to ₹1.5 crore, so
 * the source names those states, and the merchant has to mind them.
 */
const lines: readonly Line[] = [
  ['qrmp', '2021-01-01', 5, 'Rule 61A; Notification 84/2020-Central Tax'],
  [
    'composition',
    '2019-04-01',
    1.5,
    'Section 10; Notification 14/2019-Central Tax. ₹75 lakh in Arunachal Pradesh, Manipur, Meghalaya, Mizoram, Nagaland, Sikkim, Tripura and Uttarakhand: not told apart here',
  ],
]

export const firstSchemeLimits: readonly FirstRule[] = lines.map(([scheme, since, upToCrore, source]) => ({
  code: schemeLimitCode(scheme),
  kind: 'scheme-limit',
  title: inEnglish(gstSchemes[scheme]),
  since,
  value: { upToCrore },
  source,
}))

export const firstAnswerTimes: readonly FirstRule[] = [
  {
    code: registrationAnswerCode,
    kind: 'answer-time',
    title: 'GST registration, form REG-04',
    since: '2017-07-01',
    value: { workingDays: 7 },
    source: 'Rule 9(2), counted from the notice in form REG-03',
  },
]
