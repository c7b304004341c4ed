import type { SettingName } from '../../contract/profile.ts'
import type { Tx } from '../platform/database.ts'

const columnOf = {
  twoFactorAuthentication: 'two_factor',
  loginNotification: 'login_notification',
  activityTracking: 'activity_tracking',
} as const satisfies Record<SettingName, string>

/** What a person has chosen for their own account. */
export async function switchSetting(tx: Tx, userId: string, name: SettingName, on: boolean): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ [columnOf[name]]: on })
    .where('id', '=', userId)
    .execute()
}
