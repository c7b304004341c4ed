import { accountNotices } from '../../texts/en/account-notices.ts'
import { accountActs } from '../audit/account-acts.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { raiseNotice } from '../notice/raise-notice.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict } from '../platform/problem.ts'
import { dropApp } from '../user/authenticator-app.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { lockUser } from '../user/find-user.ts'
import { dropRecoveryCodes } from '../user/recovery-codes.ts'
import { closeChallengesOf } from '../user/sign-in-challenges.ts'
import { switchSetting } from '../user/switch-setting.ts'

/** For someone who lost the phone and the recovery codes. Admins switch their own off where the password is asked for. */
export async function switchTwoFactorOff(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (id === actor.id) throw conflict('Switch your own two-factor off in your account settings.')
  const user = await lockUser(tx, id)
  if (!user.two_factor) throw conflict('Two-factor is not on for this person.')
  await switchSetting(tx, id, 'twoFactorAuthentication', false)
  await dropApp(tx, id)
  await dropRecoveryCodes(tx, id)
  await closeChallengesOf(tx, id)
  await endSignIns(tx, { userId: id }, 'two-factor changed')
  await raiseNotice(tx, {
    userId: id,
    kind: 'security',
    title: accountNotices.twoFactorOff,
    text: accountNotices.twoFactorOffText,
  })
  await recordAudit(tx, doerOf(actor), { act: accountActs.twoFactorOff, subject: user.code })
}
