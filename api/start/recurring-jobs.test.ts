import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, test } from 'vitest'
import { scheduleOf } from '../platform/scheduled-jobs.ts'
import { howOften } from '../recurring-job/how-often.ts'
import { isScheduled } from '../recurring-job/is-scheduled.ts'
import { Browser, signedIn } from '../testing/browser.ts'
import { aPerson } from '../testing/people.ts'
import { readRecurringJobs, startTestJobs } from '../testing/recurring-jobs.ts'
import { mailedCode } from '../testing/registrations.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { recurringJobs } from './recurring-jobs.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const operations = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8')
const codes = () => house.db.selectFrom('email_code').select('verified_at').execute()

describe('every recurring job', () => {
  it('has a name of its own that can stand in a log and a metric', () => {
    const names = recurringJobs.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)+$/)
  })

  it.each(recurringJobs.map(({ name, about }) => [name, about]))('%s says what it does in one sentence', (_, about) => {
    expect(about).toMatch(/^[A-Z].{10,140}\.$/)
    expect(about.slice(0, -1)).not.toContain('. ')
  })

  it.each(recurringJobs.map((job) => [job.name, job]))('%s stands in the papers for operators', (_, job) => {
    const line = `| \`${job.name}\` | ${howOften(job.everySeconds).toLowerCase()} |`
    expect(operations.split(line)).toHaveLength(2)
  })

  it('comes every few seconds, by a timer, or at minutes that a schedule can keep', () => {
    const scheduled = recurringJobs.filter(isScheduled)
    expect(scheduleOf(scheduled).map(({ task }) => task)).toEqual(scheduled.map(({ name }) => name))
    const timed = recurringJobs.filter((job) => !isScheduled(job)).map(({ everySeconds }) => everySeconds)
    expect(timed.filter((seconds) => !Number.isInteger(seconds) || seconds < 1)).toEqual([])
    expect([scheduled.length, timed.length].filter((count) => count === 0)).toEqual([])
  })
})

test('at the first start every job runs at once, ends well and says so on the page', async () => {
  const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
  const before = await readRecurringJobs(admin)
  expect([...before.keys()].sort()).toEqual(recurringJobs.map(({ name }) => name).sort())
  expect(new Set([...before.values()].map(({ result }) => result))).toEqual(new Set(['not-yet']))
  const portal = await startTestJobs(house, recurringJobs)
  try {
    const results = async () => new Set([...(await readRecurringJobs(admin)).values()].map(({ result }) => result))
    await expect.poll(results, { timeout: 15_000 }).toEqual(new Set(['well']))
  } finally {
    await portal.end()
  }
  expect(house.logged.filter((line) => line.includes('repeated work'))).toEqual([])
})

test('a start clears the codes of e-mail addresses that have run out, and no others', async () => {
  await mailedCode(house, new Browser(house), 'old@people.test')
  house.pass(10 * 60)
  const proven = new Browser(house)
  const code = await mailedCode(house, proven, 'proven@people.test')
  await proven.post('/auth/register/check-code', { emailid: 'proven@people.test', code })
  house.pass(10 * 60)
  await mailedCode(house, new Browser(house), 'new@people.test')
  expect(await codes()).toHaveLength(3)

  const portal = await startTestJobs(house, recurringJobs)
  try {
    while ((await codes()).length > 2) await sql`select pg_sleep(0.01)`.execute(house.db)
  } finally {
    // Waits for the work that is under way, so whatever it clears is cleared below.
    await portal.end()
  }
  expect((await codes()).map(({ verified_at }) => verified_at !== null).sort()).toEqual([false, true])
})
