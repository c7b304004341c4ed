import { describe, expect, it } from 'vitest'
import type { EarlierApplication } from '../../../contract/nsdl-pan/prefill.ts'
import { aNewSheet, openPanCounter } from '../../testing/pan-counter.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { noteTakenAoCode } from './taken-ao-codes.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const desk = await openPanCounter(house, { rupees: 20_000 })
const otherShop = await openPanCounter(house, { rupees: 1_000 })

const applicationOf = (id: string) =>
  house.db.selectFrom('pan_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const sentIn = async (sheet = aNewSheet(), shop = desk, kind = {}) => {
  const filled = await shop.fill(sheet, kind)
  expect((await shop.submit(filled)).status).toBe(200)
  return filled.id
}

describe('the AO code of a pincode', () => {
  const suggested = async (pin: string, occupation: string) =>
    (await desk.browser.get(`/merchant/nsdlpan/ao-code/suggested?pin=${pin}&occupation=${occupation}`)).body.code
  const take = async (change: Parameters<typeof aNewSheet>[0]) => {
    const application = await applicationOf((await desk.fill(aNewSheet(change))).id)
    await house.db.transaction().execute((tx) => noteTakenAoCode(tx, application))
  }
  const ward = (aoNumber: string) => ({ aoArea: 'KNP', aoType: 'W', aoRange: '75', aoNumber })

  it('is the one that the provider took most often for it, by what the applicant does', async () => {
    await take({ homePin: '208011', income: ['none'], ...ward('1') })
    await take({ homePin: '208011', income: ['none'], ...ward('2') })
    await take({ homePin: '208011', income: ['other'], ...ward('2') })
    expect(await suggested('208011', 'other')).toEqual(ward('2'))
    expect(await suggested('208011', 'salary')).toBeNull()
    expect(await suggested('208012', 'other')).toBeNull()
  })

  it('of somebody with salary goes by the office, not by the residence', async () => {
    const office = { officeFlat: '1', officeCity: 'KANPUR', officeState: 'Uttar Pradesh', officeCountry: 'India' }
    await take({ homePin: '208021', ...office, officePin: '208022', income: ['salary'], ...ward('7') })
    expect(await suggested('208022', 'salary')).toEqual(ward('7'))
    expect(await suggested('208021', 'salary')).toBeNull()
  })

  it('is asked for with a pincode and an occupation, else the field is named', async () => {
    const refused = await desk.browser.get('/merchant/nsdlpan/ao-code/suggested?pin=1&occupation=king')
    expect([refused.status, Object.keys(refused.body.data as object).sort()]).toEqual([400, ['occupation', 'pin']])
  })
})

describe('a customer who was here before', () => {
  const find = (body: object, shop = desk) =>
    shop.browser.post<EarlierApplication[]>('/merchant/nsdlpan/earlier', { consent: true, ...body })

  it('is found by mobile or Aadhaar number, in the own shop only and never among drafts', async () => {
    const sheet = aNewSheet({ mobileNo: '9811111101' })
    const id = await sentIn(sheet)
    await desk.fill(aNewSheet({ mobileNo: '9811111101' }))
    expect((await find({ mobileNo: '+91 98111 11101' })).body).toMatchObject([
      { id, cardName: sheet.cardName, hasPan: false },
    ])
    expect((await find({ aadhaarNo: sheet.aadhaarNo })).body.map((one) => one.id)).toEqual([id])
    expect((await find({ mobileNo: '9811111101' }, otherShop)).body).toEqual([])
    expect((await find({ aadhaarNo: sheet.aadhaarNo }, otherShop)).body).toEqual([])
  })

  it('is not looked for without consent, without a number, or by half of one', async () => {
    const fieldsOf = async (body: object) => {
      const { status, body: said } = await desk.browser.post('/merchant/nsdlpan/earlier', body)
      return [status, Object.keys(said.data as object)]
    }
    expect(await fieldsOf({ mobileNo: '9811111101' })).toEqual([400, ['consent']])
    expect(await fieldsOf({ consent: true })).toEqual([400, ['mobileNo']])
    expect(await fieldsOf({ consent: true, aadhaarNo: '1234' })).toEqual([400, ['aadhaarNo']])
  })

  it('gives all that has not changed but the Aadhaar number, its papers and its consent; and it is written down', async () => {
    const sheet = aNewSheet({ mobileNo: '9811111102' })
    const id = await sentIn(sheet)
    const taken = await desk.browser.post(`/merchant/nsdlpan/earlier/${id}`, { part: 'person', consent: true })
    const { nameLast, born, fatherLast, homePin, homeCity, mobileNo, emailId, aoArea } = sheet
    expect(taken.body.fields).toMatchObject({
      nameLast,
      born,
      fatherLast,
      homePin,
      homeCity,
      mobileNo,
      emailId,
      aoArea,
    })
    for (const field of ['aadhaarNo', 'consent', 'identityProof', 'birthProof', 'place', 'changes'])
      expect(taken.body.fields).not.toHaveProperty(field)
    expect(JSON.stringify(taken.body)).not.toContain(sheet.aadhaarNo)
    const { ref_no } = await applicationOf(id)
    const audit = await house.db.selectFrom('audit_event').selectAll().where('act', '=', 'pan.taken-over').execute()
    expect(audit.map((row) => row.subject)).toEqual([ref_no])
  })

  it('of the same household gives the address and how to reach them, and nothing of the person', async () => {
    const sheet = aNewSheet({ mobileNo: '9811111103' })
    const id = await sentIn(sheet)
    const taken = await desk.browser.post<{ fields: object }>(`/merchant/nsdlpan/earlier/${id}`, {
      part: 'household',
      consent: true,
    })
    expect(taken.body.fields).toMatchObject({ homePin: sheet.homePin, mobileNo: sheet.mobileNo })
    for (const field of Object.keys(taken.body.fields))
      expect(field).toMatch(/^(home[A-Z]\w+|writeTo|mobileNo|emailId|stdCode|phoneNo)$/)
  })

  it('of another shop does not exist, nor does a draft', async () => {
    const id = await sentIn()
    const draft = await desk.fill()
    const ask = { part: 'person', consent: true }
    expect((await otherShop.browser.post(`/merchant/nsdlpan/earlier/${id}`, ask)).status).toBe(404)
    expect((await desk.browser.post(`/merchant/nsdlpan/earlier/${draft.id}`, ask)).status).toBe(404)
  })
})

describe('a new draft', () => {
  it('begins with the papers of the last application of its kind, as far as they are taken today', async () => {
    const shop = await openPanCounter(house, { rupees: 1_000 })
    const papersOf = async (kind = {}) => {
      const { identityProof, addressProof, birthProof } = (await applicationOf(await shop.begin(kind))).data
      return [identityProof, addressProof, birthProof]
    }
    expect(await papersOf()).toEqual(['', '', ''])
    const id = await sentIn(
      aNewSheet({ identityProof: 'aadhaar', addressProof: 'aadhaar', birthProof: 'passport' }),
      shop,
    )
    expect(await papersOf()).toEqual(['aadhaar', 'aadhaar', 'passport'])
    expect(await papersOf({ category: 'company' })).toEqual(['', '', ''])
    const { data } = await applicationOf(id)
    await house.db
      .updateTable('pan_application')
      .set({ data: JSON.stringify({ ...data, birthProof: 'gone-from-the-list' }) })
      .where('id', '=', id)
      .execute()
    expect(await papersOf()).toEqual(['aadhaar', 'aadhaar', ''])
  })
})
