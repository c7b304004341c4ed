import { afterAll, expect, it } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'
import { openDatabase } from './database.ts'
import { prepareJobs, startJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { scheduleOf } from './scheduled-jobs.ts'

const { url, drop } = await emptyDatabase()
const ends = [drop]
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** A pool on which so many of the worker's questions with these words fail, as when no connection is free in time. */
function busyPool(failures: number, words = 'as tasks (identifier)') {
  const { pool, close } = openDatabase({
    url,
    max: 4,
    statementTimeout: 60_000,
    name: 'jobs',
    onError: () => undefined,
  })
  ends.push(close)
  const state = { left: failures }
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...asked: unknown[]) => unknown
    const fails = (asked: unknown) => JSON.stringify(asked).includes(words) && state.left-- > 0
    Object.assign(client, {
      query: (...asked: unknown[]) =>
        fails(asked[0]) ? Promise.reject(new Error('timeout exceeded when trying to connect')) : ask(...asked),
    })
  })
  return { pool, state }
}

await prepareJobs(busyPool(0).pool)

it('jobs run though the worker could not look its tasks up at first', async () => {
  const { pool, state } = busyPool(2)
  await pool.query(`select graphile_worker.add_job('greet', '{"name":"Asha"}')`)
  const greeted: unknown[] = []
  const greet = async (payload: unknown) => void greeted.push(payload)
  const runner = await startJobs(pool, { greet }, { log: openLog('silent') })
  await expect.poll(() => greeted, { timeout: 15_000 }).toEqual([{ name: 'Asha' }])
  expect(state.left).toBeLessThanOrEqual(0)
  await runner.stop()
})

it('jobs end when they are told to, also while the worker is begun anew', async () => {
  const { pool, state } = busyPool(1000)
  const runner = await startJobs(pool, { greet: async () => undefined }, { log: openLog('silent') })
  await expect.poll(() => state.left, { timeout: 15_000 }).toBeLessThan(1000)
  await runner.stop()
  expect(pool.totalCount).toBe(pool.idleCount)
})

const jobsLeft = async () => (await plain.query('select locked_by from graphile_worker._private_jobs')).rows
const { pool: plain } = busyPool(0)

it('the end of a job that could not be written down is written later, and the process lives on', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => void unhandled.push(error)
  process.on('unhandledRejection', note)
  const { pool, state } = busyPool(1, 'delete from')
  const runner = await startJobs(pool, { greet: async () => undefined }, { log: openLog('silent') })
  await pool.query(`select graphile_worker.add_job('greet')`)
  await expect.poll(() => state.left, { timeout: 15_000 }).toBe(0)
  await expect.poll(jobsLeft, { timeout: 15_000 }).toEqual([])
  await runner.stop()
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

it('a stop leaves no job behind that is done', async () => {
  const { pool } = busyPool(0)
  for (const _ of [1, 2, 3, 4, 5]) {
    let done = 0
    const runner = await startJobs(pool, { greet: async () => void done++ }, { log: openLog('silent') })
    await pool.query(`select graphile_worker.add_job('greet')`)
    await expect.poll(() => done, { interval: 1, timeout: 5000 }).toBe(1)
    await runner.stop()
    expect(await jobsLeft()).toEqual([])
  }
})

it('a job is held by a name that its process gives as alive, so that nobody takes it away', async () => {
  const { pool } = busyPool(0)
  let finish: () => void = () => undefined
  const greet = () =>
    new Promise<void>((resolve) => {
      finish = resolve
    })
  const runner = await startJobs(pool, { greet }, { log: openLog('silent') })
  await pool.query(`select graphile_worker.add_job('greet')`)
  const holder = async () => (await jobsLeft())[0]?.locked_by
  await expect.poll(holder, { timeout: 5000 }).toBeTruthy()
  expect(runner.workers()).toContain(await holder())
  finish()
  await runner.stop()
  expect(runner.workers()).toEqual([])
})

it('a scheduled job whose minute passed while the database was away is made up for, once', async () => {
  const { pool } = busyPool(0)
  await pool.query(`
    insert into graphile_worker._private_known_crontabs
    values ('tidy', now() - interval '1 day', now() - interval '5 hours')`)
  const tidied: unknown[] = []
  const schedule = scheduleOf([{ name: 'tidy', everySeconds: 3600 }])
  const tidy = async (payload: unknown) => void tidied.push(payload)
  const runner = await startJobs(pool, { tidy }, { log: openLog('silent'), schedule })
  await expect.poll(() => tidied.length, { timeout: 5000 }).toBe(1)
  await runner.stop()
  expect(tidied).toMatchObject([{ _cron: { backfilled: true } }])
})
