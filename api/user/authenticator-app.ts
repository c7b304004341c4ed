import type { Tx } from '../platform/database.ts'
import { seal, unseal } from '../platform/vault.ts'
import type { User } from './find-user.ts'

/** Binds a sealed secret to the person it belongs to. */
const contextOf = (userId: string) => `app_user.totp.${userId}`

/** The secret of the app that is asked for codes, if there is one. */
export const appSecret = ({ id, totp_secret }: User): string | undefined =>
  totp_secret ? unseal(totp_secret, contextOf(id)) : undefined

/** The secret of an app that has not shown a right code yet. */
export const offeredSecret = ({ id, totp_pending }: User): string | undefined =>
  totp_pending ? unseal(totp_pending, contextOf(id)) : undefined

export async function offerSecret(tx: Tx, userId: string, secret: string): Promise<void> {
  const totp_pending = seal(secret, contextOf(userId))
  await tx.updateTable('app_user').set({ totp_pending }).where('id', '=', userId).execute()
}

/** The app that was offered is asked for codes from now on; the step of its first code is used up. */
export async function acceptOffered(tx: Tx, { id, totp_pending }: User, step: number): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ totp_secret: totp_pending, totp_pending: null, totp_last_step: step, two_factor: true })
    .where('id', '=', id)
    .execute()
}

/** Codes of this step and earlier ones are worth nothing any more. */
export async function spendStep(tx: Tx, userId: string, step: number): Promise<void> {
  await tx.updateTable('app_user').set({ totp_last_step: step }).where('id', '=', userId).execute()
}

export async function dropApp(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('app_user').set({ totp_secret: null, totp_pending: null }).where('id', '=', userId).execute()
}
