import { describe, expect, it } from 'vitest'
import type { ClientOption, GstClient } from '../../../contract/gst/client.ts'
import { aClientChange, aGstClient, aGstin, aSentFiling } from '../../testing/gst-filing.ts'
import { aGstSeller, type Refusal } from '../../testing/gst-registration.ts'
import { openTestHouse } from '../../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const base = '/merchant/gst/client'
const listOf = async (browser: Awaited<ReturnType<typeof aGstSeller>>['browser'], question = {}) =>
  (await browser.post<{ data: GstClient[] }>(`${base}-list`, question)).body.data

describe('a client', () => {
  it('is remembered, with state and PAN read from its number', async () => {
    const { browser } = await aGstSeller(house)
    const gstin = aGstin('29')
    await aGstClient(browser, { gstin, tradeName: '' })
    expect(await listOf(browser)).toMatchObject([
      { gstin, pan: gstin.slice(2, 12), state: 'Karnataka', scheme: 'regular', active: true, cancelledOn: '' },
    ])
    const options = (await browser.get<ClientOption[]>(`${base}-options`)).body
    expect(options).toMatchObject([{ gstin, name: 'Sample Stores Private Limited', state: 'Karnataka' }])
  })

  it('from abroad has no PAN', async () => {
    const { browser } = await aGstSeller(house)
    const first = '9917USA29000OS'
    const tries = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((sign) =>
      browser.post(`${base}/add`, aClientChange({ gstin: first + sign, scheme: 'oidar' })),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await listOf(browser)).toMatchObject([{ pan: null, state: 'Outside India' }])
  })

  it('with a wrong number, scheme or day is refused by field', async () => {
    const { browser } = await aGstSeller(house)
    const wrong = async (change: object) =>
      (await browser.post<Refusal>(`${base}/add`, { ...aClientChange(), ...change })).body.data
    expect(await wrong({ gstin: '24AANFA2641L1ZK' })).toHaveProperty('gstin')
    expect(await wrong({ scheme: 'tds' })).toHaveProperty('scheme')
    expect(await wrong({ scheme: 'qrmp', turnover: '5-to-20' })).toHaveProperty('scheme')
    expect(await wrong({ turnover: 'up-to-2' })).toEqual({ turnover: 'Choose one of the finer steps' })
    expect(await wrong({ cancelledOn: '2026-01-05', cancellationOrderOn: '2099-01-01' })).toEqual({
      cancellationOrderOn: 'This day is still to come',
    })
    expect(await wrong({ mobileNo: '123' })).toHaveProperty('mobileNo')
    expect(await wrong({ since: '2026-13' })).toHaveProperty('since')
    expect(await wrong({ cancelledOn: '2099-01-01' })).toEqual({ cancelledOn: 'This day is still to come' })
    expect(await listOf(browser)).toEqual([])
  })

  it('is there once, also when it is added twenty times at once; another business may have it too', async () => {
    const [one, two] = [await aGstSeller(house), await aGstSeller(house)]
    const client = aClientChange()
    const tries = await Promise.all(Array.from({ length: 20 }, () => one.browser.post<Refusal>(`${base}/add`, client)))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(tries.find(({ status }) => status === 400)?.body.data).toEqual({
      gstin: 'This GSTIN stands among your clients already',
    })
    expect((await two.browser.post(`${base}/add`, client)).status).toBe(200)
  })

  it('is changed and put away, but keeps its number once something was filed under it', async () => {
    const { browser } = await aGstSeller(house)
    const id = await aGstClient(browser)
    const changed = aClientChange({ legalName: 'Another', scheme: 'qrmp' })
    expect((await browser.post(`${base}/${id}/change`, changed)).status).toBe(204)
    expect(await listOf(browser)).toMatchObject([{ gstin: changed.gstin, legalName: 'Another', scheme: 'qrmp' }])
    await browser.post(`${base}/${id}/change`, { ...changed, scheme: 'regular' })
    await aSentFiling(browser, { clientId: id })
    const late = await browser.post<Refusal>(`${base}/${id}/change`, aClientChange())
    expect(late.body.data?.gstin).toMatch(/^GF\d+ was sent in under the old GSTIN/)
    expect((await browser.post(`${base}/${id}/active`, { active: false })).status).toBe(204)
    expect((await browser.get(`${base}-options`)).body).toEqual([])
    expect(await listOf(browser, { search: changed.gstin })).toMatchObject([{ active: false }])
    await browser.post(`${base}/${id}/active`, { active: true })
    expect((await browser.get<ClientOption[]>(`${base}-options`)).body).toHaveLength(1)
  })

  it('of another business does not exist', async () => {
    const [one, two] = [await aGstSeller(house), await aGstSeller(house)]
    const id = await aGstClient(one.browser)
    expect((await two.browser.post(`${base}/${id}/change`, aClientChange())).status).toBe(404)
    expect((await two.browser.post(`${base}/${id}/active`, { active: false })).status).toBe(404)
    expect((await two.browser.get(`/merchant/gst/filing-periods?clientId=${id}`)).status).toBe(404)
    expect(await listOf(two.browser)).toEqual([])
    expect((await listOf(one.browser))[0]).toMatchObject({ id, active: true })
  })

  it('has no place for a password of the GST portal', async () => {
    const { browser } = await aGstSeller(house)
    await browser.post(`${base}/add`, { ...aClientChange(), password: 'portal-secret-1', portalPassword: 'x' })
    const { rows } = await house.platform.database.pool.query('select gst_client::text as row from gst_client')
    expect(JSON.stringify(rows)).not.toContain('portal-secret-1')
  })
})
