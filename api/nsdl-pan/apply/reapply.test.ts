import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aNewSheet, openPanCounter } from '../../testing/pan-counter.ts'
import { aPerson } from '../../testing/people.ts'
import { sendBack } from '../../testing/send-back.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openPanCounter(house, { rupees: 5_000 })
const balance = () => walletBalance(house.db, desk.merchantId)
const rowOf = (id: string) =>
  house.db.selectFrom('pan_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = async (id: string) =>
  (
    await house.db
      .selectFrom('work_event')
      .select(['move', 'to_state'])
      .where('service', '=', 'nsdl-pan')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ move, to_state }) => `${move} → ${to_state}`)

describe('what was sent back', () => {
  const reapply = ({ id, version }: { id: string; version: number }) =>
    desk.browser.post(`/merchant/nsdlpan/reapply/${id}`, { version })
  const ask = (id: string) => desk.browser.post(`/merchant/nsdlpan/reapply/${id}/ask-refund`)
  const paid = async () => {
    const filled = await desk.fill()
    await desk.submit(filled)
    return filled
  }

  it('is mended and sent in again free of charge, with its reasons gone and the changed fields on record', async () => {
    const filled = await paid()
    await sendBack(house, filled.id, '2100-01-01')
    const before = await balance()
    const mended = aNewSheet({ nameMiddle: 'K' })
    const { body } = await desk.save(filled.id, mended, filled.version)
    const sheet = await desk.browser.get(`/merchant/nsdlpan/apply/${filled.id}`)
    expect(sheet.body).toMatchObject({ state: 'rejected', reasons: [{ code: 'INITIALS' }], freeUntil: '2100-01-01' })
    const answer = await reapply({ id: filled.id, version: Number(body.version) })
    expect([answer.status, answer.body.state]).toEqual([200, 'awaiting-scan'])
    expect(await balance()).toBe(before)
    expect(await rowOf(filled.id)).toMatchObject({ card_name: mended.cardName, reasons: [], free_until: null })
    expect(await eventsOf(filled.id)).toEqual([
      'submit → awaiting-scan',
      'reject → rejected',
      'reapply → awaiting-scan',
    ])
    const { detail } = await house.db
      .selectFrom('audit_event')
      .select('detail')
      .where('act', '=', 'pan.changed')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(String(detail))).toEqual({
      fields: expect.arrayContaining(['nameMiddle', 'nameLast', 'aadhaarNo']),
    })
    expect(detail).not.toContain(mended.nameLast)
  })

  it('is checked as a new one is', async () => {
    const filled = await paid()
    await sendBack(house, filled.id, null)
    const { body } = await desk.save(filled.id, aNewSheet({ nameFirst: 'R', cardName: '' }), filled.version)
    const answer = await reapply({ id: filled.id, version: Number(body.version) })
    expect([answer.status, Object.keys(answer.body.data as object).sort()]).toEqual([400, ['cardName', 'nameFirst']])
  })

  it('can be asked money for only after its free days, and once; the back office is rung', async () => {
    const filled = await paid()
    await sendBack(house, filled.id, '2100-01-01')
    expect((await ask(filled.id)).body.message).toBe(
      'It can be mended and sent again free of charge until 01-Jan-2100.',
    )
    await sql`update pan_application set free_until = '2026-01-31' where id = ${filled.id}`.execute(house.db)
    const late = await reapply(filled)
    expect([late.status, late.body.message]).toEqual([
      409,
      'It could be mended free of charge until 31-Jan-2026. Please ask for the money and apply anew.',
    ])
    const clerk = await aPerson(house, { role: 'staff', permissions: ['nsdl-pan'] })
    expect(
      (await Promise.all(Array.from({ length: 5 }, () => ask(filled.id)))).map(({ status }) => status).sort(),
    ).toEqual([204, 409, 409, 409, 409])
    expect((await rowOf(filled.id)).refund_asked_at).toBeInstanceOf(Date)
    const notices = await house.db.selectFrom('notice').selectAll().where('user_id', '=', clerk.id).execute()
    expect(notices).toMatchObject([{ kind: 'nsdl-pan', link: `/backend/actions/nsdl-pan/paninfo/${filled.id}` }])
  })

  it('is the only thing that can be sent again', async () => {
    const filled = await paid()
    expect((await reapply(filled)).status).toBe(409)
    expect((await ask(filled.id)).status).toBe(409)
    expect((await reapply(await desk.fill())).status).toBe(409)
  })
})
