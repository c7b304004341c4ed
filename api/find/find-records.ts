import { type RawBuilder, sql } from 'kysely'
import { type FindKind, type FoundRecord, findKinds, foundPerKind } from '../../contract/find.ts'
import { may } from '../../contract/kernel/role.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database.ts'
import type { Lookup } from '../service/lookup.ts'
import { readTypedSearch, type TypedSearch } from '../service/typed-search.ts'

interface Row {
  kind: FindKind
  id: string
  title: string
  about: string
  status: string
}

type Lookups = Readonly<Record<FindKind, Lookup>>
type Finder = Pick<Actor, 'role' | 'owner' | 'permissions' | 'merchantId'>

/** What the caller may open and the words may mean, at most five of a kind, the newest first. */
export async function findRecords(
  db: Db,
  actor: Finder,
  { q, lookups }: { q: string; lookups: Lookups },
): Promise<FoundRecord[]> {
  const asked = findStatement(lookups, actor, q)
  if (!asked) return []
  const { rows } = await asked.execute(db)
  return rows.map(({ kind, id, title, about, status }) => {
    const parts = [about, lookups[kind].statusText(status)]
    return { kind, id, title, detail: parts.filter(Boolean).join(' · ') }
  })
}

/** One statement for all kinds; nothing where none can be meant. */
export function findStatement(lookups: Lookups, actor: Finder, q: string): RawBuilder<Row> | undefined {
  const wanted = readTypedSearch(q)
  const parts = findKinds
    .filter((kind) => mayFind(lookups[kind], actor))
    .flatMap((kind) => partOf({ kind, ...lookups[kind] }, actor, wanted))
  return parts.length > 0 ? sql<Row>`${sql.join(parts, sql` union all `)}` : undefined
}

function mayFind({ office, own }: Lookup, actor: Finder): boolean {
  const access = actor.merchantId === null ? office : own
  return access !== undefined && may(access, actor)
}

function partOf(
  lookup: Lookup & { kind: FindKind },
  { merchantId }: Finder,
  wanted: TypedSearch,
): RawBuilder<unknown>[] {
  const { kind, table, title, about, status, matches, hidesDrafts, broad } = lookup
  const matching = matches(wanted)
  if (!matching) return []
  const key = sql.ref(`${table}.id`)
  const facts = about.map((column) => sql`nullif(${sql.ref(column)}, '')`)
  const scope = scopeOf(merchantId, hidesDrafts ? status : undefined)
  return [
    sql`(select ${kind}::text as kind, id::text as id, ${sql.ref(title)} as title,
      concat_ws(' · ', ${sql.join(facts)}) as about, ${status} as status
      from ${sql.table(table)} where ${scope} and ${matching}
      order by ${broad ? key : sql`${key} + 0`} desc limit ${foundPerKind})`,
  ]
}

/** A merchant's people find what is their own; the back office all but what has not been sent in. */
function scopeOf(merchantId: string | null, draftable: RawBuilder<unknown> | undefined): RawBuilder<unknown> {
  if (merchantId !== null) return sql`merchant_id = ${merchantId}`
  return draftable ? sql`${draftable} <> 'draft'` : sql`true`
}
