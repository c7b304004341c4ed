import { indianDay } from '../../contract/kernel/dates.ts'
import { canMove } from '../../contract/kernel/workflow.ts'
import { versionWorkflow } from '../../contract/law/version-moves.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { conflict, forbidden } from '../platform/problem.ts'
import { requireSecondAdmin } from '../site/second-admin.ts'
import { putInForce } from './put-in-force.ts'
import { versionState } from './version-state.ts'
import { lockVersion } from './version-store.ts'

interface Deciding {
  id: string
  now: Date
}

/** The second admin's word: from its day on, but never for what was credited before, the version holds. */
export async function confirmVersion(tx: Tx, actor: Actor, { id, now }: Deciding): Promise<void> {
  const { rule, version } = await lockVersion(tx, id)
  const state = versionState(version, { kind: rule.kind, today: indianDay(now) })
  if (!canMove(versionWorkflow, state, 'confirm')) throw conflict('This version is decided already.')
  const firstId = version.created_by ?? ''
  if (firstId === actor.id) throw forbidden('You have proposed this; another admin must confirm it.')
  await requireSecondAdmin(tx, actor, { firstId, since: version.created_at, now })
  await putInForce(tx, id, {
    doer: doerOf(actor),
    now,
    act: 'law-rule.confirmed',
    how: `${actor.code} ${actor.name} has confirmed it.`,
  })
}
