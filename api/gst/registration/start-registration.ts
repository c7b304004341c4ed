import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { requireNewNumber } from '../require-new-number.ts'
import { moveRegistration } from './move-registration.ts'
import { lockRegistration } from './registration-store.ts'
import { tellMerchant } from './tell-merchant.ts'

/** Notes the TRN under which the form is filled in on the GST portal. */
export async function startRegistration(tx: Tx, actor: Actor, { id, trn }: { id: string; trn: string }): Promise<void> {
  const registration = await lockRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, 'start')
  await requireNewNumber(tx, { table: 'gst_registration', field: 'trn', number: trn })
  await moveRegistration(tx, doerOf(actor), registration, {
    move: 'start',
    remark: `TRN ${trn}`,
    change: { trn },
  })
  await tellMerchant(tx, registration, {
    title: `GST registration ${registration.no} is in progress`,
    text: `${registration.legal_name}: the form is being filled in on the GST portal. TRN ${trn}.`,
  })
}
