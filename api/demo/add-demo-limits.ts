import { demoLimitChanges, demoProposedLimits } from '../../database/demo/limits.ts'
import type { Tx } from '../platform/database.ts'
import { proposeLimits } from '../site/propose-limits.ts'
import { findDemoActor } from './find-demo-actor.ts'
import { daysAgo } from './past.ts'

const decidedAfterMs = 4 * 3_600_000

type Change = (typeof demoLimitChanges)[number]

/** Changes of the limits on money that were decided, and one that waits for the word of the first admin. */
export async function addDemoLimits(tx: Tx): Promise<void> {
  for (const change of demoLimitChanges) await addDecided(tx, change)
  await proposeLimits(tx, await findDemoActor(tx, 'admin2'), { values: demoProposedLimits, now: new Date() })
}

/** Written down as it was, and not done anew: the audit list cannot be told that something happened in the past. */
async function addDecided(tx: Tx, change: Change): Promise<void> {
  const [before, after] = [JSON.stringify(change.before), JSON.stringify(change.after)]
  const [proposer, decider] = [await findDemoActor(tx, change.proposedBy), await findDemoActor(tx, change.decidedBy)]
  const proposed_at = daysAgo(change.daysAgo, '11:05')
  const decided_at = new Date(proposed_at.getTime() + decidedAfterMs)
  const { id } = await tx
    .insertInto('money_limit_change')
    .values({
      before,
      after,
      state: change.state,
      proposed_by: proposer.id,
      proposed_at,
      decided_by: decider.id,
      decided_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ended = change.state === 'in-force' ? 'limits.changed' : 'limits.withdrawn'
  const detail = JSON.stringify({ before: change.before, after: change.after })
  const acts = [
    { act: 'limits.proposed', at: proposed_at, who: proposer },
    { act: ended, at: decided_at, who: decider },
  ]
  await tx
    .insertInto('audit_event')
    .values(
      acts.map(({ act, at, who }, i) => ({
        at,
        actor_id: who.id,
        actor_code: who.code,
        actor_role: who.role,
        act,
        subject: id,
        detail,
        ip: '203.0.113.20',
        request_id: `demo-limits-${id}-${i}`,
      })),
    )
    .execute()
}
