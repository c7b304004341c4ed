import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database.ts'
import { announce } from '../../platform/events.ts'
import { requireMove } from '../../platform/require-move.ts'
import { lockApplication } from '../application-store.ts'

/** A draft was never paid for, so nothing of it is kept but the note that it was there. */
export async function discardPanDraft(tx: Tx, actor: Actor, id: string): Promise<void> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'discard')
  await tx.deleteFrom('pan_application').where('id', '=', id).execute()
  await recordAudit(tx, doerOf(actor), { act: 'pan.discard', subject: application.ref_no })
  await announce(tx, { topic: 'nsdl-pan', merchantId: application.merchant_id })
}
