import { type PanMove, panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { requireMove } from '../../platform/require-move.ts'
import { type Application, readApplication } from '../application-store.ts'

/** Before a scan of it is read: it is there, the caller may touch it, and it can take this move. */
export async function requireApplication(
  db: Db,
  actor: Actor,
  { move, ...key }: ({ id: string } | { ackNo: string }) & { move: PanMove },
): Promise<Application> {
  const application = await readApplication(db, actor, key)
  requireMove(panWorkflow, application.state, move)
  return application
}
