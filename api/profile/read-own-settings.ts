import type { UserSettings } from '../../contract/profile.ts'
import type { Db } from '../platform/database.ts'

export async function readOwnSettings(db: Db, userId: string): Promise<UserSettings> {
  const user = await db
    .selectFrom('app_user')
    .select(['two_factor', 'login_notification', 'activity_tracking'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    twoFactorAuthentication: user.two_factor,
    loginNotification: user.login_notification,
    activityTracking: user.activity_tracking,
  }
}
