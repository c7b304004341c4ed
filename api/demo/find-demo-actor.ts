import type { Actor } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { findAbsentActor } from '../user/find-absent-actor.ts'

/** Somebody of the demo as the one who does something, with their rights and without a browser. */
export async function findDemoActor(tx: Tx, userName: string): Promise<Actor> {
  const { id } = await tx
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow()
  const actor = await findAbsentActor(tx, id)
  if (!actor) throw new Error(`${userName} is locked out of the demo.`)
  return actor
}
