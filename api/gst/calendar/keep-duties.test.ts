import { describe, expect, it } from 'vitest'
import type { GstClientChange } from '../../../contract/gst/client.ts'
import type { DueDates } from '../../../contract/gst/due-dates-office.ts'
import { signedIn } from '../../testing/browser.ts'
import { aGstClient, aGstin, aSentFiling, monthsAgo } from '../../testing/gst-filing.ts'
import { aGstSeller } from '../../testing/gst-registration.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { keepDuties } from './keep-duties.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['gst'] }))
/** Noon in India. */
const keep = (day: string) => keepDuties(house.db, new Date(`${day}T06:30:00Z`))

async function aShop(change: Partial<GstClientChange> = {}) {
  const seller = await aGstSeller(house)
  return { ...seller, clientId: await aGstClient(seller.browser, { since: '2026-08', ...change }) }
}
async function owed({ clientId }: { clientId: string }): Promise<string[]> {
  const rows = await house.db
    .selectFrom('gst_duty')
    .select(['due_on', 'return_type', 'period_label'])
    .where('client_id', '=', clientId)
    .where('taken', '=', false)
    .orderBy('due_on')
    .execute()
  return rows.map((row) => `${row.due_on} ${row.return_type} ${row.period_label}`)
}

describe('what clients owe', () => {
  it('is written down for periods that are over, and grows as days go by', async () => {
    const shop = await aShop()
    await keep('2026-09-30')
    expect(await owed(shop)).toEqual(['2026-09-11 gstr-1 Aug 2026', '2026-09-20 gstr-3b Aug 2026'])
    await keep('2026-10-01')
    expect(await owed(shop)).toEqual([
      '2026-09-11 gstr-1 Aug 2026',
      '2026-09-20 gstr-3b Aug 2026',
      '2026-10-11 gstr-1 Sep 2026',
      '2026-10-20 gstr-3b Sep 2026',
    ])
  })

  it('is written down once a day, by however many at once', async () => {
    const shop = await aShop()
    const kept = await Promise.all([keep('2026-10-05'), keep('2026-10-05'), keep('2026-10-05')])
    expect(kept.reduce((all, n) => all + n, 0)).toBeGreaterThanOrEqual(1)
    expect(await keep('2026-10-05')).toBe(0)
    expect(await owed(shop)).toHaveLength(4)
  })

  it('leaves out what is optional and past, and what the portal takes no more', async () => {
    const quarterly = await aShop({ scheme: 'qrmp', gstin: aGstin('27'), since: '2026-07' })
    await keep('2026-08-13')
    expect(await owed(quarterly)).toEqual(['2026-08-13 iff Jul 2026', '2026-08-25 pmt-06 Jul 2026'])
    await keep('2026-08-14')
    expect(await owed(quarterly)).toEqual(['2026-08-25 pmt-06 Jul 2026'])
    const old = await aShop({ since: '2023-10' })
    await keep('2026-11-11')
    expect((await owed(old))[0]).toBe('2023-11-11 gstr-1 Oct 2023')
    await keep('2026-11-12')
    expect((await owed(old))[0]).toBe('2023-11-20 gstr-3b Oct 2023')
  })

  it('ends with a return that is sent in, at once, and comes back with its withdrawal', async () => {
    const shop = await aShop({ since: monthsAgo(1) })
    const wanted = expect.stringContaining('gstr-3b')
    const now = () => keepDuties(house.db, new Date())
    await now()
    expect(await owed(shop)).toContainEqual(wanted)
    const id = await aSentFiling(shop.browser, { clientId: shop.clientId })
    expect(await owed(shop)).not.toContainEqual(wanted)
    await shop.browser.post(`/merchant/gst/filing/${id}/withdraw`)
    expect(await owed(shop)).toContainEqual(wanted)
    await aSentFiling(shop.browser, { clientId: shop.clientId })
    await house.db.deleteFrom('gst_duty_day').execute()
    await now()
    expect(await owed(shop)).not.toContainEqual(wanted)
  })

  it('follows changes of the client and of the due dates', async () => {
    const shop = await aShop()
    const day = '2027-01-05'
    await keep(day)
    const before = await owed(shop)
    expect(before.at(-1)).toBe('2027-01-20 gstr-3b Dec 2026')
    const extension = {
      returnType: 'gstr-3b',
      scheme: null,
      stateGroup: null,
      period: '2026-12',
      newDate: '2027-02-28',
      notification: 'Notification 1/2027',
    }
    await clerk.post('/backend/gst/due-extension/add', extension)
    await keep(day)
    expect((await owed(shop)).at(-1)).toBe('2027-02-28 gstr-3b Dec 2026')
    const [kept] = (await clerk.get<DueDates>('/backend/gst/due-dates')).body.extensions
    await clerk.post(`/backend/gst/due-extension/${kept?.id}/remove`)
    await shop.browser.post(`/merchant/gst/client/${shop.clientId}/active`, { active: false })
    await keep(day)
    expect(await owed(shop)).toEqual([])
    await shop.browser.post(`/merchant/gst/client/${shop.clientId}/active`, { active: true })
    await keep(day)
    expect(await owed(shop)).toEqual(before)
  })
})
