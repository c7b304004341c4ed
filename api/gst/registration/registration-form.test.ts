import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { GstRow } from '../../../contract/gst/registration.ts'
import type { GstFile } from '../../../contract/gst/registration-detail.ts'
import { aGstDraft, aGstPerson } from '../../../contract/gst/registration-samples.ts'
import { signedIn } from '../../testing/browser.ts'
import {
  aDocument,
  aGstForm,
  aGstRegistration,
  aGstSeller,
  beginGst,
  fileOf,
  gstDetailOf,
  gstQuoteOf,
  gstSheetOf,
  type Refusal,
  saveGst,
  sendGstFile,
  submitGst,
} from '../../testing/gst-registration.ts'
import { aPerson } from '../../testing/people.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { checkLedger } from '../../wallet/check-ledger.ts'
import { walletBalance } from '../../wallet/wallet-balance.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const clerk = await signedIn(house, await aPerson(house, { permissions: ['gst'] }))
const admin = await signedIn(house, await aPerson(house, { role: 'admin' }))
const base = '/merchant/gst/registration'
const aadhaar = aGstPerson('p1').aadhaarNo

/** Noise does not shrink, so it is the hardest picture to make small. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()

describe('a draft', () => {
  it('keeps what was typed, and refuses whoever saw an older version', async () => {
    const { browser } = await aGstSeller(house)
    const id = await beginGst(browser)
    expect((await saveGst(browser, id, aGstDraft({ legalName: 'Half', panNo: '' }))).status).toBe(200)
    expect(await gstSheetOf(browser, id)).toMatchObject({ version: 2, draft: { legalName: 'Half', panNo: '' } })
    const late = await browser.post<Refusal>(`${base}/${id}/save`, { version: 1, draft: aGstDraft() })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('another window')])
  })

  it('is kept once in its first steps, too, when nobody has typed a number yet', async () => {
    const { browser } = await aGstSeller(house)
    const id = await beginGst(browser)
    const people = aGstDraft().people.map((person) => ({ ...person, aadhaarNo: '' }))
    const save = () => browser.post<Refusal>(`${base}/${id}/save`, { version: 1, draft: aGstDraft({ people }) })
    expect([(await save()).status, (await save()).status]).toEqual([200, 200])
  })

  it('is kept once when the answer got lost and the same is sent again, and the next save goes on from there', async () => {
    const { browser } = await aGstSeller(house)
    const id = await beginGst(browser)
    const save = (version: number, draft: object) => browser.post<Refusal>(`${base}/${id}/save`, { version, draft })
    const [first, again] = [await save(1, aGstDraft()), await save(1, aGstDraft())]
    expect([first.status, again.status, again.body]).toEqual([200, 200, expect.objectContaining({ version: 2 })])
    expect((await save(2, aGstDraft({ legalName: 'Next' }))).status).toBe(200)
    const cleared = aGstDraft({ legalName: 'Next' }).people.map((person) => ({ ...person, aadhaarNo: '' }))
    const [older, otherNumber] = [
      await save(1, aGstDraft()),
      await save(2, aGstDraft({ legalName: 'Next', people: cleared })),
    ]
    expect([older.status, otherNumber.status]).toEqual([409, 409])
    expect(await gstSheetOf(browser, id)).toMatchObject({ version: 3, draft: { legalName: 'Next' } })
  })

  it('keeps Aadhaar numbers sealed: no plain SQL finds them, and a browser sees masks', async () => {
    const { browser } = await aGstSeller(house)
    const id = await beginGst(browser)
    await saveGst(browser, id, aGstDraft())
    const sheet = await gstSheetOf(browser, id)
    expect(sheet.draft.people[0]?.aadhaarNo).toBe(`XXXX XXXX ${aadhaar.slice(-4)}`)
    await saveGst(browser, id, { ...sheet.draft, legalName: 'Changed' })
    const { rows } = await sql<{ row: string }>`select gst_registration::text as row from gst_registration`.execute(
      house.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row } of rows) expect(row).not.toContain(aadhaar)
    const other = await sql<{ n: string }>`
      select count(*) as n from audit_event where audit_event::text like ${`%${aadhaar}%`}`.execute(house.db)
    expect(other.rows[0]?.n).toBe('0')
    // The mask that came back kept the number: the form is still whole.
    expect((await gstQuoteOf(browser, id)).wrong).toEqual({})
  })

  it('is revealed to an admin only, once it is sent in, and every look is recorded', async () => {
    const { browser } = await aGstSeller(house)
    const draft = await aGstForm(browser)
    expect((await admin.post(`/backend/gst/registration/${draft}/aadhaar`)).status).toBe(404)
    await submitGst(browser, draft)
    expect((await clerk.post(`/backend/gst/registration/${draft}/aadhaar`)).status).toBe(403)
    expect((await admin.post(`/backend/gst/registration/${draft}/aadhaar`)).body).toEqual({ p1: aadhaar })
    const { no } = await gstDetailOf(browser, draft)
    const looks = await house.db.selectFrom('audit_event').select('act').where('subject', '=', no).execute()
    expect(looks.map(({ act }) => act)).toContain('gst-registration.aadhaar-revealed')
  })

  it('is thrown away with its papers', async () => {
    const { browser } = await aGstSeller(house)
    const id = await aGstForm(browser)
    const stored = () => house.db.selectFrom('stored_file').select('id').where('purpose', '=', 'gst photo').execute()
    const before = (await stored()).length
    expect((await browser.post(`${base}/${id}/discard`)).status).toBe(204)
    expect((await browser.get(`${base}/${id}/sheet`)).status).toBe(404)
    expect(await stored()).toHaveLength(before - 1)
  })
})

describe('a draft with words that programs know', () => {
  it.each([
    { constitution: 'constructor' },
    { constitution: '__proto__' },
    { place: { ...aGstDraft().place, possession: 'toString' } },
    { people: [aGstPerson('constructor', { aadhaarNo: '' })], signatory: 'constructor' },
  ])('is kept and told what is wrong with it, as any other (%j)', async (change) => {
    const { browser } = await aGstSeller(house)
    const id = await beginGst(browser)
    expect((await saveGst(browser, id, aGstDraft(change as never))).status).toBe(200)
    expect((await browser.get(`${base}/${id}`)).status).toBe(200)
    expect((await browser.get(`${base}/${id}/quote`)).status).toBe(200)
    expect((await submitGst(browser, id)).status).toBe(400)
  })
})

describe('a paper', () => {
  const paper = (id: string, content: Buffer, texts: Record<string, string>) => ({
    path: `${base}/${id}/paper`,
    content,
    texts,
  })

  it('that is a photo becomes a JPEG of at most 100 kB, whatever came', async () => {
    const { browser } = await aGstSeller(house)
    const id = await beginGst(browser)
    await saveGst(browser, id, aGstDraft())
    const content = await noise(1500)
    expect(content.length).toBeGreaterThan(1_000_000)
    const form = { path: `${base}/${id}/photo`, content, name: 'me.png', texts: { person: 'p1' } }
    const { status, body } = await sendGstFile<GstFile>(browser, form)
    expect([status, body.name]).toEqual([200, 'me.jpg'])
    expect(body.size).toBeLessThanOrEqual(100_000)
    const { raw, headers } = await browser.get(`/merchant/gst/registration-file/${body.id}`)
    expect(headers['content-type']).toBe('image/jpeg')
    expect((await sharp(raw).metadata()).format).toBe('jpeg')
    expect(raw.length).toBe(body.size)
  })

  it('that is a PDF is refused above the limit of its kind, and taken below', async () => {
    const { browser } = await aGstSeller(house)
    const id = await beginGst(browser)
    await saveGst(browser, id, aGstDraft())
    const large = await aDocument('Large', await noise(1500))
    expect(large.length).toBeGreaterThan(1_000_000)
    const proof = await sendGstFile(browser, paper(id, large, { kind: 'place-proof' }))
    expect([proof.status, proof.body.message]).toEqual([413, expect.stringContaining('up to 1 MB')])
    expect((await sendGstFile(browser, paper(id, large, { kind: 'rent-agreement' }))).status).toBe(200)
  })

  it('that is not asked for, or of nobody here, is refused; another takes the place of the first', async () => {
    const { browser } = await aGstSeller(house)
    const id = await beginGst(browser)
    await saveGst(browser, id, aGstDraft())
    const content = await aDocument()
    for (const texts of [{ kind: 'deed' }, { kind: 'pan-card', person: 'p7' }, { kind: 'nonsense' }, {}])
      expect(
        (await sendGstFile(browser, paper(id, content, texts as Record<string, string>))).body.data,
      ).toHaveProperty('kind')
    await sendGstFile(browser, paper(id, content, { kind: 'bank-proof' }))
    await sendGstFile(browser, paper(id, content, { kind: 'bank-proof' }))
    expect((await gstSheetOf(browser, id)).documents.map(({ kind }) => kind)).toEqual(['bank-proof'])
  })
})

describe('sending in', () => {
  it('costs what the package says, once, and tells the desk', async () => {
    const seller = await aGstSeller(house)
    const id = await aGstForm(seller.browser)
    const quote = await gstQuoteOf(seller.browser, id)
    expect(quote).toMatchObject({ wrong: {}, missingPapers: [], missing: 0 })
    const key = randomUUID()
    const tries = await Promise.all(Array.from({ length: 20 }, () => submitGst(seller.browser, id, key)))
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 200))
    expect(await walletBalance(house.db, seller.id)).toBe(500_000 - quote.net)
    expect(await gstDetailOf(seller.browser, id)).toMatchObject({ status: 'submitted', money: { price: quote.price } })
    const again = await submitGst(seller.browser, id)
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining("'submitted'")])
    const notices = await house.db.selectFrom('notice').select('kind').where('kind', '=', 'gst').execute()
    expect(notices.length).toBeGreaterThan(0)
  })

  it('waits for every paper, every field, the balance and KYC', async () => {
    const { browser } = await aGstSeller(house)
    const id = await beginGst(browser)
    await saveGst(browser, id, aGstDraft({ legalName: '', place: { ...aGstDraft().place, pin: '110001' } }))
    const wrong = await submitGst(browser, id)
    expect(wrong.body.data).toEqual({ legalName: 'Required', 'place.pin': 'This pincode is not in Maharashtra' })
    await saveGst(browser, id, aGstDraft())
    const papers = await submitGst(browser, id)
    expect([papers.status, papers.body.data]).toEqual([
      400,
      expect.arrayContaining(['Please upload: Photo of Asha Sample']),
    ])

    const poor = await aGstSeller(house, 5_000)
    const short = await submitGst(poor.browser, await aGstForm(poor.browser))
    expect([short.status, short.body.message]).toEqual([409, expect.stringContaining('The balance is too low')])
    expect(await walletBalance(house.db, poor.id)).toBe(5_000)

    const newcomer = await aGstSeller(house)
    await house.db
      .updateTable('app_user')
      .set({ kyc_state: 'submitted' })
      .where('id', '=', newcomer.person.id)
      .execute()
    expect((await submitGst(newcomer.browser, await aGstForm(newcomer.browser))).status).toBe(409)
  })

  it('leaves behind papers of people who were taken out again', async () => {
    const { browser } = await aGstSeller(house)
    const two = [aGstPerson('p1'), aGstPerson('p2', { panNo: 'ABCPS5678F' })]
    const firm = { constitution: 'partnership', panNo: 'ABCFS1234E' }
    const id = await aGstForm(
      browser,
      aGstDraft({ ...firm, people: [...two, aGstPerson('p3', { panNo: 'ABCPS9999G' })] }),
    )
    await saveGst(browser, id, aGstDraft({ ...firm, people: two }))
    expect((await submitGst(browser, id)).status).toBe(200)
    expect((await gstDetailOf(browser, id)).files.filter(({ person }) => person === 'p3')).toEqual([])
  })
})

describe('what is not yours', () => {
  it('does not exist: forms, papers, lists, answers', async () => {
    const [one, two] = [await aGstSeller(house), await aGstSeller(house)]
    const id = await aGstRegistration(one.browser)
    const draft = await aGstForm(one.browser)
    const photo = fileOf((await gstDetailOf(one.browser, id)).files, 'photo')
    const draftPhoto = fileOf((await gstSheetOf(one.browser, draft)).documents, 'photo')
    const { browser } = two
    for (const path of [
      `${base}/${id}`,
      `${base}/${id}/sheet`,
      `${base}/${id}/quote`,
      `/merchant/gst/registration-file/${photo.id}`,
    ])
      expect((await browser.get(path)).status).toBe(404)
    expect((await browser.post(`${base}/${id}/answer`, { answer: 'Mine' })).status).toBe(404)
    expect((await browser.post(`${base}/${draft}/discard`)).status).toBe(404)
    expect((await browser.post(`${base}/${draft}/save`, { version: 2, draft: aGstDraft() })).status).toBe(404)
    const theirs = {
      path: `${base}/${draft}/photo`,
      content: await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      texts: { person: 'p1' },
    }
    expect((await sendGstFile(browser, theirs)).status).toBe(404)
    expect((await browser.post<{ data: GstRow[] }>(`${base}/list`, {})).body.data).toEqual([])
    expect((await browser.get(`/backend/gst/registration/${id}`)).status).toBe(403)
    // The back office sees what is paid for, and drafts of nobody.
    expect((await clerk.get(`/backend/gst/registration-file/${photo.id}`)).status).toBe(200)
    expect((await clerk.get(`/backend/gst/registration-file/${draftPhoto.id}`)).status).toBe(404)
    expect((await clerk.get(`/backend/gst/registration/${draft}`)).status).toBe(404)
    const stranger = await signedIn(house, await aPerson(house, { permissions: ['uti-pan'] }))
    expect((await stranger.get(`/backend/gst/registration-file/${photo.id}`)).status).toBe(403)
  })
})

it('the ledger adds up', async () => {
  expect((await checkLedger(house.db)).wrong).toEqual([])
})
