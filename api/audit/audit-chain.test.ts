import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemDoer } from '../platform/actor.ts'
import type { Tx } from '../platform/database.ts'
import { openBareDatabase } from '../testing/bare-database.ts'
import { recordAudit } from './record-audit.ts'
import { sealAudit } from './seal-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const { db, inTx } = await openBareDatabase()

const record = (act: string, tx?: Tx) => {
  const event = { act, subject: 'M000001', detail: { amount: 5 } }
  return tx ? recordAudit(tx, systemDoer, event) : inTx((own) => recordAudit(own, systemDoer, event))
}
const tables = ['audit_event', 'audit_seal', 'audit_unsealed']
const allTriggers = (state: 'enable' | 'disable') => (tx: Tx) =>
  sql.raw(tables.map((table) => `alter table ${table} ${state} trigger all`).join(';')).execute(tx)

/** What someone with every right on the database could do behind the portal's back. */
const tamper = (statement: string) =>
  inTx(async (tx) => {
    await allTriggers('disable')(tx)
    await sql.raw(statement).execute(tx)
    await allTriggers('enable')(tx)
  })
const eventId = async (act: string) =>
  (await db.selectFrom('audit_event').select('id').where('act', '=', act).executeTakeFirstOrThrow()).id

beforeEach(async () => {
  for (const act of ['one', 'two', 'three', 'four', 'five']) await record(act)
})
afterEach(() => tamper('truncate audit_event, audit_seal, audit_unsealed, kept_count, kept_count_change'))

describe('the audit list', () => {
  it.each([
    ['updated', 'update audit_event set detail = 0::text'],
    ['deleted', 'delete from audit_event'],
    ['truncated', 'truncate audit_event cascade'],
  ])('cannot be %s', async (_what, statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('rows are never changed or deleted')
    expect(await db.selectFrom('audit_event').select('act').execute()).toHaveLength(5)
  })

  it('loses an event when its transaction is undone, and keeps both otherwise', async () => {
    await expect(
      inTx(async (tx) => {
        await record('undone', tx)
        throw new Error('undo')
      }),
    ).rejects.toThrow('undo')
    const acts = await db.selectFrom('audit_event').select('act').orderBy('id').execute()
    expect(acts.map(({ act }) => act)).toEqual(['one', 'two', 'three', 'four', 'five'])
  })

  it('never makes one writer wait for another, sealing or not', async () => {
    await inTx(async (first) => {
      await record('first', first)
      await inTx(async (second) => {
        await record('second', second)
        expect(await inTx(sealAudit)).toBe(5)
      })
    })
    expect(await inTx(sealAudit)).toBe(2)
    expect(await verifyAudit(db)).toEqual({ checked: 7 })
  })
})

describe('the chain over it', () => {
  it('is whole before, between and after sealings', async () => {
    expect(await verifyAudit(db)).toEqual({ checked: 0, unsealed: 5 })
    expect(await inTx(sealAudit)).toBe(5)
    expect(await inTx(sealAudit)).toBe(0)
    await record('six')
    expect(await verifyAudit(db)).toEqual({ checked: 5, unsealed: 1 })
    expect(await inTx(sealAudit)).toBe(1)
    expect(await verifyAudit(db)).toEqual({ checked: 6 })
  })

  it('is one, however many seal at once', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, i) => record(`more ${i}`)))
    const sealers = Array.from({ length: 8 }, () => inTx(sealAudit))
    const sealed = (await Promise.all(sealers)).reduce((sum, n) => sum + n, 0)
    expect(sealed + (await inTx(sealAudit))).toBe(35)
    expect(await verifyAudit(db)).toEqual({ checked: 35 })
    const links = await db.selectFrom('audit_seal').select('position').orderBy('position').execute()
    expect(links.map(({ position }) => Number(position))).toEqual(Array.from({ length: 35 }, (_, i) => i + 1))
  })

  it('is sealed in batches when much is waiting, and walked over all of them', async () => {
    await sql`insert into audit_event (at, actor_code, actor_role, act, subject, detail, ip, request_id)
      select now(), 'x', 'x', 'many', '', '', '', '' from generate_series(1, 2500)`.execute(db)
    expect([await inTx(sealAudit), await inTx(sealAudit), await inTx(sealAudit)]).toEqual([1000, 1000, 505])
    expect(await verifyAudit(db)).toEqual({ checked: 2505 })
  })

  it.each([
    ['the act', `act = 'changed'`],
    ['who did it', `actor_code = 'M000009'`],
    ['the role', `actor_role = 'admin'`],
    ['the user', 'actor_id = 7'],
    ['the subject', `subject = 'M000002'`],
    ['the detail', `detail = '{"amount":6}'`],
    ['the time', `at = at + interval '1 second'`],
    ['the address', `ip = '203.0.113.9'`],
    ['the request', `request_id = 'other'`],
  ])('shows that %s was altered', async (_what, change) => {
    await inTx(sealAudit)
    const eventIdOfThree = await eventId('three')
    await tamper(`update audit_event set ${change} where act = 'three'`)
    expect(await verifyAudit(db)).toEqual({ checked: 2, broken: { eventId: eventIdOfThree, why: 'it was altered' } })
  })

  it.each(['one', 'three', 'five'])('shows that event %s was deleted', async (act) => {
    await inTx(sealAudit)
    const id = await eventId(act)
    await tamper(`delete from audit_event where act = '${act}'`)
    expect((await verifyAudit(db)).broken).toEqual({ eventId: id, why: 'it was deleted' })
  })

  it('shows that an event was deleted together with its link', async () => {
    await inTx(sealAudit)
    const next = await eventId('four')
    await tamper(`delete from audit_seal where event_id = (select id from audit_event where act = 'three');
      delete from audit_event where act = 'three'`)
    expect(await verifyAudit(db)).toEqual({ checked: 2, broken: { eventId: next, why: 'a link before it is missing' } })
  })

  it('shows that the newest events were cut off together with their links', async () => {
    await inTx(sealAudit)
    await tamper(`delete from audit_seal where position > 3;
      delete from audit_event where act in ('four', 'five')`)
    const last = await eventId('three')
    expect(await verifyAudit(db)).toEqual({
      checked: 3,
      broken: { eventId: last, why: 'after it 2 written events are missing' },
    })
  })

  it('shows an event that was put in beside it', async () => {
    await inTx(sealAudit)
    await tamper(`insert into audit_event (at, actor_code, actor_role, act, subject, detail, ip, request_id)
      values (now(), 'x', 'x', 'forged', '', '', '', '')`)
    const forged = await eventId('forged')
    expect(await verifyAudit(db)).toEqual({
      checked: 5,
      broken: { eventId: forged, why: 'it stands outside the chain' },
    })
  })

  it('shows that two events changed places', async () => {
    await inTx(sealAudit)
    await tamper(`update audit_seal set position = -position;
      update audit_seal set position = case position when -2 then 3 when -3 then 2 else -position end`)
    expect((await verifyAudit(db)).broken).toMatchObject({ why: 'it was altered' })
  })

  it('shows a whole chain that was made without the key', async () => {
    await tamper(`insert into audit_seal select id - (select min(id) from audit_event) + 1, id, md5(id::text) from audit_event;
      truncate audit_unsealed`)
    expect((await verifyAudit(db)).broken).toMatchObject({ why: 'it was altered' })
  })

  it.each(['update audit_seal set hash = hash', 'delete from audit_seal', 'truncate audit_seal'])(
    'cannot be changed itself: %s',
    async (statement) => {
      await inTx(sealAudit)
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('rows are never changed or deleted')
    },
  )
})
