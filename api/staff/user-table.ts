import { sql } from 'kysely'
import { listUsers } from '../../contract/user.ts'
import { defineList } from '../platform/list/define-list.ts'
import { keptTotal } from '../platform/list/kept-count.ts'
import { lastSignIn, userKind, userState } from './user-columns.ts'

export const userTable = defineList(listUsers, {
  from: sql`app_user left join merchant on merchant.id = app_user.merchant_id`,
  scope: () => sql`true`,
  fields: {
    code: sql.ref('app_user.code'),
    name: sql.ref('app_user.display_name'),
    userName: sql`app_user.user_name::text`,
    kind: userKind,
    state: userState,
    bussName: sql`coalesce(merchant.business_name, '')`,
    mobileNo: sql`coalesce(app_user.mobile, '')`,
    emailId: sql`app_user.email::text`,
    lastSignIn,
    createdAt: sql.ref('app_user.created_at'),
  },
  also: { id: sql.ref('app_user.id') },
  key: sql.ref('app_user.id'),
  search: sql.ref('app_user.search_text'),
  order: [{ column: 'createdAt', dir: 'desc' }],
  total: (db) => keptTotal(db, 'app_user'),
})
