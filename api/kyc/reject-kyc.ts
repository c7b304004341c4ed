import { accountNotices } from '../../texts/en/account-notices.ts'
import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { lockHandIn, recordKycDecision } from './decide-kyc.ts'
import { tellPerson } from './tell-person.ts'

interface Given {
  id: string
  submittedAt: string
  remark: string
  now: Date
  publicUrl: string
}

/** Sends the whole back: details and documents can be changed and handed in again. */
export async function rejectKyc(
  tx: Tx,
  actor: Actor,
  { id, submittedAt, remark, now, publicUrl }: Given,
): Promise<void> {
  const subject = await lockHandIn(tx, { id, move: 'reject', submittedAt })
  await recordKycDecision(tx, actor, { subject, decision: { move: 'reject', act: 'kyc.rejected', remark, now } })
  await tellPerson(tx, subject, {
    title: accountNotices.kycRejected,
    text: accountNotices.kycRejectedText,
    reason: remark,
    form: true,
    publicUrl,
  })
}
