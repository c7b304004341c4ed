import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { gstNotices } from '../../../texts/en/gst-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { requireNewNumber } from '../require-new-number.ts'
import { lockGstRegistration } from './registration-store.ts'
import { registrations } from './registrations.ts'

/** Notes the TRN under which the form is filled in on the GST portal. */
export async function startRegistration(tx: Tx, actor: Actor, { id, trn }: { id: string; trn: string }): Promise<void> {
  const registration = await lockGstRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, 'start')
  await requireNewNumber(tx, { table: 'gst_registration', field: 'trn', number: trn })
  await registrations.move(tx, doerOf(actor), registration, {
    move: 'start',
    remark: `TRN ${trn}`,
    change: { trn },
  })
  await registrations.tellMerchant(tx, registration, {
    title: () => gstNotices.registrationStarted({ no: registration.no }),
    text: () => gstNotices.registrationStartedText({ name: registration.legal_name, trn }),
  })
}
