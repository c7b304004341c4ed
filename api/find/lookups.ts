import { type RawBuilder, sql } from 'kysely'
import { merchantCourier, officeCourier } from '../../contract/courier.ts'
import { consignmentStatusLabels } from '../../contract/courier-states.ts'
import type { FindKind } from '../../contract/find.ts'
import { tableOf } from '../../contract/kernel/keys-of.ts'
import { getMerchant, merchantStatusLabels } from '../../contract/merchant.ts'
import { serviceKeys } from '../../contract/of-services.ts'
import { getPayment, listOwnPayments, paymentStatusLabels } from '../../contract/payment-request.ts'
import { getRegistration, registrationStatusLabels } from '../../contract/registration-review.ts'
import { containingPattern } from '../platform/like-pattern.ts'
import type { ApiServices } from '../service/api-service.ts'
import { byNumber, type Lookup, labelFrom } from '../service/lookup.ts'
import type { TypedSearch } from '../service/typed-search.ts'

/** How everything is found that has a number: what the services offer, and what belongs to none of them. */
export const lookupsOf = (services: ApiServices): Readonly<Record<FindKind, Lookup>> => ({
  ...tableOf(serviceKeys, (key) => services[key].lookup),
  ...others,
})

const others = {
  merchant: {
    table: 'merchant',
    title: 'code',
    about: ['business_name', 'district'],
    status: sql`case when locked_at is null then 'active' else 'locked' end`,
    statusText: labelFrom(merchantStatusLabels),
    office: getMerchant.allow,
    matches: codeOrName,
  },
  registration: {
    table: 'registration',
    title: 'ref_no',
    about: ['shop_name', 'district'],
    status: sql`status`,
    statusText: labelFrom(registrationStatusLabels),
    office: getRegistration.allow,
    matches: byNumber('ref_no', 'R'),
  },
  payment: {
    table: 'payment_request',
    title: 'ref_no',
    about: ['reference'],
    status: sql`status`,
    statusText: labelFrom(paymentStatusLabels),
    office: getPayment.allow,
    own: listOwnPayments.allow,
    matches: byNumber('ref_no', 'P'),
  },
  parcel: {
    table: 'consignment',
    title: 'no',
    about: ['docket', 'contents'],
    status: sql`status`,
    statusText: labelFrom(consignmentStatusLabels),
    office: officeCourier.get.allow,
    own: merchantCourier.get.allow,
    matches: (wanted: TypedSearch) =>
      sql`(${byNumber('no', 'D')(wanted)} or (docket <> '' and upper(docket) in (${wanted.number}, ${wanted.text.toUpperCase()})))`,
  },
} satisfies Partial<Record<FindKind, Lookup>>

/** From three letters on the index on the joined text finds a name; fewer can only be a code. */
function codeOrName(wanted: TypedSearch): RawBuilder<unknown> {
  const code = byNumber('code', 'M')(wanted)
  if (!/[\p{L}\p{N}]{3}/u.test(wanted.text)) return code
  const part = containingPattern(wanted.text)
  return sql`(${code} or (search_text ilike ${part} and business_name ilike ${part}))`
}
