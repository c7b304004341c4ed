import { beforeEach, expect, it } from 'vitest'
import { openLog } from '../platform/log.ts'
import { openBareDatabase } from '../testing/bare-database.ts'
import { errorSentence } from './error-sentence.ts'
import { howOften } from './how-often.ts'
import { openRunRecord } from './open-run-record.ts'

const { db } = await openBareDatabase()
const lines: string[] = []
const log = openLog('info', { write: (line) => void lines.push(line) })
const begun = Date.parse('2026-11-17T06:00:00Z')
const seal = { name: 'seal-audit', about: 'Seals.', everySeconds: 2 }
const sweep = { name: 'sweep-files', about: 'Sweeps.', everySeconds: 3600 }

/** A run that ended so many seconds after the test began. */
const runAt = (seconds: number, error?: string) => ({
  begunAt: new Date(begun + seconds * 1000 - 10),
  endedAt: new Date(begun + seconds * 1000),
  durationMs: 10,
  ...(error && { error }),
})
const kept = async (name: string) => {
  const row = await db.selectFrom('repeated_work').selectAll().where('name', '=', name).executeTakeFirst()
  return row && { ...row, runs: Number(row.runs), failures: Number(row.failures) }
}

beforeEach(async () => {
  await db.deleteFrom('repeated_work').execute()
})

it('what runs every two seconds is written every half minute, and at once when its result changes', async () => {
  const keep = openRunRecord({ kysely: db }, log)
  for (let seconds = 0; seconds < 30; seconds += 2) await keep(seal, runAt(seconds))
  expect(await kept('seal-audit')).toMatchObject({ runs: 1, failures: 0 })
  await keep(seal, runAt(30))
  expect(await kept('seal-audit')).toMatchObject({ runs: 16, failures: 0 })
  await keep(seal, runAt(32, 'no room'))
  expect(await kept('seal-audit')).toMatchObject({ runs: 17, failures: 1, last_error: 'no room' })
  await keep(seal, runAt(34))
  const last = await kept('seal-audit')
  expect(last).toMatchObject({ runs: 18, failures: 1, last_error: 'no room' })
  expect(last?.last_ended_well_at).toEqual(new Date(begun + 34_000))
  expect(last?.last_failed_at).toEqual(new Date(begun + 32_000))
})

it('what runs every hour is written every time', async () => {
  const keep = openRunRecord({ kysely: db }, log)
  for (const seconds of [0, 1, 2]) await keep(sweep, runAt(seconds))
  expect(await kept('sweep-files')).toMatchObject({ runs: 3 })
})

it('a run of another process that ended earlier changes nothing but the counts', async () => {
  const [one, other] = [openRunRecord({ kysely: db }, log), openRunRecord({ kysely: db }, log)]
  await one(sweep, runAt(50, 'later'))
  await other(sweep, runAt(20, 'earlier'))
  const row = await kept('sweep-files')
  expect(row).toMatchObject({ runs: 2, failures: 2, last_error: 'later', last_ended_well_at: null })
  expect(row?.last_failed_at).toEqual(new Date(begun + 50_000))
})

it('a result that cannot be kept is no failure, and is written with the next one', async () => {
  let away = true
  const kysely = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && away) throw new Error('The database does not answer.')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const keep = openRunRecord({ kysely }, log)
  await keep(sweep, runAt(0, 'the database was away'))
  expect(await kept('sweep-files')).toBeUndefined()
  expect(lines.join('')).toContain('"work":"sweep-files"')
  away = false
  await keep(sweep, runAt(5))
  expect(await kept('sweep-files')).toMatchObject({ runs: 2, failures: 1, last_error: 'the database was away' })
})

it('a reason is one short line without secrets, also where an error has no words', () => {
  expect(errorSentence(new Error('one\n  two'))).toBe('one two')
  expect(errorSentence(new Error('for ABCPS1234E'))).toBe('for [pan]')
  expect(errorSentence(Object.assign(new Error(''), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED')
  expect(errorSentence('thrown as it is')).toBe('thrown as it is')
  expect(errorSentence(new Error('x'.repeat(1000)))).toHaveLength(200)
})

it('intervals are said in words', () => {
  expect([2, 60, 300, 3600].map(howOften)).toEqual(['Every 2 seconds', 'Every minute', 'Every 5 minutes', 'Every hour'])
})
