import { backOfficeModules } from '../../contract/kernel/role.ts'
import type { StaffMember } from '../../contract/staff.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

/** Someone of the back office as the form shows them. */
export async function readStaff(db: Db, id: string): Promise<StaffMember> {
  const user = await db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', id)
    .where('role', '<>', 'merchant')
    .$narrowType<{ role: StaffMember['role'] }>()
    .executeTakeFirst()
  if (!user) throw notFound('This user does not exist.')
  return {
    id: user.id,
    name: user.display_name,
    userName: user.user_name,
    emailId: user.email,
    mobileNo: user.mobile ?? '',
    role: user.role,
    permissions: backOfficeModules.filter((one) => user.permissions.includes(one)),
    version: user.version,
  }
}
