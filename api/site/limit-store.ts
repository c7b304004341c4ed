import type { Selectable } from 'kysely'
import { type LimitChange, limitWaitHours, moneyLimitNames } from '../../contract/money-limit.ts'
import type { SiteSettings } from '../../contract/site-settings.ts'
import type { MoneyLimitChangeTable } from '../../database/schema.ts'
import { later } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/database.ts'
import { conflict, notFound } from '../platform/problem.ts'
import { readSettings } from './site-settings.ts'

export type Limits = Record<string, number>
export type LimitRecord = Selectable<MoneyLimitChangeTable>

/** The limits on money as they are now. */
export async function limitsInForce(db: Db): Promise<Limits> {
  const settings = await readSettings(db)
  return Object.fromEntries(moneyLimitNames.map((name) => [name, Number(settings[name as keyof SiteSettings])]))
}

export async function lockOpenChange(tx: Tx, id: string): Promise<LimitRecord> {
  const row = await tx.selectFrom('money_limit_change').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('This change does not exist.')
  if (row.state !== 'open') throw conflict(`This change is decided already: ${row.state}.`)
  return row
}

/** A lock that is older than this was not made for a proposal. */
const lockedDays = 30

/**
 * The admins who can be the second person for somebody's proposal: they have been admins for a day, so that nobody makes
 * a second person for themselves on the spot. One who was locked lately counts too, so that nobody gets rid of the
 * second person by locking them: the proposal then waits until they are unlocked.
 */
export async function secondAdmins(db: Db, proposerId: string, proposedAt: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '<>', proposerId)
    .where(({ or, eb }) =>
      or([eb('locked_at', 'is', null), eb('locked_at', '>', later(proposedAt, -lockedDays * 24 * 3600))]),
    )
    .where('password_hash', 'is not', null)
    .where('created_at', '<=', later(proposedAt, -limitWaitHours * 3600))
    .execute()
  return rows.map(({ id }) => id)
}

/** The last changes, the newest first, with names for people. */
export async function lastChanges(db: Db, callerId: string): Promise<LimitChange[]> {
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
      state: row.state as LimitChange['state'],
      from: row.before as Limits,
      to: row.after as Limits,
      proposedBy: row.proposer,
      proposedAt: row.proposed_at.toISOString(),
      dueAt: row.due_at?.toISOString() ?? null,
      decidedBy: row.decider,
      decidedAt: row.decided_at?.toISOString() ?? null,
      mayConfirm: row.state === 'open' && (await secondAdmins(db, row.proposed_by, row.proposed_at)).includes(callerId),
    })),
  )
}
