import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../platform/database.ts'

/** One step of a plan, as PostgreSQL names its parts. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

const withSteps = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(withSteps)]

/**
 * Every step of a statement's plan, as it was carried out. Tables of a test are small, so the planner is told not to read
 * one whole; where one is as large as in earnest it chooses freely.
 */
export async function explain(
  tx: Tx,
  statement: RawBuilder<unknown>,
  { freely = false }: { freely?: boolean } = {},
): Promise<PlanNode[]> {
  if (!freely) await sql`set local enable_seqscan = off`.execute(tx)
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`
    explain (analyze, format json) ${statement}`.execute(tx)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('There is no plan.')
  return withSteps(plan)
}
