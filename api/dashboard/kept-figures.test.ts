import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Tx } from '../platform/database.ts'
import { checkCounts, mendCounts, sweepEmptyCounts } from '../platform/list/check-counts.ts'
import { foldCounts, keptScopes } from '../platform/list/kept-count.ts'
import { openBareDatabase } from '../testing/bare-database.ts'
import { someWallets } from '../testing/wallets.ts'
import { createUser } from '../user/create-user.ts'

const bare = await openBareDatabase()
const { db, inTx } = bare
const shops = await someWallets(bare, [0, 0])
const person = await inTx((tx) =>
  createUser(tx, { userName: 'clerk', displayName: 'Clerk', role: 'staff', email: 'clerk@people.test' }),
)

/** States that need no number of the provider's. */
const states = [
  'draft',
  'awaiting-scan',
  'verification',
  'verified',
  'rejected',
  'esign-pending',
  'esign-failed',
  'cancelled',
]
const state = fc.constantFrom(...states)
// Close to midnight in India, where a wrong zone shows.
const moment = fc.constantFrom('2026-11-14T18:29:59Z', '2026-11-14T18:30:00Z', '2026-11-15T06:00:00Z')
const shop = fc.constantFrom(...shops)
const act = fc.record({
  kind: fc.constantFrom('apply', 'apply', 'move', 'move', 'drop', 'coupons', 'decide', 'undo', 'fold'),
  shop,
  state,
  mode: fc.constantFrom('physical', 'paperless'),
  type: fc.constantFrom('N', 'C'),
  at: moment,
  n: fc.integer({ min: 1, max: 4 }),
})
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

const apply = (tx: Tx, one: Act) =>
  sql`
  insert into pan_application (merchant_id, created_by, type, mode, card, category, state, state_at, submitted_at, product_code)
  select ${one.shop}, ${person.id}, ${one.type}, ${one.mode}, 'card', 'individual', ${one.state}, ${one.at}::timestamptz,
    case when ${one.state} <> 'draft' then ${one.at}::timestamptz end, case when ${one.type} = 'N' then 'pan-new-physical-card' end
  from generate_series(1, ${one.n}::int)`.execute(tx)
const move = (tx: Tx, one: Act) =>
  sql`
  update pan_application set state = ${one.state}, state_at = ${one.at}::timestamptz,
    submitted_at = case when ${one.state} <> 'draft' then coalesce(submitted_at, ${one.at}::timestamptz) end
  where id in (select id from pan_application where merchant_id = ${one.shop} order by id limit ${one.n} for update skip locked)`.execute(
    tx,
  )
const drop = (tx: Tx, one: Act) =>
  sql`
  delete from pan_application where id in
    (select id from pan_application where state = ${one.state} order by id limit ${one.n} for update skip locked)`.execute(
    tx,
  )
const coupons = (tx: Tx, one: Act) =>
  sql`
  insert into coupon_order (merchant_id, psa_id, kind, quantity, amount, asked_by, asked_at)
  values (${one.shop}, 'PSA1', 'digital', ${one.n}, 100, ${person.id}, ${one.at}::timestamptz)`.execute(tx)
const decide = (tx: Tx, one: Act) =>
  sql`
  update coupon_order set status = ${one.type === 'N' ? 'fulfilled' : 'refused'}, provider_order = 'X'
  where id in (select id from coupon_order where status = 'pending' order by id limit 1 for update skip locked)`.execute(
    tx,
  )

async function doAct(one: Act): Promise<void> {
  if (one.kind === 'apply') await inTx((tx) => apply(tx, one))
  if (one.kind === 'move') await inTx((tx) => move(tx, one))
  if (one.kind === 'drop') await inTx((tx) => drop(tx, one))
  if (one.kind === 'coupons') await inTx((tx) => coupons(tx, one))
  if (one.kind === 'decide') await inTx((tx) => decide(tx, one))
  if (one.kind === 'fold') await inTx(foldCounts)
  if (one.kind === 'undo') {
    const undone = inTx(async (tx) => {
      await apply(tx, one)
      await move(tx, one)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
  }
}

/** The same numbers, counted from the rows in words of this test. */
async function counted(): Promise<Record<string, [string, number][]>> {
  const ask = async (text: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ scope: string; n: number }>`${text} order by 1`.execute(db)
    return rows.filter(({ n }) => n > 0).map(({ scope, n }): [string, number] => [scope, n])
  }
  const day = (column: string) => sql`((${sql.ref(column)} + interval '5 hours 30 minutes') at time zone 'UTC')::date`
  const volume = sql`
    select merchant_id, ${day('submitted_at')} as day, coalesce(product_code, 'pan-correction') as product, 1 as n
    from pan_application where state <> 'draft' and state <> 'cancelled'
    union all select merchant_id, ${day('asked_at')}, 'uti-coupon-digital', quantity from coupon_order where status <> 'refused'`
  return {
    pan_application: await ask(
      sql`select state collate "C" as scope, count(*)::int as n from pan_application group by 1`,
    ),
    own_pan_application: await ask(
      sql`select (merchant_id || ':' || state || ':' || mode) collate "C" as scope, count(*)::int as n from pan_application group by 1`,
    ),
    volume: await ask(
      sql`select (day || ':' || product) collate "C" as scope, sum(n)::int as n from (${volume}) as sold group by 1`,
    ),
    own_volume: await ask(
      sql`select (merchant_id || ':' || day || ':' || product) collate "C" as scope, sum(n)::int as n from (${volume}) as sold group by 1`,
    ),
    waiting: await ask(sql`
      select ('pan-' || state || ':' || ${day('state_at')}) collate "C" as scope, count(*)::int as n from pan_application
      where state in ('verification', 'verified', 'esign-failed') group by 1
      union all select 'uti-coupon:' || ${day('asked_at')}, count(*)::int from coupon_order where status = 'pending' group by 1`),
  }
}

async function kept(): Promise<Record<string, [string, number][]>> {
  const names = ['pan_application', 'own_pan_application', 'volume', 'own_volume', 'waiting']
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, [...(await keptScopes(db, name))]])))
}

describe('the kept figures', () => {
  it('equal what is counted from the rows, after any acts of many at once, with foldings and what was undone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30, size: 'max' }), async (acts) => {
        await Promise.all(acts.map(doAct))
        expect(await kept()).toEqual(await counted())
        expect(await checkCounts(db)).toEqual([])
      }),
      { numRuns: 12 },
    )
    expect((await kept()).volume?.length).toBeGreaterThan(2)
  })

  it('that were spoiled are named, and put right while others go on writing', async () => {
    await inTx(foldCounts)
    await sql`update kept_count set n = n + 7 where name = 'volume'`.execute(db)
    await sql`insert into kept_count (name, scope, n) values ('own_volume', '999999:2026-11-15:pan-new', 3)`.execute(db)
    await sql`delete from kept_count where name = 'merchant'`.execute(db)
    const wrong = await checkCounts(db)
    expect(new Set(wrong.map(({ name }) => name))).toEqual(new Set(['volume', 'own_volume', 'merchant']))
    expect(wrong).toContainEqual({ name: 'own_volume', scope: '999999:2026-11-15:pan-new', kept: 3, counted: 0 })
    const writers = fc.sample(act, 40).map(doAct)
    const [mended] = await Promise.all([inTx(mendCounts), inTx(mendCounts), ...writers])
    expect(mended.length).toBeLessThanOrEqual(wrong.length)
    expect(await checkCounts(db)).toEqual([])
    expect(await kept()).toEqual(await counted())
  })

  it('lose the rows of scopes that came to nothing, and nothing else', async () => {
    await inTx(foldCounts)
    await inTx(sweepEmptyCounts)
    const { rows } = await sql`select from kept_count where n = 0`.execute(db)
    expect(rows).toEqual([])
    expect(await checkCounts(db)).toEqual([])
  })
})
