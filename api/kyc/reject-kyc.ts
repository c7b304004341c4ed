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
    title: 'KYC rejected',
    text: 'We could not approve your KYC. Please mend what is named here and hand it in again. The reason:',
    reason: remark,
    form: true,
    publicUrl,
  })
}
