import { type GstMove, gstRegistrationWorkflow } from '../../../contract/gst/registration-moves.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { readGstRegistration } from './registration-store.ts'

/** Before a file for it is read: it is there, the caller may touch it, and it can take this move. */
export async function requireRegistration(
  db: Db,
  actor: Actor,
  { id, move }: { id: string; move: GstMove },
): Promise<void> {
  requireMove(gstRegistrationWorkflow, (await readGstRegistration(db, actor, id)).status, move)
}
