import { indianDay } from '../../contract/kernel/dates.ts'
import { inForce, isStale } from '../../contract/law/rule.ts'
import type { RulesInForce, ShownRule, ShownVersion } from '../../contract/law/rules-in-force.ts'
import type { KeptState } from '../../contract/law/version-moves.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import { whyNotSecondAdmin } from '../site/second-admin.ts'
import { whyNoSecondAdmin } from '../site/why-no-second-admin.ts'
import { versionState } from './version-state.ts'

const versionRows = (db: Db) =>
  db
    .selectFrom('law_rule_version as version')
    .leftJoin('app_user as writer', 'writer.id', 'version.created_by')
    .leftJoin('app_user as looker', 'looker.id', 'version.looked_by')
    .selectAll('version')
    .select(['writer.display_name as writer', 'looker.display_name as looker'])
    .orderBy('version.since', 'desc')
    .orderBy('version.id', 'desc')
    .$narrowType<{ state: KeptState }>()
    .execute()
type Row = Awaited<ReturnType<typeof versionRows>>[number]

/** Every rule with all its versions; of those that wait, what the caller can do about it. */
export async function readRulesInForce(db: Db, actor: Actor, now: Date): Promise<RulesInForce> {
  const today = indianDay(now)
  const rules = await db.selectFrom('law_rule').select(['code', 'kind', 'title']).orderBy('position').execute()
  const byCode = new Map<string, Row[]>()
  for (const row of await versionRows(db)) byCode.set(row.code, [...(byCode.get(row.code) ?? []), row])
  const shown: ShownRule[] = []
  for (const { code, kind, title } of rules) {
    const rows = byCode.get(code) ?? []
    const holding = inForce(
      rows.filter(({ state }) => state === 'stands'),
      today,
    )
    const versions: ShownVersion[] = []
    for (const row of rows)
      versions.push({
        ...shownOf(row),
        state: versionState(row, { kind, today, newerHolds: row !== holding }),
        ...(await outlook(db, actor, { row, now })),
      })
    shown.push({ code, kind, title, stale: !!holding && isStale(holding.looked_at, today), versions })
  }
  return { today, rules: shown }
}

const shownOf = ({ id, since, value, source, looked_at, looker, writer, created_at }: Row) => ({
  id,
  since,
  value,
  source,
  lookedAt: looked_at,
  lookedBy: looker,
  writtenBy: writer,
  writtenAt: created_at.toISOString(),
})

const decided = { dueAt: null, whyAlone: null, mayConfirm: false, whyNotConfirm: null }

async function outlook(db: Db, actor: Actor, { row, now }: { row: Row; now: Date }) {
  if (row.state !== 'waiting') return decided
  const firstId = row.created_by ?? ''
  const why = await whyNotSecondAdmin(db, actor, { firstId, since: row.created_at, now })
  return {
    dueAt: row.due_at?.toISOString() ?? null,
    whyAlone: row.due_at && (await whyNoSecondAdmin(db, firstId, row.created_at)),
    mayConfirm: why === null,
    whyNotConfirm: firstId === actor.id ? null : why,
  }
}
