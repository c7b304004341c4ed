import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TableReply } from '../../contract/kernel/table.ts'
import type { RecurringJobRow } from '../../contract/recurring-job.ts'
import { startJobs } from '../platform/jobs.ts'
import { queueScheduled } from '../platform/scheduled-jobs.ts'
import { signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { readRecurringJobs, startTestJobs } from '../testing/recurring-jobs.ts'
import { openTestHouse } from '../testing/test-house.ts'
import type { RunnableJob } from './recurring-jobs.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const chief = await aPerson(house, { role: 'admin' })
let admin = await signedIn(house, chief)
const page = () => readRecurringJobs(admin)

/** A job under the name of a real one, so that the page lists it. */
const aJob = (run: () => Promise<unknown>, everySeconds = 3600, name = 'sweep-exports'): RunnableJob => ({
  name,
  about: 'Does what a test says.',
  everySeconds,
  run,
})
const sweep = [{ name: 'sweep-exports', everySeconds: 3600 }]
/** The time for it has come again. */
const again = () => house.inTx((tx) => queueScheduled(tx, sweep))
const resultOf = async (name = 'sweep-exports') => (await page()).get(name)?.result

/** Promises that a test lets go on. */
function openGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

const portals: { end(): Promise<void> }[] = []
async function start(jobs: readonly RunnableJob[]) {
  const portal = await startTestJobs(house, jobs)
  portals.push(portal)
  return portal
}
beforeEach(async () => {
  await sql`delete from repeated_work`.execute(house.db)
  await sql`delete from graphile_worker._private_jobs`.execute(house.db)
  house.logged.length = 0
})
afterEach(async () => {
  for (const portal of portals.splice(0)) await portal.end()
})

describe('a recurring job that fails', () => {
  const leaky = new Error('cannot reach postgres://kendra:pa55word@db for asha@people.test\n  at once')
  const shown = 'cannot reach postgres://[hidden]@db for [e-mail] at once'

  it('is named in the log, in the metrics and on the page, with its reason and without secrets', async () => {
    const portal = await start([aJob(() => Promise.reject(leaky))])
    await expect.poll(() => resultOf()).toBe('failed')
    expect((await page()).get('sweep-exports')).toMatchObject({
      lastError: shown,
      lastWell: null,
      failures: 1,
      runs: 1,
    })
    const lines = house.logged.filter((line) => line.includes('repeated work failed'))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'warn', work: 'sweep-exports' }])
    expect(house.logged.join('')).not.toContain('pa55word')
    const figures = await portal.metrics()
    expect(figures).toContain('repeated_work_runs_total{work="sweep-exports"} 1')
    expect(figures).toContain('repeated_work_failures_total{work="sweep-exports"} 1')
    expect(figures).toMatch(/repeated_work_last_run_seconds\{work="sweep-exports"\} \d/)
    const kept = await sql<{ last_error: string }>`select last_error from graphile_worker._private_jobs`.execute(
      house.db,
    )
    expect(kept.rows[0]?.last_error).toContain(shown)
    expect(kept.rows[0]?.last_error).not.toContain('pa55word')
  })

  it('is tried again within seconds though its next turn is an hour away, and then says that it went well', async () => {
    let runs = 0
    const portal = await start([aJob(() => (++runs === 1 ? Promise.reject(leaky) : Promise.resolve()))])
    await expect.poll(() => resultOf()).toBe('failed')
    await expect.poll(() => resultOf(), { timeout: 12_000 }).toBe('well')
    expect((await page()).get('sweep-exports')).toMatchObject({ lastError: shown, runs: 2, failures: 1 })
    expect(await portal.metrics()).toContain('repeated_work_failures_total{work="sweep-exports"} 1')
  })

  it('by a timer is named like any other, and its result is written when it changes', async () => {
    let broken = true
    await start([aJob(() => (broken ? Promise.reject(leaky) : Promise.resolve()), 2, 'seal-audit')])
    await expect.poll(() => resultOf('seal-audit')).toBe('failed')
    broken = false
    await expect.poll(() => resultOf('seal-audit'), { timeout: 12_000 }).toBe('well')
    expect(house.logged.join('')).toContain('"work":"seal-audit"')
  })

  it('does not keep others from their work', async () => {
    const failing = ['sweep-exports', 'sweep-files', 'sweep-captchas', 'close-days']
    const bad = failing.map((name) => aJob(() => Promise.reject(leaky), 3600, name))
    await start([...bad, aJob(async () => undefined, 3600, 'sweep-sign-ins')])
    await expect.poll(() => resultOf('sweep-sign-ins')).toBe('well')
  })
})

describe('the page', () => {
  it('calls a job late that has not ended well for three of its intervals and a minute', async () => {
    await start([aJob(async () => undefined)])
    await expect.poll(() => resultOf()).toBe('well')
    house.pass(3 * 3600)
    admin = await signedIn(house, chief)
    expect(await resultOf()).toBe('well')
    house.pass(120)
    const { body } = await admin.post<TableReply<RecurringJobRow>>('/backend/settings/repeated-work', {})
    expect(body.data[0]).toMatchObject({ name: 'sweep-exports', result: 'late', often: 'Every hour' })
    await again()
    await expect.poll(() => resultOf()).toBe('well')
  })

  it('is found by words, and sorted with what failed before what is well', async () => {
    const bad = aJob(() => Promise.reject(new Error('no room on the disk')), 3600, 'sweep-files')
    await start([bad, aJob(async () => undefined)])
    await expect.poll(async () => [await resultOf(), await resultOf('sweep-files')]).toEqual(['well', 'failed'])
    const ask = async (question: object) => {
      const reply = await admin.post<TableReply<RecurringJobRow>>('/backend/settings/repeated-work', question)
      return reply.body.data.map(({ name }) => name)
    }
    expect(await ask({ search: 'room on the disk' })).toEqual(['sweep-files'])
    expect((await ask({}))[0]).toBe('sweep-files')
    const well = { field: 'result', value1: 'well' }
    expect(await ask({ filters: [well] })).toEqual(['sweep-exports'])
  })

  it('is for admins only', async () => {
    const clerk = await signedIn(house, await aPerson(house, { permissions: ['setting', 'master'] }))
    expect((await clerk.post('/backend/settings/repeated-work')).status).toBe(403)
    expect((await clerk.post('/backend/settings/repeated-work/export', { format: 'csv' })).status).toBe(403)
    expect((await admin.post('/backend/settings/repeated-work/export', { format: 'csv' })).status).toBe(200)
  })
})

describe('two processes', () => {
  it('never run the same job at once, and start with one run between them', async () => {
    let [running, most, runs] = [0, 0, 0]
    const gate = openGate()
    const slow = aJob(async () => {
      running += 1
      runs += 1
      most = Math.max(most, running)
      await gate.opened
      await pause(150)
      running -= 1
    })
    await Promise.all([start([slow]), start([slow])])
    await expect.poll(() => running).toBe(1)
    // Its time comes again and again while it runs: what waits is one more, not all of them.
    for (const _ of [1, 2, 3, 4]) await again()
    gate.open()
    await expect
      .poll(async () => (await sql`select from graphile_worker._private_jobs`.execute(house.db)).rows)
      .toEqual([])
    expect(most).toBe(1)
    expect(runs).toBe(2)
    await expect.poll(() => resultOf()).toBe('well')
    expect((await page()).get('sweep-exports')?.runs).toBe(runs)
  })
})

describe('a stop', () => {
  it('waits for what runs, by schedule and by timer, and begins nothing more', async () => {
    const gate = openGate()
    const begun: string[] = []
    const ended: string[] = []
    const held = (name: string, everySeconds: number) =>
      aJob(
        async () => {
          begun.push(name)
          await gate.opened
          ended.push(name)
        },
        everySeconds,
        name,
      )
    const portal = await start([held('sweep-files', 3600), held('seal-audit', 2)])
    await expect.poll(() => begun.toSorted()).toEqual(['seal-audit', 'sweep-files'])
    portals.splice(0)
    const stopped = portal.end().then(() => ended.push('stopped'))
    await pause(300)
    expect(ended).toEqual([])
    gate.open()
    await stopped
    expect(ended.toSorted()).toEqual(['seal-audit', 'stopped', 'sweep-files'])
    expect(ended.at(-1)).toBe('stopped')
    expect(begun).toHaveLength(2)
    expect([await resultOf('sweep-files'), await resultOf('seal-audit')]).toEqual(['well', 'well'])
  })
})

it('mails go out while as many recurring jobs as may run at once hang', async () => {
  const gate = openGate()
  const names = ['sweep-files', 'sweep-exports', 'sweep-captchas', 'close-days', 'mend-by-night']
  let hanging = 0
  const hang = async () => {
    hanging += 1
    await gate.opened
  }
  await start(names.map((name) => aJob(hang, 3600, name)))
  await expect.poll(() => hanging).toBe(3)
  const { log, database } = house.platform
  const sent: unknown[] = []
  const runner = await startJobs(database.pool, { 'send-mail': async (mail) => void sent.push(mail) }, { log })
  try {
    await sql`select graphile_worker.add_job('send-mail')`.execute(house.db)
    await expect.poll(() => sent).toHaveLength(1)
    expect(hanging).toBe(3)
  } finally {
    await runner.stop()
    gate.open()
  }
})
