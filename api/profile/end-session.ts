import { profileAnswers } from '../../texts/en/profile-answer.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { endSignIns } from '../user/end-sign-ins.ts'

/** Ends one of the caller's own sign-ins; anyone else's does not exist for them. */
export async function endSession(tx: Tx, actor: Actor, signInId: string): Promise<void> {
  const ended = await endSignIns(tx, { userId: actor.id, only: signInId }, 'ended by the user')
  if (ended === 0) throw notFound(profileAnswers.signInHasEnded())
  await recordAudit(tx, doerOf(actor), { act: 'sign-in.ended', subject: actor.code })
}
