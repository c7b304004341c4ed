import { registrationWorkflow } from '../../contract/registration-review.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { nextState } from '../platform/require-move.ts'
import { announceRegistration } from './announce-registration.ts'
import { lockRegistration, saveRegistrationDecision } from './registration-store.ts'

/** Turns a registration down and mails the reason. */
export async function rejectRegistration(
  tx: Tx,
  actor: Actor,
  { id, remark }: { id: string; remark: string },
): Promise<void> {
  const registration = await lockRegistration(tx, id)
  const status = nextState(registrationWorkflow, registration.status, 'reject')
  await saveRegistrationDecision(tx, id, { status, decidedBy: actor.id, remark })
  await queueMail(tx, {
    to: registration.email,
    kind: 'registration-rejected',
    subject: `Your registration ${registration.ref_no}`,
    text: [
      `Hello ${registration.first_name},`,
      `we cannot take your registration ${registration.ref_no} for ${registration.shop_name}. The reason:`,
      remark,
      'You are welcome to register again once this is settled.',
    ],
  })
  await announceRegistration(tx)
  await recordAudit(tx, doerOf(actor), {
    act: 'registration.rejected',
    subject: registration.ref_no,
    detail: { remark },
  })
}
