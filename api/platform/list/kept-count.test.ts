import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openBareDatabase } from '../../testing/bare-database.ts'
import type { Tx } from '../database.ts'
import { foldCounts, keptCount } from './kept-count.ts'

const { db, inTx } = await openBareDatabase()

await sql`create table parcel (id bigint generated always as identity primary key, shelf text not null)`.execute(db)
for (const [event, rows] of [
  ['insert', 'new table as new_rows'],
  ['delete', 'old table as old_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
]) {
  await sql
    .raw(
      `create trigger parcel_${event} after ${event} on parcel referencing ${rows} for each statement execute function keep_count('shelf')`,
    )
    .execute(db)
}

const shelves = ['a', 'b', "it's"]
type Act = { kind: 'insert' | 'move' | 'delete' | 'fold' | 'undo'; shelf: string; to: string; n: number }

const insert = (tx: Tx, shelf: string, n: number) =>
  sql`insert into parcel (shelf) select ${shelf} from generate_series(1, ${n}::int)`.execute(tx)
const move = (tx: Tx, { shelf, to, n }: Act) =>
  sql`update parcel set shelf = ${to} where id in (select id from parcel where shelf = ${shelf} order by id limit ${n})`.execute(
    tx,
  )
const remove = (tx: Tx, { shelf, n }: Act) =>
  sql`delete from parcel where id in (select id from parcel where shelf = ${shelf} order by id limit ${n})`.execute(tx)

async function act(one: Act): Promise<void> {
  if (one.kind === 'insert') await inTx((tx) => insert(tx, one.shelf, one.n))
  if (one.kind === 'move') await inTx((tx) => move(tx, one))
  if (one.kind === 'delete') await inTx((tx) => remove(tx, one))
  if (one.kind === 'fold') await inTx(foldCounts)
  if (one.kind === 'undo') {
    const undone = inTx(async (tx) => {
      await insert(tx, one.shelf, one.n)
      await remove(tx, { ...one, n: 1 })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
  }
}

async function counted(): Promise<number[]> {
  const { rows } = await sql<{
    shelf: string
    n: number
  }>`select shelf, count(*)::int as n from parcel group by 1`.execute(db)
  return shelves.map((shelf) => rows.find((row) => row.shelf === shelf)?.n ?? 0)
}

const kept = () => Promise.all(shelves.map((shelf) => keptCount(db, 'parcel', shelf)))

beforeEach(async () => {
  await sql`truncate parcel, kept_count, kept_count_change`.execute(db)
})

describe('a kept total', () => {
  it('equals count(*) after any inserts, moves, deletes, rollbacks and foldings', async () => {
    const shelf = fc.constantFrom(...shelves)
    const kind = fc.constantFrom('insert', 'insert', 'move', 'delete', 'fold', 'undo') as fc.Arbitrary<Act['kind']>
    const acts = fc.array(fc.record({ kind, shelf, to: shelf, n: fc.nat(4) }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(acts, async (all) => {
        for (const one of all) await act(one)
        expect(await kept()).toEqual(await counted())
        await inTx(foldCounts)
        expect(await kept()).toEqual(await counted())
      }),
      { numRuns: 40 },
    )
  })

  it('stays right while many write and fold at once', async () => {
    await inTx((tx) => insert(tx, 'a', 50))
    const writers = Array.from({ length: 40 }, (_, i) =>
      act({ kind: (['insert', 'move', 'delete', 'undo'] as const)[i % 4] ?? 'insert', shelf: 'a', to: 'b', n: 2 }),
    )
    await Promise.all([...writers, ...Array.from({ length: 10 }, () => inTx(foldCounts))])
    expect(await kept()).toEqual(await counted())
    await inTx(foldCounts)
    expect(await kept()).toEqual(await counted())
  })

  it('shows what the reader may see: changes of a running transaction count for itself only', async () => {
    await inTx(async (tx) => {
      await insert(tx, 'a', 3)
      expect(await keptCount(tx, 'parcel', 'a')).toBe(3)
      expect(await keptCount(db, 'parcel', 'a')).toBe(0)
    })
    expect(await keptCount(db, 'parcel', 'a')).toBe(3)
  })

  it('of something unknown is zero', async () => {
    expect(await keptCount(db, 'nothing')).toBe(0)
  })
})

describe('folding', () => {
  it('turns all waiting changes into one row a shelf', async () => {
    for (let i = 0; i < 5; i++) await inTx((tx) => insert(tx, 'a', 1))
    expect(await inTx(foldCounts)).toBe(5)
    const rows = await db.selectFrom('kept_count').selectAll().execute()
    expect(rows).toEqual([{ name: 'parcel', scope: 'a', n: '5' }])
    expect(await db.selectFrom('kept_count_change').selectAll().execute()).toEqual([])
  })

  it('is done by one at a time; another goes on without waiting', async () => {
    await inTx((tx) => insert(tx, 'a', 1))
    await inTx(async (tx) => {
      expect(await foldCounts(tx)).toBe(1)
      expect(await inTx(foldCounts)).toBe(0)
    })
    expect(await keptCount(db, 'parcel', 'a')).toBe(1)
  })

  it('never makes a writer wait', async () => {
    await inTx((tx) => insert(tx, 'a', 1))
    await inTx(async (tx) => {
      await foldCounts(tx)
      await inTx((other) => insert(other, 'a', 1))
    })
    expect(await keptCount(db, 'parcel', 'a')).toBe(2)
  })

  it('that is undone loses nothing', async () => {
    await inTx((tx) => insert(tx, 'a', 4))
    await expect(
      inTx(async (tx) => {
        await foldCounts(tx)
        throw new Error('crash')
      }),
    ).rejects.toThrow('crash')
    expect(await keptCount(db, 'parcel', 'a')).toBe(4)
  })
})

describe('the totals of the portal', () => {
  it('of mails and audit events follow their tables', async () => {
    const mail = sql`insert into mail_outbox (to_address, subject, kind, sealed_body, state)
      select 'x', 'x', 'x', 'x', 'sent' from generate_series(1, 7)`
    await mail.execute(db)
    await sql`delete from mail_outbox where id in (select id from mail_outbox limit 2)`.execute(db)
    await sql`update mail_outbox set state = 'held'`.execute(db)
    await sql`insert into audit_event (at, actor_code, actor_role, act, subject, detail, ip, request_id)
      select now(), 'x', 'x', 'x', 'x', '', '', '' from generate_series(1, 3)`.execute(db)
    expect([await keptCount(db, 'mail_outbox'), await keptCount(db, 'audit_event')]).toEqual([5, 3])
    await inTx(foldCounts)
    expect([await keptCount(db, 'mail_outbox'), await keptCount(db, 'audit_event')]).toEqual([5, 3])
  })
})
