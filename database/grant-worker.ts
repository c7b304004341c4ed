import { type Kysely, sql } from 'kysely'

const schemas = sql.raw('public, graphile_worker')

/**
 * Lets the role that the portal works with read and write rows, and nothing else. It owns no table, so it cannot switch
 * triggers off; rows of history it can only add; balances it cannot write at all, for they move by postings. Run by the
 * owner after every migration.
 */
export async function grantWorker(owner: Kysely<never>, role: string): Promise<void> {
  const worker = sql.id(role)
  await owner.transaction().execute(async (tx) => {
    // Two processes may start at once, and PostgreSQL lets only one at a time change the rights of a table.
    await sql`select pg_advisory_xact_lock(hashtext('grant-worker'))`.execute(tx)
    await sql`grant usage on schema ${schemas} to ${worker}`.execute(tx)
    await sql`grant select, insert, update, delete on all tables in schema ${schemas} to ${worker}`.execute(tx)
    await sql`grant usage, select on all sequences in schema ${schemas} to ${worker}`.execute(tx)
    await sql`grant execute on all functions in schema ${schemas} to ${worker}`.execute(tx)
    await sql`revoke update on ledger_account from ${worker}`.execute(tx)
    await sql`grant update (low_at) on ledger_account to ${worker}`.execute(tx)
    await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${worker}`.execute(tx)
    for (const { table, rights } of await readHistory(tx)) {
      await sql`revoke ${sql.raw(rights)} on ${sql.id(table)} from ${worker}`.execute(tx)
    }
    // To lock an entry is a right of writers; the column itself is written by the database alone.
    await sql`grant update (id) on ledger_entry to ${worker}`.execute(tx)
    await openJobTables(tx, role)
    await refuseOwnTables(tx)
  })
}

/** The job library hides the rows of its tables from everyone but their owner. */
async function openJobTables(tx: Kysely<never>, role: string): Promise<void> {
  const worker = sql.id(role)
  const policy = `for ${role}`
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
      and not exists (select from pg_policy where polrelid = pg_class.oid and polname = ${policy})
    order by relname`.execute(tx)
  // Only where it is missing: making one locks the table, and other processes may be at work.
  for (const { name } of rows) {
    const table = sql.id('graphile_worker', name)
    await sql`create policy ${sql.id(policy)} on ${table} to ${worker} using (true) with check (true)`.execute(tx)
  }
}

/** A table of one's own, even a passing one, could carry a trigger that speaks in another's name. */
async function refuseOwnTables(tx: Kysely<never>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(tx)
  await sql`revoke temporary on database ${sql.id(rows[0]?.name ?? '')} from public`.execute(tx)
  await sql`revoke create on schema public from public`.execute(tx)
}

/** Tables whose triggers refuse changes; the bits are PostgreSQL's own (8 delete, 16 update). */
async function readHistory(tx: Kysely<never>): Promise<{ table: string; rights: string }[]> {
  const { rows } = await sql<{ name: string; kind: number }>`
    select c.relname as name, bit_or(t.tgtype)::int as kind from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where p.proname = 'refuse_change' group by c.relname order by c.relname`.execute(tx)
  return rows.map(({ name, kind }) => ({
    table: name,
    rights: ['truncate', ...(kind & 16 ? ['update'] : []), ...(kind & 8 ? ['delete'] : [])].join(', '),
  }))
}
