import { sql } from 'kysely'
import { listMerchantStaff } from '../../contract/merchant-staff.ts'
import { merchantModuleTexts } from '../../contract/module-texts.ts'
import { defineList } from '../platform/list/define-list.ts'
import { lastSignIn, permissionText, userState } from './user-columns.ts'

/** The staff of the caller's own business, without its owner. */
export const merchantStaffTable = defineList(listMerchantStaff, {
  from: sql`app_user`,
  scope: ({ actor }) => sql`app_user.merchant_id = ${actor.merchantId} and not app_user.is_owner`,
  fields: {
    code: sql.ref('app_user.code'),
    fullName: sql.ref('app_user.display_name'),
    state: userState,
    kycState: sql.ref('app_user.kyc_state'),
    mobileNo: sql`coalesce(app_user.mobile, '')`,
    emailId: sql`app_user.email::text`,
    // In the language of whoever asks, and so are the filters on it.
    get permissions() {
      return permissionText(merchantModuleTexts)
    },
    lastSignIn,
  },
  also: { id: sql.ref('app_user.id') },
  key: sql.ref('app_user.id'),
  search: sql.ref('app_user.search_text'),
  order: [{ column: 'code', dir: 'asc' }],
})
