import { paiseFromRupees } from '../kernel/money.ts'
import { feeCode } from '../law/rule-codes.ts'
import type { FirstRule } from './first-rule.ts'

type Line = [product: string, name: string, rupees: number]

/** With GST at 18 %, so they are written down from the day that GST began. */
const lines: readonly Line[] = [
  ['pan-new-physical-card', 'New PAN, physical, card', 107],
  ['pan-new-physical-epan', 'New PAN, physical, e-PAN', 72],
  ['pan-new-paperless-card', 'New PAN, paperless, card', 101],
  ['pan-new-paperless-epan', 'New PAN, paperless, e-PAN', 66],
  ['pan-new-physical-card-abroad', 'New PAN, physical, card to an address abroad', 1_017],
  ['pan-new-paperless-card-abroad', 'New PAN, paperless, card to an address abroad', 1_011],
  ['pan-correction-physical-card', 'PAN correction, physical, card', 107],
  ['pan-correction-physical-epan', 'PAN correction, physical, e-PAN', 72],
  ['pan-correction-paperless-card', 'PAN correction, paperless, card', 101],
  ['pan-correction-paperless-epan', 'PAN correction, paperless, e-PAN', 66],
  ['pan-correction-physical-card-abroad', 'PAN correction, physical, card to an address abroad', 1_017],
  ['pan-correction-paperless-card-abroad', 'PAN correction, paperless, card to an address abroad', 1_011],
  ['uti-coupon-physical', 'UTI coupon, physical', 107],
  ['uti-coupon-digital', 'UTI coupon, digital', 72],
]

export const feeSource = 'PAN fees of Protean and UTIITSL, GST included (cleartax.in/s/pan-card-fees)'

export const firstGovernmentFees: readonly FirstRule[] = lines.map(([product, title, rupees]) => ({
  code: feeCode(product),
  kind: 'government-fee',
  title,
  since: '2017-07-01',
  value: { paise: paiseFromRupees(rupees) },
  source: feeSource,
}))
