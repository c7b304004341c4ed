import { registrationWorkflow } from '../../contract/registration-review.ts'
import { mailTexts } from '../../texts/en/mail.ts'
import { languageOr } from '../../texts/languages.ts'
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
    language: languageOr(registration.language),
    kind: 'registration-rejected',
    subject: () => mailTexts.yourRegistration({ refNo: registration.ref_no }),
    text: [
      () => mailTexts.hello({ name: registration.first_name }),
      () => mailTexts.weCannotTakeIt({ refNo: registration.ref_no, shop: registration.shop_name }),
      remark,
      mailTexts.registerAgain,
    ],
  })
  await announceRegistration(tx)
  await recordAudit(tx, doerOf(actor), {
    act: 'registration.rejected',
    subject: registration.ref_no,
    detail: { remark },
  })
}
