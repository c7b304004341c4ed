import { backendPaths } from '../../contract/paths.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { tellAdmins } from '../notice/tell-admins.ts'
import { type Actor, type Doer, doerOf, systemDoer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { forbidden } from '../platform/problem.ts'
import { firstOf, type LimitRecord, lockOpenChange } from './limit-store.ts'
import { wordsOf } from './propose-limits.ts'
import { saveSettings } from './save-settings.ts'
import { requireSecondAdmin, secondAdmins } from './second-admin.ts'

interface Deciding {
  id: string
  now: Date
}

const link = backendPaths.siteConfiguration

/** The second admin's word: the limits hold for everything that is asked for from now on. */
export async function confirmLimits(tx: Tx, actor: Actor, { id, now }: Deciding): Promise<void> {
  const change = await lockOpenChange(tx, id)
  if (change.proposed_by === actor.id) throw forbidden('You have proposed this; another admin must confirm it.')
  await requireSecondAdmin(tx, actor, firstOf(change, now))
  await putInForce(tx, change, { doer: doerOf(actor), now, how: `${actor.code} ${actor.name} has confirmed it.` })
}

/** Any admin ends a proposal, the own one or another's. */
export async function withdrawLimits(tx: Tx, actor: Actor, { id, now }: Deciding): Promise<void> {
  const change = await lockOpenChange(tx, id)
  await close(tx, change, { state: 'withdrawn', decided_by: actor.id, decided_at: now })
  const { before, after } = change
  await recordAudit(tx, doerOf(actor), { act: 'limits.withdrawn', subject: id, detail: { before, after } })
  await tellAdmins(tx, {
    title: 'The proposed limits on money are withdrawn',
    text: `${actor.code} ${actor.name} has ended the proposal. The limits stay as they were.`,
    link,
  })
}

/** Proposals that had to wait, because there was no second admin, and have waited. */
export async function applyDueLimits(tx: Tx, now: Date): Promise<void> {
  const due = await tx
    .selectFrom('money_limit_change')
    .selectAll()
    .where('state', '=', 'open')
    .where('due_at', '<=', now)
    .forUpdate()
    .execute()
  for (const change of due) {
    // Whoever was an admin before and has a password only now may confirm it; who came later can only withdraw it.
    if ((await secondAdmins(tx, change.proposed_by, change.proposed_at)).length > 0) continue
    await putInForce(tx, change, { doer: systemDoer, now, how: 'It has waited for a day.' })
  }
}

async function putInForce(
  tx: Tx,
  change: LimitRecord,
  { doer, now, how }: { doer: Doer; now: Date; how: string },
): Promise<void> {
  const { before, after } = change
  await close(tx, change, { state: 'in-force', decided_by: doer.id, decided_at: now })
  await saveSettings(tx, after, change.proposed_by)
  await recordAudit(tx, doer, { act: 'limits.changed', subject: change.id, detail: { before, after } })
  await tellAdmins(tx, {
    title: 'Other limits on money hold now',
    text: `${wordsOf(before, after)}. ${how} Requests that were made before are decided by the old limits.`,
    link,
  })
}

async function close(
  tx: Tx,
  { id }: LimitRecord,
  decision: { state: LimitRecord['state']; decided_by: string | null; decided_at: Date },
): Promise<void> {
  await tx.updateTable('money_limit_change').set(decision).where('id', '=', id).execute()
}
