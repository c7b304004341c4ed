import { indianDay } from '../../contract/kernel/dates.ts'
import { inForce } from '../../contract/law/rule.ts'
import type { KeptState } from '../../contract/law/version-moves.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Actor, doerOf } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

/** Says of the versions that hold today that somebody has compared them with their sources. */
export async function lookAtRules(
  tx: Tx,
  actor: Actor,
  { codes, now }: { codes: readonly string[]; now: Date },
): Promise<void> {
  const today = indianDay(now)
  const standing = await tx
    .selectFrom('law_rule_version')
    .select(['id', 'code', 'since'])
    .where('state', '=', 'stands' satisfies KeptState)
    .where('code', 'in', codes)
    .forUpdate()
    .execute()
  const held = [...new Set(codes)].map((code) => {
    const found = inForce(
      standing.filter((one) => one.code === code),
      today,
    )
    if (!found) throw notFound('This rule does not exist.')
    return found
  })
  await tx
    .updateTable('law_rule_version')
    .set({ looked_at: today, looked_by: actor.id })
    .where(
      'id',
      'in',
      held.map(({ id }) => id),
    )
    .execute()
  for (const { code, since } of held)
    await recordAudit(tx, doerOf(actor), { act: 'law-rule.looked-at', subject: code, detail: { since } })
}
