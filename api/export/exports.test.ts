import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { exportHours, type LargeExport, merchantExports, officeExports } from '../../contract/export.ts'
import { rowsAtOnce } from '../../contract/kernel/table.ts'
import { listOwnPincodes } from '../../contract/reference-data.ts'
import { secondsAfter } from '../platform/clock.ts'
import { readCsv } from '../platform/import/read-csv.ts'
import { signedIn } from '../testing/browser.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { makeExports } from './make-exports.ts'
import { sweepExports } from './sweep-exports.ts'

const house = await openTestHouse()
const shown = rowsAtOnce + 1000
// A little more than the limit lie in the list, so that its export is not answered at once.
await house.inTx((tx) =>
  sql`insert into pincode_place (pin, position, state, district)
      select 100000 + n, 0, 'Goa', case when n % 2 = 0 then 'North' else 'South' end from generate_series(1, ${shown}::int) n`.execute(
    tx,
  ),
)
const owner = await signedIn(
  house,
  await aPerson(house, { role: 'merchant', merchantId: (await aMerchant(house)).id, owner: true }),
)

const office = { ...house.platform, jobs: house.platform.database, lists: house.api.lists }
const never = new AbortController().signal
const aClerk = async () => {
  const person = await aPerson(house, { role: 'staff', permissions: ['master'] })
  return Object.assign(await signedIn(house, person), { person })
}
const mine = async (by: Awaited<ReturnType<typeof aClerk>>) =>
  (await by.get<LargeExport[]>(officeExports.list.path)).body
const fileOf = (id: string, base = '/backend') => `${base}/misc/exports/${id}/file`
const order = (by: Awaited<ReturnType<typeof aClerk>>, asked: object = {}) =>
  by.post<{ exportId: string; message?: string }>(`${listOwnPincodes.path}/export`, {
    format: 'csv',
    columns: ['pin', 'district'],
    ...asked,
  })

describe('an export of more than fifty thousand rows', () => {
  it('is promised at once, made by itself, told by a notice, and holds every row', async () => {
    const clerk = await aClerk()
    const { status, body } = await order(clerk)
    expect([status, await mine(clerk)]).toMatchObject([202, [{ id: body.exportId, state: 'waiting', format: 'csv' }]])
    expect((await clerk.get(fileOf(body.exportId))).status, 'not ready yet').toBe(409)
    await makeExports(office, never)
    expect(await mine(clerk)).toMatchObject([{ state: 'ready', done: shown, rows: shown }])
    const lines = [...readCsv((await clerk.get(fileOf(body.exportId))).raw.toString())]
    expect(lines.length).toBe(shown + 1)
    expect(new Set(lines.map(({ cells }) => cells[0])).size).toBe(lines.length)
    const { notices } = (await clerk.get<{ notices: { title: string; link: string }[] }>('/backend/notice')).body
    expect(notices).toMatchObject([{ title: 'Your export is ready', link: '/backend/exports' }])
  })

  it('with fewer rows, by a filter, is answered at once as ever', async () => {
    const clerk = await aClerk()
    const reply = await order(clerk, { filters: [{ field: 'district', value1: 'North' }] })
    expect([reply.status, await mine(clerk)]).toEqual([200, []])
  })

  it('belongs to the one who asked: for anyone else it does not exist', async () => {
    const [clerk, other] = [await aClerk(), await aClerk()]
    const { exportId } = (await order(clerk)).body
    await makeExports(office, never)
    for (const stranger of [other, owner]) {
      const base = stranger === owner ? '/merchant' : '/backend'
      const calls = stranger === owner ? merchantExports : officeExports
      expect((await stranger.get<unknown[]>(calls.list.path)).body).toEqual([])
      expect((await stranger.get(fileOf(exportId, base))).status).toBe(404)
      expect((await stranger.post(`${base}/misc/exports/${exportId}/discard`)).status).toBe(404)
    }
    expect((await mine(clerk)).length).toBe(1)
  })

  it('is neither made nor handed out once its person may no longer see the list', async () => {
    const clerk = await aClerk()
    const before = (await order(clerk)).body.exportId
    await makeExports(office, never)
    const after = (await order(clerk, { sorts: [{ column: 'pin', dir: 'desc' }] })).body.exportId
    await house.inTx((tx) =>
      tx
        .updateTable('app_user')
        .set({ permissions: ['gst'] })
        .where('id', '=', clerk.person.id)
        .execute(),
    )
    await makeExports(office, never)
    expect((await mine(clerk)).map(({ id, state }) => [id, state])).toEqual([
      [after, 'failed'],
      [before, 'ready'],
    ])
    expect((await clerk.get(fileOf(before))).status).toBe(403)
  })

  it('can be ordered three at a time, however fast one clicks, and be discarded', async () => {
    const clerk = await aClerk()
    const replies = await Promise.all(Array.from({ length: 8 }, () => order(clerk)))
    expect(replies.map(({ status }) => status).sort()).toEqual([202, 202, 202, 409, 409, 409, 409, 409])
    const [first] = await mine(clerk)
    expect((await clerk.post(`/backend/misc/exports/${first?.id}/discard`)).status).toBe(204)
    expect((await order(clerk)).status).toBe(202)
    for (const { id } of await mine(clerk)) await clerk.post(`/backend/misc/exports/${id}/discard`)
  })

  it('left behind by a stopping server is made by the next, and by two processes once', async () => {
    const clerk = await aClerk()
    await order(clerk)
    const stop = new AbortController()
    stop.abort()
    await makeExports(office, stop.signal)
    expect(await mine(clerk)).toMatchObject([{ state: 'waiting' }])
    await Promise.all([makeExports(office, never), makeExports(office, never)])
    expect(await mine(clerk)).toMatchObject([{ state: 'ready' }])
    const { notices } = (await clerk.get<{ notices: unknown[] }>('/backend/notice')).body
    expect(notices.length).toBe(1)
  })

  it('whose maker fell silent is taken over after a minute, and given up after three tries', async () => {
    const clerk = await aClerk()
    await order(clerk)
    const silence = (seconds: number) =>
      house.inTx((tx) =>
        tx
          .updateTable('export_job')
          .set({ state: 'making', beat_at: secondsAfter(house.platform.clock.now(), -seconds) })
          .where('user_id', '=', clerk.person.id)
          .execute(),
      )
    await silence(50)
    await makeExports(office, never)
    expect(await mine(clerk), 'its maker may still be at it').toMatchObject([{ state: 'making' }])
    await silence(61)
    await makeExports(office, never)
    expect(await mine(clerk)).toMatchObject([{ state: 'ready' }])
    const { exportId } = (await order(clerk)).body
    await house.inTx((tx) => tx.updateTable('export_job').set({ tries: 3 }).where('id', '=', exportId).execute())
    await makeExports(office, never)
    expect(await mine(clerk)).toMatchObject([{ state: 'failed' }, { state: 'ready' }])
  })

  it('can be fetched for a day to the second, though it is not swept yet', async () => {
    const clerk = await aClerk()
    const { exportId } = (await order(clerk)).body
    await makeExports(office, never)
    const ended = (seconds: number) =>
      house.inTx((tx) =>
        tx
          .updateTable('export_job')
          .set({ ended_at: secondsAfter(house.platform.clock.now(), seconds - exportHours * 3600) })
          .where('id', '=', exportId)
          .execute(),
      )
    await ended(60)
    expect(await mine(clerk)).toMatchObject([{ state: 'ready' }])
    expect((await clerk.get(fileOf(exportId))).status).toBe(200)
    await ended(0)
    const [over] = await mine(clerk)
    expect(over).toMatchObject({ id: exportId, state: 'expired' })
    expect(Date.parse(over?.until ?? '')).toBeLessThanOrEqual(house.platform.clock.now().getTime())
    const { status, body } = await clerk.get<{ message: string }>(fileOf(exportId))
    expect([status, body.message]).toEqual([
      404,
      'This export lay ready for 24 hours and is gone now. Please export the list again.',
    ])
    expect((await clerk.post(`/backend/misc/exports/${exportId}/discard`)).status).toBe(204)
  })

  it('is gone after a day', async () => {
    const clerk = await aClerk()
    await order(clerk)
    await makeExports(office, never)
    const now = house.platform.clock.now()
    await house.inTx((tx) => sweepExports(tx, secondsAfter(now, exportHours * 3600 - 60)))
    expect((await mine(clerk)).length).toBe(1)
    await house.inTx((tx) => sweepExports(tx, secondsAfter(now, exportHours * 3600 + 60)))
    expect(await mine(clerk)).toEqual([])
  })
})
