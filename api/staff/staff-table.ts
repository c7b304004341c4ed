import { sql } from 'kysely'
import { backOfficeModuleTexts } from '../../contract/module-texts.ts'
import { listStaff } from '../../contract/staff.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptCount } from '../platform/list/kept-count.ts'
import { lastSignIn, permissionText, userState } from './user-columns.ts'

/** Admins and staff, with what each may do. */
export const staffTable = defineList(listStaff, {
  from: sql`app_user`,
  scope: () => sql`app_user.role in ('admin', 'staff')`,
  fields: {
    code: sql.ref('app_user.code'),
    name: sql.ref('app_user.display_name'),
    userName: sql`app_user.user_name::text`,
    role: sql.ref('app_user.role'),
    state: userState,
    permissions: sql`case when app_user.role = 'admin' then 'Everything' else ${permissionText(backOfficeModuleTexts)} end`,
    mobileNo: sql`coalesce(app_user.mobile, '')`,
    emailId: sql`app_user.email::text`,
    lastSignIn,
  },
  also: { id: sql.ref('app_user.id') },
  key: sql.ref('app_user.id'),
  search: sql.ref('app_user.search_text'),
  order: [{ column: 'code', dir: 'asc' }],
  total: async (db) => (await keptCount(db, 'app_user', 'admin')) + (await keptCount(db, 'app_user', 'staff')),
})
