import { sql } from 'kysely'
import { listMerchants } from '../../contract/merchant.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptTotal } from '../platform/list/kept-count.ts'

export const merchantTable = defineList(listMerchants, {
  from: sql`merchant
    join id_type on id_type.id = merchant.id_type_id
    join package on package.id = merchant.package_id
    left join merchant upline on upline.id = merchant.upline_id
    left join app_user owner on owner.merchant_id = merchant.id and owner.is_owner
    left join ledger_account wallet on wallet.merchant_id = merchant.id and wallet.kind = 'wallet'`,
  scope: () => sql`true`,
  fields: {
    code: sql.ref('merchant.code'),
    bussName: sql.ref('merchant.business_name'),
    idName: sql.ref('id_type.name'),
    packageName: sql.ref('package.name'),
    upline: sql`coalesce(upline.code, '')`,
    mobileNo: sql.ref('merchant.mobile'),
    district: sql.ref('merchant.district'),
    state: sql.ref('merchant.state'),
    kyc: sql`coalesce(owner.kyc_state, 'not-started')`,
    balance: sql`coalesce(wallet.balance, 0)`,
    status: sql`case when merchant.locked_at is null then 'active' else 'locked' end`,
    joined: sql.ref('merchant.created_at'),
  },
  also: { id: sql.ref('merchant.id') },
  key: sql.ref('merchant.id'),
  search: sql.ref('merchant.search_text'),
  order: [{ column: 'joined', dir: 'desc' }],
  total: (db) => keptTotal(db, 'merchant'),
})
