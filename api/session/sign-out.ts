import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { endSignIns } from '../user/end-sign-ins.ts'

export async function signOut(tx: Tx, actor: Actor): Promise<void> {
  await endSignIns(tx, { userId: actor.id, only: actor.signInId }, 'signed out')
  await recordAudit(tx, doerOf(actor), { act: 'sign-out', subject: actor.code })
}
