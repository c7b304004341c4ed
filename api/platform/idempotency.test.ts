import { describe, expect, it } from 'vitest'
import { openBareDatabase } from '../testing/bare-database.ts'
import { answerOnce, sweepIdempotencyKeys } from './idempotency.ts'
import { badRequest, conflict, type Problem } from './problem.ts'

const bare = await openBareDatabase()
const { id: userId } = await bare.db
  .insertInto('app_user')
  .values({ code: 'A000001', user_name: 'admin', display_name: 'Admin', role: 'admin', email: 'a@people.test' })
  .returning('id')
  .executeTakeFirstOrThrow()
let number = 0
const newKey = () => `key-${++number}`

/** Work that counts how often it was really done. */
function counting<T>(result: (times: number) => T) {
  const done = { times: 0 }
  const work = async () => {
    done.times += 1
    return result(done.times)
  }
  return { done, work }
}
const ask = <T>(key: string | undefined, asked: unknown, work: () => Promise<T>) =>
  bare.inTx((tx) => answerOnce(tx, { userId, key, asked }, work))

describe('a key', () => {
  it('gives a repeat the first answer and does nothing again', async () => {
    const [key, { done, work }] = [newKey(), counting((times) => ({ times }))]
    expect(await ask(key, ['pay', 5], work)).toEqual({ times: 1 })
    expect(await ask(key, ['pay', 5], work)).toEqual({ times: 1 })
    expect(done.times).toBe(1)
  })

  it('holds for twenty at the same moment too, and for an answer that says nothing', async () => {
    const [key, { done, work }] = [newKey(), counting(() => undefined)]
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(key, 'x', work)))
    expect(answers).toEqual(Array(20).fill(undefined))
    expect(done.times).toBe(1)
  })

  it('cannot be used for something else: 422, and nothing is done', async () => {
    const [key, { done, work }] = [newKey(), counting(() => 'done')]
    await ask(key, ['pay', 5], work)
    await expect(ask(key, ['pay', 6], work)).rejects.toMatchObject({ status: 422 })
    expect(done.times).toBe(1)
  })

  it('of another person is another key', async () => {
    const other = await bare.db
      .insertInto('app_user')
      .values({ code: 'A000002', user_name: 'other', display_name: 'Other', role: 'admin', email: 'o@people.test' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [key, { done, work }] = [newKey(), counting((times) => times)]
    await ask(key, 'x', work)
    expect(await bare.inTx((tx) => answerOnce(tx, { userId: other.id, key, asked: 'x' }, work))).toBe(2)
    expect(done.times).toBe(2)
  })

  it('of what was refused can be used again, be the refusal thrown or answered after the commit', async () => {
    const thrown = newKey()
    await expect(ask(thrown, 'x', () => Promise.reject(conflict('Too low')))).rejects.toMatchObject({ status: 409 })
    expect(await ask(thrown, 'x', async () => 'now')).toBe('now')
    const returned = newKey()
    await ask<Problem>(returned, 'x', async () => badRequest('Wrong'))
    expect(await ask(returned, 'x', async () => 'now')).toBe('now')
  })

  it.each([undefined, '', 'a b', 'é', 'x'.repeat(201)])('is wanted: %j is refused', async (key) => {
    const { done, work } = counting(() => 'done')
    await expect(ask(key, 'x', work)).rejects.toMatchObject({ status: 400 })
    expect(done.times).toBe(0)
  })

  it('says nothing of what was sent, and is forgotten after a month', async () => {
    const key = newKey()
    await ask(key, { secret: 'a secret number' }, async () => 'done')
    const kept = () => bare.db.selectFrom('idempotency_key').selectAll().where('key', '=', key).execute()
    expect(JSON.stringify(await kept())).not.toContain('a secret number')
    await bare.inTx((tx) => sweepIdempotencyKeys(tx, new Date(Date.now() + 29 * 24 * 3600_000)))
    expect(await kept()).toHaveLength(1)
    await bare.inTx((tx) => sweepIdempotencyKeys(tx, new Date(Date.now() + 31 * 24 * 3600_000)))
    expect(await kept()).toEqual([])
  })
})
