import type { Selectable } from 'kysely'
import { type LimitChange, moneyLimitNames } from '../../contract/money-limit.ts'
import type { MoneyLimitChangeTable } from '../../database/schema.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db, Tx } from '../platform/database.ts'
import { conflict, notFound } from '../platform/problem.ts'
import { whyNotSecondAdmin } from './second-admin.ts'
import { readSettings } from './site-settings.ts'
import { whyNoSecondAdmin } from './why-no-second-admin.ts'

export type Limits = Record<string, number>
export type LimitRecord = Selectable<MoneyLimitChangeTable>

/** The limits on money as they are now. */
export async function limitsInForce(db: Db): Promise<Limits> {
  const settings = await readSettings(db)
  return Object.fromEntries(moneyLimitNames.map((name) => [name, Number(settings[name])]))
}

export async function lockOpenChange(tx: Tx, id: string): Promise<LimitRecord> {
  const row = await tx.selectFrom('money_limit_change').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('This change does not exist.')
  if (row.state !== 'open') throw conflict(`This change is decided already: ${row.state}.`)
  return row
}

/** Who has proposed a change, and when, for whoever would confirm it now. */
export const firstOf = ({ proposed_by, proposed_at }: Pick<LimitRecord, 'proposed_by' | 'proposed_at'>, now: Date) => ({
  firstId: proposed_by,
  since: proposed_at,
  now,
})

/** The last changes, the newest first, with names for people. */
export async function lastChanges(db: Db, caller: Actor, now: Date): Promise<LimitChange[]> {
  const rows = await db
    .selectFrom('money_limit_change as change')
    .innerJoin('app_user as proposer', 'proposer.id', 'change.proposed_by')
    .leftJoin('app_user as decider', 'decider.id', 'change.decided_by')
    .selectAll('change')
    .select(['proposer.display_name as proposer', 'decider.display_name as decider'])
    .orderBy('change.id', 'desc')
    .limit(10)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      state: row.state,
      from: row.before,
      to: row.after,
      proposedBy: row.proposer,
      proposedAt: row.proposed_at.toISOString(),
      dueAt: row.due_at?.toISOString() ?? null,
      decidedBy: row.decider,
      decidedAt: row.decided_at?.toISOString() ?? null,
      ...(row.state === 'open' ? await outlook(db, caller, { row, now }) : decided),
    })),
  )
}

const decided = { whyAlone: null, mayConfirm: false, whyNotConfirm: null }

/** How an open change can come into force, and what its reader has to do with that. */
async function outlook(db: Db, caller: Actor, { row, now }: { row: LimitRecord; now: Date }) {
  const why = await whyNotSecondAdmin(db, caller, firstOf(row, now))
  return {
    whyAlone: row.due_at && (await whyNoSecondAdmin(db, row.proposed_by, row.proposed_at)),
    mayConfirm: why === null,
    // Who has proposed it reads when it takes effect; that is enough.
    whyNotConfirm: row.proposed_by === caller.id ? null : why,
  }
}
