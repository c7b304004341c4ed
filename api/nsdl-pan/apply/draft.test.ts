import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { PanSheet } from '../../../contract/nsdl-pan/apply.ts'
import { anEntity } from '../../../contract/nsdl-pan/check-samples.ts'
import type { PanDraft } from '../../../contract/nsdl-pan/draft.ts'
import type { AoCode } from '../../../contract/reference-data.ts'
import { aNewSheet, openPanCounter, type PanCounter } from '../../testing/pan-counter.ts'
import { openTestHouse } from '../../testing/test-house.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const [desk, other] = [await openPanCounter(house), await openPanCounter(house)]

const sheet = async (id: string, at: PanCounter = desk) =>
  (await at.browser.get<PanSheet>(`/merchant/nsdlpan/apply/${id}`)).body
const saved = (id: string, draft: Partial<PanDraft>, version = 1) => desk.save(id, draft, version)
const rowOf = (id: string) =>
  house.db.selectFrom('pan_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('a draft', () => {
  it('is begun for nothing, with what is nearly always so', async () => {
    const id = await desk.begin()
    expect(await sheet(id)).toMatchObject({
      state: 'draft',
      applicantionType: 'N',
      cat: 'individual',
      formName: 'Form 93',
      version: 1,
      draft: { residency: 'resident', homeCountry: 'India', writeTo: 'R', nameLast: '' },
    })
    expect((await sheet(await desk.begin({ category: 'huf', type: 'C' }))).draft.capacity).toBe('Karta')
  })

  it.each([
    [{}, 'type'],
    [{ type: 'N', category: 'alien', mode: 'physical', card: 'card' }, 'category'],
    [{ type: 'N', category: 'company', mode: 'paperless', card: 'card' }, 'category'],
    [{ type: 'X', category: 'company', mode: 'physical', card: 'card' }, 'type'],
  ])('is not begun with %j', async (asked, field) => {
    const { status, body } = await desk.browser.post<{ data: object }>('/merchant/nsdlpan/apply', asked)
    expect(status).toBe(400)
    expect(Object.keys(body.data)).toContain(field)
  })

  it('is kept half done, in capitals, and shows in the list by its name', async () => {
    const id = await desk.begin()
    const { status, body } = await saved(id, { nameLast: ' sample ', nameFirst: 'Ravi', born: '31-12' })
    expect([status, body.version]).toEqual([200, 2])
    expect((await sheet(id)).draft).toMatchObject({ nameLast: 'SAMPLE', nameFirst: 'RAVI', born: '31-12' })
    expect(await rowOf(id)).toMatchObject({ card_name: 'RAVI SAMPLE', name_key: 'RAVISAMPLE', born: null })
  })

  it.each<[object, string]>([
    [{ nameFirst: 'X'.repeat(26) }, 'draft.nameFirst'],
    [{ gender: 'Q' }, 'draft.gender'],
    [{ income: ['lottery'] }, 'draft.income.0'],
    [{ surrender: ['A', 'B', 'C', 'D', 'E'] }, 'draft.surrender'],
  ])('is not kept with %j', async (draft, field) => {
    const { status, body } = await saved(await desk.begin(), draft as Partial<PanDraft>)
    expect([status, Object.keys(body.data as object)]).toEqual([400, [field]])
  })

  it('keeps nothing that the sheet does not have, nor who pays, what for and how far it is', async () => {
    const id = await desk.begin()
    const sly = { ...aNewSheet(), state: 'issued', price: 1, merchant_id: other.merchantId, sealed: 'x' }
    await desk.browser.post(`/merchant/nsdlpan/apply/${id}/save`, {
      version: 1,
      draft: sly,
      state: 'issued',
      card: 'epan',
    })
    const row = await rowOf(id)
    expect(row).toMatchObject({ state: 'draft', merchant_id: desk.merchantId, card: 'card' })
    expect(Object.keys(row.data as object)).not.toEqual(expect.arrayContaining(['state']))
    expect(JSON.stringify(row.data)).not.toContain('price')
  })

  it('that was changed in another window is not written over', async () => {
    const id = await desk.begin()
    await saved(id, { nameLast: 'FIRST' })
    const late = await saved(id, { nameLast: 'SECOND' })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('another window')])
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => saved(id, { nameLast: `N${at}` }, 2)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
  })

  it('is kept once when the answer got lost and the same is sent again, and the next save goes on from there', async () => {
    const id = await desk.begin()
    const typed = { nameLast: 'lost', aadhaarNo: aNewSheet().aadhaarNo, income: ['salary' as const] }
    const [first, again] = [await saved(id, typed), await saved(id, typed)]
    expect([first.status, again.status, again.body.version]).toEqual([200, 200, 2])
    expect((await saved(id, { ...typed, nameFirst: 'NEXT' }, 2)).body.version).toBe(3)
    const older = await saved(id, typed)
    const otherNumber = await saved(id, { ...typed, nameFirst: 'NEXT', aadhaarNo: '' }, 2)
    expect([older.status, otherNumber.status]).toEqual([409, 409])
    expect(await rowOf(id)).toMatchObject({ version: 3, card_name: 'NEXT LOST' })
  })

  it('tells nobody whether a number was guessed: sent again, any with the last four digits that are shown is the same', async () => {
    const id = await desk.begin()
    const right = aNewSheet().aadhaarNo
    const guessed = `${right.slice(0, -4).split('').reverse().join('')}${right.slice(-4)}`
    expect(guessed).not.toBe(right)
    const typed = (aadhaarNo: string) => saved(id, { nameLast: 'guess', aadhaarNo })
    expect((await typed(right)).status).toBe(200)
    expect([(await typed(right)).status, (await typed(guessed)).status]).toEqual([200, 200])
    expect(await rowOf(id)).toMatchObject({ version: 2 })
  })

  it("is another shop's secret: reading, saving, pricing, sending and discarding it is a 404", async () => {
    const { id, version } = await desk.fill()
    const path = `/merchant/nsdlpan/apply/${id}`
    const statuses = [
      await other.browser.get(path),
      await other.save(id, { nameLast: 'MINE' }, version),
      await other.browser.get(`${path}/quote`),
      await other.submit({ id, version }),
      await other.once(`${path}/cancel`),
      await other.browser.ask('DELETE', path),
      await other.browser.post(`/merchant/nsdlpan/reapply/${id}`, { version }),
      await other.browser.post(`/merchant/nsdlpan/reapply/${id}/ask-refund`),
    ].map(({ status }) => status)
    expect(statuses).toEqual(Array(8).fill(404))
    expect(await rowOf(id)).toMatchObject({ state: 'draft', version })
  })

  it('can be thrown away and is gone; what was paid for cannot', async () => {
    const { id, version } = await desk.fill()
    expect((await desk.browser.ask('DELETE', `/merchant/nsdlpan/apply/${id}`)).status).toBe(204)
    expect((await desk.browser.get(`/merchant/nsdlpan/apply/${id}`)).status).toBe(404)
    const paid = await desk.fill()
    expect((await desk.submit(paid)).status).toBe(200)
    expect((await desk.browser.ask('DELETE', `/merchant/nsdlpan/apply/${paid.id}`)).status).toBe(409)
    expect((await desk.save(paid.id, aNewSheet(), version)).status).toBe(409)
  })
})

describe('an Aadhaar number', () => {
  it('comes back masked; leaving the mask keeps it, clearing it does not', async () => {
    const { aadhaarNo } = aNewSheet()
    const mask = `XXXX XXXX ${aadhaarNo.slice(-4)}`
    const id = await desk.begin()
    await saved(id, { aadhaarNo: aadhaarNo.replace(/(\d{4})/g, '$1 ').trim(), raAadhaarNo: aadhaarNo })
    expect((await sheet(id)).draft).toMatchObject({ aadhaarNo: mask, raAadhaarNo: mask })
    const { aadhaar_hash: hash, aadhaar_last4 } = await rowOf(id)
    expect([aadhaar_last4, hash]).toEqual([aadhaarNo.slice(-4), expect.any(String)])
    await saved(id, { aadhaarNo: 'XXXX XXXX 0000', raAadhaarNo: '' }, 2)
    expect((await sheet(id)).draft).toMatchObject({ aadhaarNo: mask, raAadhaarNo: '' })
    expect((await rowOf(id)).aadhaar_hash).toBe(hash)
    await saved(id, { aadhaarNo: 'xxxxxxxx2346' }, 3)
    expect((await rowOf(id)).aadhaar_hash).toBe(hash)
    await saved(id, {}, 4)
    expect(await rowOf(id)).toMatchObject({ sealed: null, aadhaar_hash: null, aadhaar_last4: '' })
  })

  it('that was not typed to its end does not come back like a whole one', async () => {
    const id = await desk.begin()
    await saved(id, { aadhaarNo: '23412341' })
    expect((await sheet(id)).draft.aadhaarNo).toBe('XXXX2341')
  })

  it('stands nowhere in the database but sealed for its own row, nor in the log', async () => {
    const draft = aNewSheet()
    const { id, version } = await desk.fill(draft)
    expect((await desk.submit({ id, version })).status).toBe(200)
    const { rows } = await sql<{ text: string }>`
      select pan_application::text as text from pan_application where id = ${id}
      union all select work_event::text from work_event where service = 'nsdl-pan' and record_id = ${id}
      union all select audit_event::text from audit_event
      union all select notice::text from notice
      union all select idempotency_key::text from idempotency_key`.execute(house.db)
    const everything = rows.map(({ text }) => text).join('\n')
    expect(everything).toContain(draft.nameLast)
    expect(everything).not.toContain(draft.aadhaarNo)
    expect(house.logged.join('\n')).not.toContain(draft.aadhaarNo)
    const [one, two] = [await rowOf(id), await rowOf((await desk.fill()).id)]
    await house.db.updateTable('pan_application').set({ sealed: one.sealed }).where('id', '=', two.id).execute()
    expect((await desk.browser.get(`/merchant/nsdlpan/apply/${two.id}`)).status).toBe(500)
  })
})

describe('before paying', () => {
  it('the quote tells price, commission, balance, form, what is missing and who has applied already', async () => {
    const draft = aNewSheet()
    const first = await desk.fill(draft)
    await desk.submit(first)
    const second = await desk.fill({ ...draft, consent: false, aoNumber: '99' })
    const { refNo } = await sheet(first.id)
    const { body } = await desk.browser.get(`/merchant/nsdlpan/apply/${second.id}/quote`)
    expect(body).toMatchObject({
      formName: 'Form 93',
      missing: 0,
      duplicates: [{ by: 'aadhaar', refNo }],
      wrong: { consent: 'Tick this when the applicant has agreed' },
      aoKnown: true,
    })
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['price', 'commission', 'balance', 'net']))
    const strange = await other.fill(draft)
    const quote = await other.browser.get(`/merchant/nsdlpan/apply/${strange.id}/quote`)
    expect(quote.body.duplicates).toEqual([{ by: 'aadhaar', refNo: null }])
  })

  it('an AO code that is not on a list which has its area is noticed', async () => {
    const { id } = await desk.fill(aNewSheet({ aoArea: 'PNE', aoType: 'W', aoRange: '99', aoNumber: '9' }))
    expect((await desk.browser.get(`/merchant/nsdlpan/apply/${id}/quote`)).body.aoKnown).toBe(false)
  })

  it('the kinds of cards are priced', async () => {
    const { body } = await desk.browser.get('/merchant/nsdlpan/prices?type=C&mode=physical')
    expect(body.cards).toEqual([
      { card: 'card', price: 13_700, commission: 1_200, missing: 0, priceAbroad: 104_700 },
      { card: 'epan', price: 10_200, commission: 1_200, missing: 0, priceAbroad: 10_200 },
    ])
  })

  it('the form of an entity has its own name and needs nothing of a person', async () => {
    const { id } = await desk.fill(anEntity('company'), { category: 'company' })
    const { body } = await desk.browser.get(`/merchant/nsdlpan/apply/${id}/quote`)
    expect([body.formName, body.wrong]).toEqual(['Form 94', {}])
  })
})

describe('AO codes', () => {
  const find = async (query: string) =>
    (await desk.browser.get<AoCode[]>(`/merchant/nsdlpan/ao-code?${query}`)).body.map((code) => code.description)

  it('are found by city, by words in any order and by preset', async () => {
    await house.db
      .insertInto('ao_code')
      .values([
        {
          area_code: 'KNP',
          ao_type: 'W',
          range_code: 75,
          ao_number: 1,
          city: 'Kanpur',
          description: 'Ward 1(1), Kanpur',
        },
        { area_code: 'DLC', ao_type: 'W', range_code: 20, ao_number: 1, city: 'Agra', description: 'Road to Kanpur' },
        {
          area_code: 'DLC',
          ao_type: 'C',
          range_code: 30,
          ao_number: 1,
          city: 'Delhi',
          description: 'International Taxation 1',
        },
      ])
      .execute()
    expect(await find('search=kanpur')).toEqual(['Ward 1(1), Kanpur', 'Road to Kanpur'])
    expect(await find('search=ward%20knp')).toEqual(['Ward 1(1), Kanpur'])
    expect(await find('search=kanpur%20nagar')).toEqual(['Ward 1(1), Kanpur', 'Road to Kanpur'])
    expect(await find('preset=forces')).toEqual(['Air Force employees', 'Navy employees', 'Army employees'])
    expect(await find('preset=forces&search=navy')).toEqual(['Navy employees'])
    expect(await find('preset=abroad')).toEqual(['International Taxation 1'])
    expect(await find('search=%25%25')).toEqual([])
    expect(await find('search=k')).toEqual([])
    expect(await find('')).toEqual([])
  })
})
