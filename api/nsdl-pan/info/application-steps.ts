import { isOneOf } from '../../../contract/kernel/keys-of.ts'
import type { PanStep } from '../../../contract/nsdl-pan/info.ts'
import { type PanMove, panMoves } from '../../../contract/nsdl-pan/states.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database.ts'
import { applications } from '../applications.ts'

/** The timeline of an application; the screens have words for its moves. */
export async function applicationSteps(db: Db, actor: Actor, id: string): Promise<PanStep[]> {
  const steps = await applications.steps(db, actor, id)
  return steps.map((step) => ({ ...step, move: knownMove(step.move) }))
}

function knownMove(move: string): PanMove {
  if (!isOneOf(panMoves, move)) throw new Error(`'${move}' is no move of a PAN application.`)
  return move
}
