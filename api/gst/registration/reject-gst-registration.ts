import type { RefundRequest } from '../../../contract/asked-refund.ts'
import { gstRegistrationWorkflow, isWithDepartment } from '../../../contract/gst/registration-moves.ts'
import { gstNotices } from '../../../texts/en/gst-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { confirmedReason, waitsForSecond } from '../../sale/refund-by-two.ts'
import { refundSale } from '../../sale/refund-sale.ts'
import { lockGstRegistration } from './registration-store.ts'
import { registrations } from './registrations.ts'

interface Rejection extends RefundRequest {
  id: string
  now: Date
}

/** Gives the whole amount back, commissions too, exactly once; what was filed goes back by two people. */
export async function rejectGstRegistration(tx: Tx, actor: Actor, rejection: Rejection): Promise<void> {
  const { id, reason, seenRefund, now } = rejection
  const registration = await lockGstRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, 'reject')
  const refundable = registrations.refundable(tx, registration)
  const asked = { refundable, reason, seenRefund, now }
  if (isWithDepartment(registration.status) && (await waitsForSecond(tx, actor, asked))) return
  const told = await confirmedReason(tx, actor, { refundable, reason })
  await refundSale(tx, doerOf(actor), { fact: registrations.fact(id), reason: told })
  await registrations.move(tx, doerOf(actor), registration, {
    move: 'reject',
    remark: told,
    change: { reason: told, answer_due: null },
  })
  await registrations.tellMerchant(tx, registration, {
    title: () => gstNotices.registrationRejected({ no: registration.no }),
    text: () => gstNotices.registrationRejectedText({ reason: told }),
  })
}
