import { gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { removeFiles } from '../remove-files.ts'
import { readRegistrationFiles } from './registration-files.ts'
import { lockGstRegistration } from './registration-store.ts'

/** A draft was never paid for, so nothing of it is kept but the note that it was there. */
export async function discardGstDraft(tx: Tx, actor: Actor, id: string): Promise<void> {
  const registration = await lockGstRegistration(tx, actor, id)
  requireMove(gstRegistrationWorkflow, registration.status, 'discard')
  const files = await readRegistrationFiles(tx, registration)
  await removeFiles(
    tx,
    'gst_registration_file',
    files.map((file) => file.id),
  )
  await tx.deleteFrom('gst_registration').where('id', '=', id).execute()
  await recordAudit(tx, doerOf(actor), { act: 'gst-registration.discard', subject: registration.no })
}
