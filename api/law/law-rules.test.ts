import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { firstGovernmentFees } from '../../contract/first-law/first-government-fees.ts'
import { firstLookedAt } from '../../contract/first-law/first-looked-at.ts'
import { firstRules } from '../../contract/first-law/first-rules.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import { feeCode } from '../../contract/law/rule-codes.ts'
import { ruleKindNames, ruleKinds } from '../../contract/law/rule-kinds.ts'
import { keptStates } from '../../contract/law/version-moves.ts'
import { openBareDatabase } from '../testing/bare-database.ts'
import { governmentFees } from './government-fees.ts'
import { lawNow } from './law-now.ts'

const bare = await openBareDatabase()
const today = indianDay(new Date())
const tomorrow = indianDay(new Date(Date.now() + 36 * 3600 * 1000))

const keptRules = () =>
  bare.db
    .selectFrom('law_rule_version as version')
    .innerJoin('law_rule as rule', 'rule.code', 'version.code')
    .select(['rule.code', 'kind', 'title', 'since', 'value', 'source', 'looked_at', 'state', 'created_by'])
    .execute()

describe('the rules that a portal begins with', () => {
  it('are those of the tables, line by line, each looked at on the day that is written there', async () => {
    const kept = await keptRules()
    const expected = firstRules.map((line) => ({
      ...line,
      looked_at: firstLookedAt(line),
      state: 'stands',
      created_by: null,
    }))
    const sorted = <Line extends { code: string; since: string }>(lines: Line[]) =>
      lines.sort((one, other) => `${one.code} ${one.since}`.localeCompare(`${other.code} ${other.since}`))
    const known = new Set<string>(firstGovernmentFees.map(({ code }) => code))
    expect(sorted(kept.filter(({ kind, code }) => kind !== 'government-fee' || known.has(code)))).toEqual(
      sorted(expected),
    )
  })

  it('have a fee for every product of which the government takes one, and it is the same', async () => {
    const kept = new Map((await keptRules()).map(({ code, value }) => [code, value]))
    const products = await bare.db
      .selectFrom('product')
      .select(['code', 'government_fee'])
      .where('government_fee', '>', '0')
      .execute()
    expect(products.length).toBeGreaterThanOrEqual(10)
    for (const { code, government_fee } of products)
      expect(kept.get(feeCode(code)), code).toEqual({ paise: Number(government_fee) })
  })
})

describe('a version of a rule, also for whoever writes past the portal', () => {
  const add = (since: string, code = 'fee/uti-coupon-digital', paise = 7_500) =>
    bare.db
      .insertInto('law_rule_version')
      .values({ code, since, value: JSON.stringify({ paise }), source: 'A circular', looked_at: today })
      .returning('id')
      .executeTakeFirstOrThrow()
  const change = (id: string, set: string) =>
    sql`update law_rule_version set ${sql.raw(set)} where id = ${id}`.execute(bare.db)

  it('is never changed or deleted, but may be looked at again', async () => {
    const { id } = await add(today)
    for (const set of [
      "value = '{}'",
      "since = '2020-01-01'",
      "source = 'x'",
      "state = 'taken-back'",
      'created_at = now()',
    ])
      await expect(change(id, set), set).rejects.toThrow(/never changed|stays/)
    await expect(sql`delete from law_rule_version where id = ${id}`.execute(bare.db)).rejects.toThrow('never deleted')
    await expect(sql`truncate law_rule_version`.execute(bare.db)).rejects.toThrow()
    await change(id, `looked_at = '${tomorrow}'`)
  })

  it('is kept in one of the states that the contract lists', async () => {
    const found = await sql<{ rule: string }>`
      select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'law_rule_version_state_check'`.execute(
      bare.db,
    )
    const states = [...(found.rows[0]?.rule ?? '').matchAll(/'([a-z-]+)'/g)].map(([, state]) => state)
    expect(states.sort()).toEqual([...keptStates].sort())
  })

  it('stands once for a day, and one that has not begun can be taken back and written again', async () => {
    const { id } = await add(tomorrow)
    await expect(add(tomorrow)).rejects.toThrow('law_rule_version_one')
    await change(id, "state = 'taken-back'")
    await add(tomorrow)
    await expect(change(id, "state = 'stands'")).rejects.toThrow('stays')
  })

  it('is put right by another of the same day only, which stays there', async () => {
    const day = '2026-01-15'
    const { id } = await add(day)
    await expect(change(id, "state = 'put-right'")).rejects.toThrow('another one in its place')
    await bare.db.transaction().execute(async (tx) => {
      await tx.updateTable('law_rule_version').set({ state: 'put-right' }).where('id', '=', id).execute()
      const value = JSON.stringify({ paise: 1 })
      const right = {
        code: 'fee/uti-coupon-digital',
        since: day,
        value,
        source: 'A circular',
        looked_at: today,
        replaces: id,
      }
      await tx.insertInto('law_rule_version').values(right).execute()
    })
    await expect(change(id, "state = 'stands'")).rejects.toThrow('stays')
  })

  it('of the rate that is kept back of commissions stands by two people only', async () => {
    const { id: admin } = await aUser('admin1')
    const alone = {
      code: 'tds/commission',
      since: today,
      value: JSON.stringify({ rate: 0 }),
      source: 'x',
      looked_at: today,
    }
    await expect(
      bare.db
        .insertInto('law_rule_version')
        .values({ ...alone, created_by: admin })
        .execute(),
    ).rejects.toThrow('law_rule_version_by_two')
    await expect(
      bare.db
        .insertInto('law_rule_version')
        .values({ ...alone, created_by: admin, decided_by: admin })
        .execute(),
    ).rejects.toThrow('law_rule_version_by_two')
  })

  it('stands by two people exactly where its kind wants two admins', async () => {
    const { id: admin } = await aUser('admin2')
    const refused = new Set<string>()
    for (const kind of ruleKindNames) {
      const rule = firstRules.find((one) => one.kind === kind)
      const alone = {
        code: rule?.code ?? '',
        since: '2099-01-01',
        value: JSON.stringify(rule?.value),
        source: 'A circular',
        looked_at: today,
        created_by: admin,
      }
      const undo = new Error('undo')
      const written = bare.db.transaction().execute(async (tx) => {
        await tx.insertInto('law_rule_version').values(alone).execute()
        throw undo
      })
      const end: unknown = await written.catch((error: unknown) => error)
      if (end === undo) continue
      expect(String(end)).toContain('law_rule_version_by_two')
      refused.add(kind)
    }
    expect([...refused]).toEqual(ruleKindNames.filter((kind) => ruleKinds[kind].twoAdmins))
    expect(refused.size).toBeGreaterThan(0)
  })

  it('counts for prices from its day on; a product without a rule keeps its own fee', async () => {
    // A product that no other test here adds to.
    const code = 'uti-coupon-physical'
    await add(today, feeCode(code), 7_600)
    await add(tomorrow, feeCode(code), 7_700)
    const fees = await governmentFees(bare.db, [
      { code, government_fee: '1' },
      { code: 'no-rule', government_fee: '4200' },
    ])
    expect([...fees]).toEqual([
      [code, 7_600],
      ['no-rule', 4_200],
    ])
    const { law, today: day } = await lawNow(bare.db, ['tds/commission'])
    expect([day, law.on('tds', 'tds/commission', day)?.value.rate]).toEqual([today, 200])
  })
})

const aUser = (name: string) =>
  bare.db
    .insertInto('app_user')
    .values({ code: name, user_name: name, display_name: 'Admin', role: 'admin', email: `${name}@people.test` })
    .returning('id')
    .executeTakeFirstOrThrow()
