import { afterAll, expect, it } from 'vitest'
import { emptyDatabase } from '../testing/empty-database.ts'
import { openDatabase } from './database.ts'
import { prepareJobs, startJobs } from './jobs.ts'
import { openLog } from './log.ts'

const { url, drop } = await emptyDatabase()
const ends = [drop]
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

/** A pool on which so many of the worker's first questions fail, as when no connection is free in time. */
function busyPool(failures: number) {
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
    const fails = (asked: unknown) => JSON.stringify(asked).includes('as tasks (identifier)') && state.left-- > 0
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
