import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { freeAllJobs, freeDeadJobs, reportAlive } from './free-dead-jobs.ts'
import { openJobRescue } from './open-job-rescue.ts'
import { queueScheduled } from './scheduled-jobs.ts'

const { db, inTx } = await openBareDatabase()

/** A mail that a worker took so many seconds ago and has not finished. */
async function takenJob(worker: string, secondsAgo: number): Promise<void> {
  await sql`select graphile_worker.add_job('send-mail', json_build_object('by', ${worker}::text))`.execute(db)
  await sql`
    update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() - make_interval(secs => ${secondsAgo})
    where payload->>'by' = ${worker}`.execute(db)
}
const seen = (worker: string, secondsAgo: number) =>
  sql`insert into job_worker values (${worker}, now() - make_interval(secs => ${secondsAgo}))`.execute(db)
const held = async () =>
  (
    await sql<{ by: string }>`
      select locked_by as by from graphile_worker._private_jobs where locked_by is not null order by 1`.execute(db)
  ).rows.map(({ by }) => by)

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await sql`delete from job_worker`.execute(db)
})

it('a mail that a killed process held is free within a minute, and nobody alive loses one', async () => {
  await takenJob('killed', 40)
  await seen('killed', 40)
  await takenJob('never-seen', 40)
  await takenJob('mine', 3000)
  await takenJob('other', 3000)
  await seen('other', 10)
  await takenJob('just-begun', 5)
  await inTx((tx) => reportAlive(tx, ['mine']))
  await inTx(freeDeadJobs)
  expect(await held()).toEqual(['just-begun', 'mine', 'other'])
})

it('a scheduled job that a killed process held is free too, and so is the queue in which its successor waits', async () => {
  const pieces = [{ name: 'sweep-something', everySeconds: 3600 }]
  await inTx((tx) => queueScheduled(tx, pieces))
  await sql`
    update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '40 seconds'`.execute(
    db,
  )
  await sql`
    update graphile_worker._private_job_queues set locked_by = 'killed', locked_at = now() - interval '40 seconds'
    where queue_name = 'sweep-something'`.execute(db)
  await inTx((tx) => queueScheduled(tx, pieces))
  await inTx(freeDeadJobs)
  const { rows } = await sql<{ waiting: boolean; held: boolean }>`
    select job.key is not null as waiting, coalesce(job.locked_by, queue.locked_by) is not null as held
    from graphile_worker._private_jobs job join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id
    order by job.id`.execute(db)
  expect(rows).toEqual([
    { waiting: false, held: false },
    { waiting: true, held: false },
  ])
  // What was left behind is cleared when the next process starts.
  await inTx((tx) => queueScheduled(tx, pieces))
  const left = await sql<{ key: string }>`select key from graphile_worker._private_jobs`.execute(db)
  expect(left.rows).toEqual([{ key: 'sweep-something' }])
})

it('workers that gave no sign of life for long are forgotten', async () => {
  await seen('long-gone', 120)
  await inTx((tx) => reportAlive(tx, ['mine']))
  await inTx(freeDeadJobs)
  expect((await sql`select worker_id from job_worker`.execute(db)).rows).toEqual([{ worker_id: 'mine' }])
})

it('nothing to free is no error', async () => {
  await inTx((tx) => reportAlive(tx, []))
  await inTx(freeDeadJobs)
  await inTx(freeAllJobs)
  expect(await held()).toEqual([])
})

it('at the start of the only process everything is free at once', async () => {
  await takenJob('killed', 1)
  await inTx(freeAllJobs)
  expect(await held()).toEqual([])
})

/** A process whose clock the test moves. */
function aProcess() {
  let now = Date.now()
  const rescue = openJobRescue(db, { now: () => new Date(now) })
  return {
    async rescueAfter(secondsLater: number, workers: string[]) {
      now += secondsLater * 1000
      await rescue(workers)
    },
  }
}

it('after the database was away nobody who lives loses a job, and what a dead one held is free soon after', async () => {
  const process = aProcess()
  for (const _ of [1, 2, 3]) await process.rescueAfter(5, ['mine'])
  // Nobody could give a sign of life for as long as a dead one would not.
  for (const worker of ['other', 'killed']) {
    await takenJob(worker, 300)
    await seen(worker, 45)
  }
  await process.rescueAfter(45, ['mine'])
  expect(await held()).toEqual(['killed', 'other'])
  await inTx((tx) => reportAlive(tx, ['other']))
  for (const _ of [1, 2]) await process.rescueAfter(5, ['mine'])
  expect(await held()).toEqual(['other'])
})

it('a process that has just begun judges nobody at first', async () => {
  await takenJob('killed', 300)
  const process = aProcess()
  await process.rescueAfter(0, ['mine'])
  expect(await held()).toEqual(['killed'])
  for (const _ of [1, 2]) await process.rescueAfter(5, ['mine'])
  expect(await held()).toEqual([])
})
