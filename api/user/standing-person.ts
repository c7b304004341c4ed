import type { Role } from '../../contract/kernel/role.ts'
import type { Actor } from '../platform/actor.ts'

export const standingColumns = [
  'app_user.id',
  'app_user.code',
  'app_user.display_name',
  'app_user.role',
  'app_user.is_owner',
  'app_user.permissions',
  'app_user.merchant_id',
] as const

interface Row {
  id: string
  code: string
  display_name: string
  role: Role
  is_owner: boolean
  permissions: string[]
  merchant_id: string | null
}

/** Who a person is and what they may, as every call and every file made for them is judged by it. */
export const standingPerson = (row: Row): Omit<Actor, 'signInId' | 'visitor'> => ({
  id: row.id,
  code: row.code,
  name: row.display_name,
  role: row.role,
  owner: row.is_owner,
  permissions: row.permissions,
  merchantId: row.merchant_id,
})
