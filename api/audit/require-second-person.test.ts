import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { GstDetail } from '../../contract/gst/registration-detail.ts'
import type { PanInfo } from '../../contract/nsdl-pan/info.ts'
import type { StaffMember } from '../../contract/staff.ts'
import { type Browser, signedIn } from '../testing/browser.ts'
import { aGstRegistration, aGstSeller } from '../testing/gst-registration.ts'
import { openPanOffice } from '../testing/pan-office.ts'
import { aPerson } from '../testing/people.ts'
import { walletBalance } from '../wallet/wallet-balance.ts'

const { house, merchant, anApplication } = await openPanOffice()
const permissions = ['payment', 'nsdl-pan', 'gst']
const [admin, helper] = [await signedIn(house, await aPerson(house, { role: 'admin' })), await aClerk()]
const wait = 'Another person must be the second, or you wait until tomorrow.'
const reason = 'Paid for twice'
let number = 0

/** Somebody of the back office whom nobody has touched. */
async function aClerk(): Promise<Browser> {
  return signedIn(house, await aPerson(house, { permissions }))
}

/** A clerk whom an admin has made just now, over the form, signed in. */
async function aFreshClerk(maker: Browser): Promise<{ id: string; userName: string; browser: Browser }> {
  number += 1
  const userName = `fresh${number}`
  const facts = { name: `Fresh ${number}`, userName, emailId: `${userName}@people.test` }
  const body = { ...facts, mobileNo: `98765${String(number).padStart(5, '0')}`, role: 'staff', permissions }
  const { id } = (await maker.post<{ id: string }>('/backend/hr/staff/add', body)).body
  const model = await aPerson(house)
  await sql`update app_user set password_hash = (select password_hash from app_user where id = ${model.id})
    where id = ${id}`.execute(house.db)
  return { id, userName, browser: await signedIn(house, { userName }) }
}

interface Deed {
  /** The first person's word; answers what the second confirms. */
  ask(by: Browser): Promise<{ id: string; merchantId: string }>
  confirm(id: string, by: Browser): Promise<{ status: number; body: { message?: string } }>
}
const post = (by: Browser, path: string, body?: object) =>
  by.ask<{ message?: string; no?: string }>('POST', path, body, { 'idempotency-key': randomUUID() })

const deeds: Record<string, Deed> = {
  correction: {
    ask: async (by) => {
      const facts = { merchantId: merchant.id, direction: 'credit', amount: 5000, reason, reference: '' }
      const { no } = (await post(by, '/backend/account/corrections/ask', facts)).body
      const row = house.db
        .selectFrom('correction')
        .select('id')
        .where('no', '=', no ?? '')
      return { ...(await row.executeTakeFirstOrThrow()), merchantId: merchant.id }
    },
    confirm: (id, by) => post(by, `/backend/account/corrections/${id}/approve`),
  },
  'refund of an acknowledged PAN application': {
    ask: async (by) => {
      const { id } = await anApplication({ state: 'acknowledged', paid: true })
      expect((await post(by, `/backend/nsdlpan/refund/${id}`, { reason })).status).toBe(204)
      return { id, merchantId: merchant.id }
    },
    confirm: async (id, by) => {
      const { refundFirst } = (await by.get<PanInfo>(`/backend/nsdlpan/paninfo/${id}`)).body
      return post(by, `/backend/nsdlpan/refund/${id}`, { reason, seenRefund: refundFirst?.at })
    },
  },
  'rejection of a filed GST registration': {
    ask: async (by) => {
      number += 1
      const digits = String(number).padStart(6, '0')
      const seller = await aGstSeller(house)
      const id = await aGstRegistration(seller.browser)
      const base = `/backend/gst/registration/${id}`
      await helper.post(`${base}/start`, { trn: `270000000${digits}` })
      await helper.post(`${base}/lodge`, { arn: `AA271126${digits}X` })
      expect((await post(by, `${base}/reject`, { reason })).status).toBe(204)
      return { id, merchantId: seller.id }
    },
    confirm: async (id, by) => {
      const base = `/backend/gst/registration/${id}`
      const { refundFirst } = (await by.get<GstDetail>(base)).body
      return post(by, `${base}/reject`, { reason, seenRefund: refundFirst?.at })
    },
  },
}

describe.each(Object.entries(deeds))('a %s', (_, { ask, confirm }) => {
  const refuses = async (asked: { id: string; merchantId: string }, by: Browser) => {
    const before = await walletBalance(house.db, asked.merchantId)
    const { status, body } = await confirm(asked.id, by)
    expect([status, body.message]).toEqual([409, expect.stringContaining(wait)])
    expect(await walletBalance(house.db, asked.merchantId)).toBe(before)
  }
  const gives = async (asked: { id: string; merchantId: string }, by: Browser) => {
    const before = await walletBalance(house.db, asked.merchantId)
    expect((await confirm(asked.id, by)).status).toBe(204)
    expect(await walletBalance(house.db, asked.merchantId)).toBeGreaterThan(before)
  }

  it('is not asked for by an admin and confirmed by a clerk whom they have just made, nor the other way round', async () => {
    const own = await ask(admin)
    const fresh = await aFreshClerk(admin)
    await refuses(own, fresh.browser)
    await refuses(await ask(fresh.browser), admin)
    await gives(own, await aClerk())
  })

  it('is not confirmed by a clerk whom somebody has changed within the day, whoever asked', async () => {
    const clerk = await aPerson(house, { permissions })
    const known = (await admin.get<StaffMember>(`/backend/hr/staff/${clerk.id}`)).body
    const { id: _id, role: _role, ...facts } = known
    number += 1
    const change = { ...facts, mobileNo: `91234${String(number).padStart(5, '0')}` }
    expect((await admin.post(`/backend/hr/staff/${clerk.id}/change`, change)).status).toBe(204)
    const asked = await ask(await aClerk())
    await refuses(asked, await signedIn(house, clerk))
    await gives(asked, await aClerk())
  })
})

// The last one, because the clock does not go back.
describe('a day after an account was made', () => {
  it('its owner is a second person like any other', async () => {
    const fresh = await aFreshClerk(admin)
    const first = await aClerk()
    const waiting = []
    for (const { ask, confirm } of Object.values(deeds)) waiting.push({ confirm, ...(await ask(first)) })
    for (const { confirm, id } of waiting) expect((await confirm(id, fresh.browser)).status).toBe(409)
    house.pass(24 * 3600 + 60)
    const rested = await signedIn(house, fresh)
    for (const { confirm, id, merchantId } of waiting) {
      const before = await walletBalance(house.db, merchantId)
      expect((await confirm(id, rested)).status).toBe(204)
      expect(await walletBalance(house.db, merchantId)).toBeGreaterThan(before)
    }
  })
})
