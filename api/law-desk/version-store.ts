import type { Selectable } from 'kysely'
import type { LawRule } from '../../contract/law/rule.ts'
import type { KeptState } from '../../contract/law/version-moves.ts'
import type { LawRuleVersionTable } from '../../database/schema.ts'
import type { Tx } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'

export type VersionRecord = Selectable<LawRuleVersionTable> & { state: KeptState }

/** Whoever adds a version holds the rule, so that two of them come one after the other. */
export async function lockRule(tx: Tx, code: string): Promise<LawRule> {
  const row = await tx
    .selectFrom('law_rule')
    .select(['code', 'kind', 'title'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('This rule does not exist.')
  return row
}

export async function lockVersion(tx: Tx, id: string): Promise<{ rule: LawRule; version: VersionRecord }> {
  const found = await tx.selectFrom('law_rule_version').select('code').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('This version does not exist.')
  const rule = await lockRule(tx, found.code)
  const version = await tx
    .selectFrom('law_rule_version')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ state: KeptState }>()
    .executeTakeFirstOrThrow()
  return { rule, version }
}

export async function saveVersionDecision(
  tx: Tx,
  id: string,
  decision: { state: Extract<KeptState, 'stands' | 'taken-back'>; decided_by: string | null; decided_at: Date },
): Promise<void> {
  await tx.updateTable('law_rule_version').set(decision).where('id', '=', id).execute()
}

/** The version goes aside for another of the same day, which must stand there when the work is done. */
export async function setAside(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('law_rule_version')
    .set({ state: 'put-right' satisfies KeptState })
    .where('id', '=', id)
    .execute()
}
