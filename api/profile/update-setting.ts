import type * as z from 'zod/mini'
import type { SettingName, settingChange, UserSettings } from '../../contract/profile.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { type ConfirmedPassword, lockConfirmed } from '../user/confirm-password.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { lockUser, type User } from '../user/find-user.ts'
import { requireRecentPassword } from '../user/recent-password.ts'
import { forgetActivity } from '../user/record-activity.ts'
import { switchSetting } from '../user/switch-setting.ts'
import { readOwnSettings } from './read-own-settings.ts'

export const guardsAccount = ({ prop }: { prop: SettingName }): boolean => prop === 'twoFactorAuthentication'

interface Asked {
  change: z.infer<typeof settingChange>
  confirmed: ConfirmedPassword | undefined
  now: Date
}

/**
 * Switches one setting. Two-factor guards the account itself: it wants the password, with the call or typed within the
 * last ten minutes, ends the other sign-ins, and its owner is told.
 */
export async function updateSetting(tx: Tx, actor: Actor, { change, confirmed, now }: Asked): Promise<UserSettings> {
  const user = confirmed ? await lockConfirmed(tx, actor.id, confirmed) : await lockUser(tx, actor.id)
  const value = change.value === 'true'
  if (guardsAccount(change)) {
    if (!confirmed) await requireRecentPassword(tx, actor, now)
    await endSignIns(tx, { userId: user.id, except: actor.signInId }, 'two-factor changed')
    await tellOfTwoFactor(tx, user, value)
  }
  await switchSetting(tx, user.id, change.prop, value)
  if (change.prop === 'activityTracking' && !value) await forgetActivity(tx, user.id)
  await recordAudit(tx, doerOf(actor), { act: 'setting.changed', subject: user.code, detail: { [change.prop]: value } })
  return readOwnSettings(tx, user.id)
}

/** Whoever found an open browser could have switched it. */
async function tellOfTwoFactor(tx: Tx, user: User, on: boolean): Promise<void> {
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    kind: 'two-factor-changed',
    subject: on ? mailTexts.twoFactorOn : mailTexts.twoFactorOff,
    text: [
      () => mailTexts.hello({ name: user.display_name }),
      () => (on ? mailTexts.twoFactorWasSwitchedOn : mailTexts.twoFactorWasSwitchedOff)({ code: user.code }),
    ],
  })
}
