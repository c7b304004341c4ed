import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { gstNotices } from '../../../texts/en/gst-notices.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { requireNewNumber } from '../require-new-number.ts'
import { lockGstRegistration } from './registration-store.ts'
import { registrations } from './registrations.ts'

/** Notes the ARN that the department gave when the application was filed. */
export async function lodgeRegistration(tx: Tx, actor: Actor, { id, arn }: { id: string; arn: string }): Promise<void> {
  const registration = await lockGstRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, 'lodge')
  await requireNewNumber(tx, { table: 'gst_registration', field: 'arn', number: arn })
  await registrations.move(tx, doerOf(actor), registration, {
    move: 'lodge',
    remark: `ARN ${arn}`,
    change: { arn },
  })
  await registrations.tellMerchant(tx, registration, {
    title: () => gstNotices.registrationFiled({ no: registration.no }),
    text: () => gstNotices.registrationFiledText({ name: registration.legal_name, arn }),
  })
}
