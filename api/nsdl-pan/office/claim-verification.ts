import { type SelectQueryBuilder, sql } from 'kysely'
import { claimMinutes } from '../../../contract/nsdl-pan/office.ts'
import { panWorkflow } from '../../../contract/nsdl-pan/states.ts'
import type { Schema } from '../../../database/schema.ts'
import { recordView } from '../../audit/record-view.ts'
import { type Actor, doerOf } from '../../platform/actor.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { conflict } from '../../platform/problem.ts'
import { requireMove } from '../../platform/require-move.ts'
import { type Application, lockApplication, saveApplication } from '../application-store.ts'

type Free = Pick<Application, 'id' | 'ref_no'>

const claimSeconds = claimMinutes * 60
const lapsedBefore = (now: Date): Date => secondsAfter(now, -claimSeconds)

/** Hands the clerk what they have open already, else the oldest that nobody has; nobody is ever handed another's. */
export async function claimNext(
  tx: Tx,
  actor: Actor,
  { skip, now }: { skip?: string; now: Date },
): Promise<{ id: string | null }> {
  const { id: clerk } = actor
  // Two tabs of one clerk that ask at once get the same.
  await sql`select pg_advisory_xact_lock(hashtext('pan-verification'), hashtext(${clerk}))`.execute(tx)
  if (skip) await release(tx, clerk, skip)
  const found = (await ownClaim(tx, clerk, now)) ?? (await oldestFree(tx, { skip, now }))
  if (!found) return { id: null }
  await saveApplication(tx, found.id, { claimed_by: clerk, claimed_at: now })
  await recordView(tx, doerOf(actor), { act: 'pan.seen', subject: found.ref_no })
  return { id: found.id }
}

/** Opens one from the list. */
export async function claimOne(
  tx: Tx,
  actor: Actor,
  { id, now }: { id: string; now: Date },
): Promise<{ until: string }> {
  const application = await lockApplication(tx, actor, { id })
  requireMove(panWorkflow, application.state, 'verify')
  await requireUnclaimed(tx, actor, { application, now })
  await saveApplication(tx, id, { claimed_by: actor.id, claimed_at: now })
  await recordView(tx, doerOf(actor), { act: 'pan.seen', subject: application.ref_no })
  return { until: secondsAfter(now, claimSeconds).toISOString() }
}

/** What another clerk looks at now is theirs to decide. */
export async function requireUnclaimed(
  tx: Tx,
  actor: Actor,
  { application, now }: { application: Application; now: Date },
): Promise<void> {
  const { claimed_by, claimed_at } = application
  if (!claimed_by || claimed_by === actor.id || !claimed_at || claimed_at < lapsedBefore(now)) return
  const clerk = await tx
    .selectFrom('app_user')
    .select('display_name')
    .where('id', '=', claimed_by)
    .executeTakeFirstOrThrow()
  throw conflict(`${clerk.display_name} has this one open. Please take another.`)
}

async function release(tx: Tx, clerk: string, id: string): Promise<void> {
  await tx
    .updateTable('pan_application')
    .set({ claimed_by: null, claimed_at: null })
    .where('id', '=', id)
    .where('claimed_by', '=', clerk)
    .execute()
}

/** Locked on the way, so that it is still waiting when it is handed out; what somebody decides on now is passed over. */
function firstFree(query: SelectQueryBuilder<Schema, 'pan_application', Free>): Promise<Free | undefined> {
  return query.orderBy('id').limit(1).forUpdate().skipLocked().executeTakeFirst()
}

const waiting = (tx: Tx) =>
  tx.selectFrom('pan_application').select(['id', 'ref_no']).where('state', '=', 'verification')

function ownClaim(tx: Tx, clerk: string, now: Date): Promise<Free | undefined> {
  return firstFree(waiting(tx).where('claimed_by', '=', clerk).where('claimed_at', '>=', lapsedBefore(now)))
}

function oldestFree(tx: Tx, { skip, now }: { skip?: string; now: Date }): Promise<Free | undefined> {
  const free = waiting(tx).where((eb) =>
    eb.or([eb('claimed_by', 'is', null), eb('claimed_at', '<', lapsedBefore(now))]),
  )
  return firstFree(skip ? free.where('id', '<>', skip) : free)
}
