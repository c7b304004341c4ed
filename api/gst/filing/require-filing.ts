import { type FilingMove, filingWorkflow } from '../../../contract/gst/filing-moves.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { readFiling } from './filing-store.ts'

/** Before a file for it is read: it is there, the caller may touch it, and it can take this move. */
export async function requireFiling(
  db: Db,
  actor: Actor,
  { id, move }: { id: string; move: FilingMove },
): Promise<void> {
  requireMove(filingWorkflow, (await readFiling(db, actor, id)).status, move)
}
