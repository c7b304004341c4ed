import type * as z from 'zod/mini'
import type { SettingName, settingChange, UserSettings } from '../../contract/profile.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { type Confirmed, lockConfirmed } from '../user/confirm-password.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { lockUser } from '../user/find-user.ts'
import { readSettings } from './user-settings.ts'

const columnOf = {
  twoFactorAuthentication: 'two_factor',
  loginNotification: 'login_notification',
  activityTracking: 'activity_tracking',
} as const satisfies Record<SettingName, string>

export const guardsAccount = ({ prop }: { prop: SettingName }): boolean => prop === 'twoFactorAuthentication'

/** Switches one setting. Two-factor guards the account itself, so it asks for the password and ends the other sign-ins. */
export async function updateSetting(
  tx: Tx,
  actor: Actor,
  { change, confirmed }: { change: z.infer<typeof settingChange>; confirmed: Confirmed | undefined },
): Promise<UserSettings> {
  const user = confirmed ? await lockConfirmed(tx, actor.id, confirmed) : await lockUser(tx, actor.id)
  const value = change.value === 'true'
  if (guardsAccount(change)) await endSignIns(tx, { userId: user.id, except: actor.signInId }, 'two-factor changed')
  await tx
    .updateTable('app_user')
    .set({ [columnOf[change.prop]]: value })
    .where('id', '=', user.id)
    .execute()
  if (change.prop === 'activityTracking' && !value)
    await tx.deleteFrom('user_activity').where('user_id', '=', user.id).execute()
  await recordAudit(tx, doerOf(actor), { act: 'setting.changed', subject: user.code, detail: { [change.prop]: value } })
  return readSettings(tx, user.id)
}
