import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { inTransaction } from './database.ts'
import { Problem } from './problem.ts'
import { clearTally, countUp, readTally, spend, sweepRateLimits } from './rate-limit.ts'

const { database, db, inTx, open } = await openBareDatabase()
const elsewhere = open()
const budget = { points: 5, seconds: 60 }

const spends = (key: string, at = database) =>
  inTransaction(at.kysely, (tx) => spend(tx, key, budget)).then(
    () => 'ok',
    (error: unknown) => (error instanceof Problem ? error : Promise.reject(error)),
  )
const endWindow = (key: string) => sql`update rate_limit set resets_at = now() where key = ${key}`.execute(db)

describe('a budget', () => {
  it('is spent together by all processes, then refused with the seconds to wait', async () => {
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await spends('shared', i % 2 ? elsewhere : database))
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('ok'))
    const refusal = answers[5] as Problem
    expect(refusal.status).toBe(429)
    expect(refusal.retryAfter).toBeGreaterThan(0)
    expect(refusal.retryAfter).toBeLessThanOrEqual(60)
    expect(refusal.message).toBe(`Too many tries. Please wait ${refusal.retryAfter} seconds.`)
  })

  it('is never overspent by parallel calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => spends('parallel', i % 2 ? elsewhere : database)),
    )
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(5)
  })

  it('is whole again when its window has passed, and refusals do not lengthen it', async () => {
    for (let i = 0; i < 9; i++) await spends('window')
    const before = await sql<{ at: Date }>`select resets_at as at from rate_limit where key = 'window'`.execute(db)
    await spends('window')
    const after = await sql<{ at: Date }>`select resets_at as at from rate_limit where key = 'window'`.execute(db)
    expect(after.rows).toEqual(before.rows)
    await endWindow('window')
    expect(await Promise.all(Array.from({ length: 5 }, () => spends('window')))).toEqual(Array(5).fill('ok'))
    expect(await spends('window')).toBeInstanceOf(Problem)
  })

  it('of one key says nothing about another', async () => {
    for (let i = 0; i < 6; i++) await spends('one')
    expect(await spends('two')).toBe('ok')
  })
})

describe('a tally', () => {
  it('counts up, is read, and is cleared', async () => {
    expect(await readTally(db, 'tally')).toEqual({ points: 0, lastAt: null })
    for (const points of [1, 2, 3])
      expect(await inTx((tx) => countUp(tx, 'tally', 60))).toMatchObject({ points, wait: 60 })
    expect(await readTally(db, 'tally')).toMatchObject({ points: 3, lastAt: expect.any(Date) })
    await inTx((tx) => clearTally(tx, 'tally'))
    expect(await readTally(db, 'tally')).toEqual({ points: 0, lastAt: null })
  })

  it('is forgotten after its window, also before it is swept', async () => {
    await inTx((tx) => countUp(tx, 'old', 60))
    await endWindow('old')
    expect(await readTally(db, 'old')).toEqual({ points: 0, lastAt: null })
  })

  it('that is undone with its transaction was not counted', async () => {
    await expect(
      inTx(async (tx) => {
        await countUp(tx, 'undone', 60)
        throw new Error('undo')
      }),
    ).rejects.toThrow('undo')
    expect(await readTally(db, 'undone')).toMatchObject({ points: 0 })
  })
})

describe('sweeping', () => {
  it('clears what has passed and nothing else', async () => {
    await inTx((tx) => countUp(tx, 'passed', 60))
    await inTx((tx) => countUp(tx, 'running', 60))
    await endWindow('passed')
    await inTx(sweepRateLimits)
    const keys = await db.selectFrom('rate_limit').select('key').where('key', 'in', ['passed', 'running']).execute()
    expect(keys).toEqual([{ key: 'running' }])
  })
})
