import QRCode from 'qrcode'
import { profileAnswers } from '../../texts/en/profile-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import { checkTotp, newTotpSecret, totpUri } from '../platform/crypto/totp.ts'
import type { Tx } from '../platform/database.ts'
import { badRequest, conflict } from '../platform/problem.ts'
import { readSetting } from '../site/site-settings.ts'
import { acceptOffered, dropApp, offeredSecret, offerSecret } from '../user/authenticator-app.ts'
import { type ConfirmedPassword, lockConfirmed } from '../user/confirm-password.ts'
import { endSignIns } from '../user/end-sign-ins.ts'
import { lockUser } from '../user/find-user.ts'
import { dropRecoveryCodes, replaceRecoveryCodes } from '../user/recovery-codes.ts'

/** Hands out a new secret for an authenticator app; it counts only once the app has shown a right code. */
export async function beginApp(
  tx: Tx,
  actor: Actor,
  confirmed: ConfirmedPassword,
): Promise<{ secret: string; uri: string; qr: string }> {
  const user = await lockConfirmed(tx, actor.id, confirmed)
  const secret = newTotpSecret()
  const businessName = await readSetting(tx, 'businessName')
  const uri = totpUri({ secret, account: user.user_name, issuer: businessName || 'Kendra' })
  await offerSecret(tx, user.id, secret)
  return { secret, uri, qr: await QRCode.toDataURL(uri, { margin: 1, width: 220 }) }
}

/** Finishes the enrolment: from now on the app's code is asked for. The recovery codes are shown this once. */
export async function confirmApp(
  tx: Tx,
  actor: Actor,
  { code, now }: { code: string; now: Date },
): Promise<{ recoveryCodes: string[] }> {
  const user = await lockUser(tx, actor.id)
  const offered = offeredSecret(user)
  if (offered === undefined) throw conflict(profileAnswers.noAppIsWaiting())
  const step = checkTotp(offered, code.replace(/\s/g, ''), now)
  if (step === undefined) throw badRequest(profileAnswers.codeIsWrong(), { code: profileAnswers.typeTheCodeShownNow() })
  await acceptOffered(tx, user, step)
  await endSignIns(tx, { userId: user.id, except: actor.signInId }, 'two-factor changed')
  await recordAudit(tx, doerOf(actor), { act: 'two-factor.app-enrolled', subject: user.code })
  return { recoveryCodes: await replaceRecoveryCodes(tx, user.id) }
}

export async function removeApp(tx: Tx, actor: Actor, confirmed: ConfirmedPassword): Promise<void> {
  const user = await lockConfirmed(tx, actor.id, confirmed)
  await dropApp(tx, user.id)
  await dropRecoveryCodes(tx, user.id)
  await endSignIns(tx, { userId: user.id, except: actor.signInId }, 'two-factor changed')
  await recordAudit(tx, doerOf(actor), { act: 'two-factor.app-removed', subject: user.code })
}
