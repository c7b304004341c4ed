import { type RawBuilder, sql } from 'kysely'
import { consignmentStatusLabels, merchantCourier, officeCourier } from '../../contract/courier.ts'
import type { FindKind } from '../../contract/find.ts'
import { merchantFiling, officeFiling } from '../../contract/gst/filing-detail.ts'
import { filingStatusFacts } from '../../contract/gst/filing-moves.ts'
import { merchantGst, officeGst } from '../../contract/gst/registration-detail.ts'
import { gstStatusFacts } from '../../contract/gst/registration-moves.ts'
import type { Access } from '../../contract/kernel/role.ts'
import { getMerchant, merchantStatusLabels } from '../../contract/merchant.ts'
import { merchantInfo, officeInfo } from '../../contract/nsdl-pan/info.ts'
import { panStateFacts } from '../../contract/nsdl-pan/states.ts'
import { getPayment, listOwnPayments, paymentStatusLabels } from '../../contract/payment-request.ts'
import { getRegistration, registrationStatusLabels } from '../../contract/registration-review.ts'
import { couponStatusLabels, listCoupons, listOwnCoupons } from '../../contract/uti-pan/coupon.ts'
import { containing } from '../platform/like-pattern.ts'
import { numbersWith, type Wanted } from './wanted.ts'

/** How records of one kind are found. Each condition must be one that an index answers. */
export interface Lookup {
  table: string
  /** Its number. */
  title: string
  /** Columns that tell it from others. */
  about: readonly string[]
  status: RawBuilder<unknown>
  statusText(status: string): string | undefined
  /** As the call says that opens it: what somebody may not open is not found. */
  office: Access
  /** The same for a merchant's people, who find what is their own; without it they find none. */
  own?: Access
  /** Nobody in the back office sees what has not been sent in. */
  hidesDrafts?: true
  /**
   * So much may match that going from the newest on ends sooner. Of the others few match, and adding nothing to the key
   * keeps the planner from that way, which for a number that nobody has leads through the whole table.
   */
  broad?: true
  /** Nothing where no record can be meant. */
  matches(wanted: Wanted): RawBuilder<unknown> | undefined
}

const byNumber = (column: string, prefix: string) => (wanted: Wanted) =>
  sql`${sql.ref(column)} = any(${numbersWith(prefix, wanted)}::text[])`

const labelled =
  (facts: Readonly<Record<string, { label: string }>>) =>
  (status: string): string | undefined =>
    facts[status]?.label
const named = (labels: Readonly<Record<string, string>>) => (status: string) => labels[status]

export const lookups: Record<FindKind, Lookup> = {
  'nsdl-pan': {
    table: 'pan_application',
    title: 'ref_no',
    about: ['ack_no', 'card_name'],
    status: sql`state`,
    statusText: labelled(panStateFacts),
    office: officeInfo.getInfo.allow,
    own: merchantInfo.getInfo.allow,
    hidesDrafts: true,
    broad: true,
    matches: panNumber,
  },
  merchant: {
    table: 'merchant',
    title: 'code',
    about: ['business_name', 'district'],
    status: sql`case when locked_at is null then 'active' else 'locked' end`,
    statusText: named(merchantStatusLabels),
    office: getMerchant.allow,
    matches: codeOrName,
  },
  registration: {
    table: 'registration',
    title: 'ref_no',
    about: ['shop_name', 'district'],
    status: sql`status`,
    statusText: named(registrationStatusLabels),
    office: getRegistration.allow,
    matches: byNumber('ref_no', 'R'),
  },
  payment: {
    table: 'payment_request',
    title: 'ref_no',
    about: ['reference'],
    status: sql`status`,
    statusText: named(paymentStatusLabels),
    office: getPayment.allow,
    own: listOwnPayments.allow,
    matches: byNumber('ref_no', 'P'),
  },
  'uti-pan': {
    table: 'coupon_order',
    title: 'no',
    about: ['psa_id'],
    status: sql`status`,
    statusText: named(couponStatusLabels),
    office: listCoupons.allow,
    own: listOwnCoupons.allow,
    matches: byNumber('no', 'K'),
  },
  'gst-registration': {
    table: 'gst_registration',
    title: 'no',
    about: ['legal_name', 'gstin'],
    status: sql`status`,
    statusText: labelled(gstStatusFacts),
    office: officeGst.getDetail.allow,
    own: merchantGst.getDetail.allow,
    hidesDrafts: true,
    matches: (wanted) =>
      sql`(${byNumber('no', 'GR')(wanted)} or trn = ${wanted.number} or arn = ${wanted.number} or gstin = ${wanted.number})`,
  },
  'gst-filing': {
    table: 'gst_filing',
    title: 'no',
    about: ['legal_name', 'period_label'],
    status: sql`status`,
    statusText: labelled(filingStatusFacts),
    office: officeFiling.getDetail.allow,
    own: merchantFiling.getDetail.allow,
    matches: returnNumber,
  },
  parcel: {
    table: 'consignment',
    title: 'no',
    about: ['docket', 'contents'],
    status: sql`status`,
    statusText: named(consignmentStatusLabels),
    office: officeCourier.get.allow,
    own: merchantCourier.get.allow,
    matches: (wanted) =>
      sql`(${byNumber('no', 'D')(wanted)} or (docket <> '' and upper(docket) in (${wanted.number}, ${wanted.text.toUpperCase()})))`,
  },
}

/** Token or acknowledgement number, whole or from six digits on. */
function panNumber({ number, pieces }: Wanted): RawBuilder<unknown> | undefined {
  if (pieces.length === 0) return undefined
  const part = `%${number}%`
  return sql`(ref_no = ${number} or ack_no = ${number}
    or (six_digits(search_text) @> ${pieces}::int[] and (ref_no like ${part} or ack_no like ${part})))`
}

/** Own number, ARN or the client's GSTIN, which only the joined text has an index for. */
function returnNumber(wanted: Wanted): RawBuilder<unknown> {
  const { number } = wanted
  const own = sql`(${byNumber('no', 'GF')(wanted)} or arn = ${number})`
  if (!/^\d{2}[0-9A-Z]{13}$/.test(number)) return own
  return sql`(${own} or (search_text like ${`%${number}%`} and gstin = ${number}))`
}

/** From three letters on the index on the joined text finds a name; fewer can only be a code. */
function codeOrName(wanted: Wanted): RawBuilder<unknown> {
  const code = byNumber('code', 'M')(wanted)
  if (!/[\p{L}\p{N}]{3}/u.test(wanted.text)) return code
  const part = containing(wanted.text)
  return sql`(${code} or (search_text ilike ${part} and business_name ilike ${part}))`
}
