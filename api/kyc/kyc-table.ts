import { sql } from 'kysely'
import { listKyc } from '../../contract/kyc-review.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptCount } from '../platform/list/kept-count.ts'

/** Everyone who has a KYC to show: owners of merchants and their staff. */
export const kycTable = defineList(listKyc, {
  from: sql`app_user join merchant on merchant.id = app_user.merchant_id left join kyc on kyc.user_id = app_user.id`,
  scope: () => sql`app_user.role = 'merchant'`,
  fields: {
    code: sql.ref('app_user.code'),
    name: sql.ref('app_user.display_name'),
    kind: sql`case when app_user.is_owner then 'merchant' else 'staff' end`,
    status: sql.ref('app_user.kyc_state'),
    merchantCode: sql.ref('merchant.code'),
    bussName: sql.ref('merchant.business_name'),
    mobileNo: sql`coalesce(app_user.mobile, '')`,
    emailId: sql`app_user.email::text`,
    changedAt: sql`coalesce(kyc.changed_at, app_user.created_at)`,
  },
  also: { id: sql.ref('app_user.id') },
  key: sql.ref('app_user.id'),
  search: sql.ref('app_user.kyc_search'),
  searched: ['code', 'name', 'merchantCode', 'bussName', 'mobileNo', 'emailId'],
  order: [{ column: 'changedAt', dir: 'desc' }],
  total: (db) => keptCount(db, 'app_user', 'merchant'),
})
