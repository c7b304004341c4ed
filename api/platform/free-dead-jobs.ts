import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Seconds without a sign of life after which a worker counts as dead; living ones give one every five. */
const silence = 30

/** The workers of this process are alive. */
export async function reportAlive(tx: Tx, living: readonly string[]): Promise<void> {
  await sql`
    insert into job_worker (worker_id, seen_at) select id, now() from unnest(${living}::text[]) as id
    on conflict (worker_id) do update set seen_at = now()`.execute(tx)
  await sql`delete from job_worker where seen_at < now() - make_interval(secs => ${2 * silence})`.execute(tx)
}

/** What dead workers held is free for whoever asks next. */
export async function freeDeadJobs(tx: Tx): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker._private_jobs
    where locked_at < now() - make_interval(secs => ${silence})
      and locked_by not in (select worker_id from job_worker where seen_at > now() - make_interval(secs => ${silence}))
    having count(*) > 0`.execute(tx)
}

/** Before the only process of a database begins: nobody else can be alive. */
export async function freeAllJobs(tx: Tx): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker._private_jobs
    where locked_by is not null having count(*) > 0`.execute(tx)
}
