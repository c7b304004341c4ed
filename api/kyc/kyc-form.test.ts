import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { signedIn } from '../testing/browser.ts'
import { aHandedIn, anAadhaar, anApplicant, aPan, stepsFor } from '../testing/kyc.ts'
import { openKycDesk } from '../testing/kyc-desk.ts'
import { aMerchant, aPerson } from '../testing/people.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { aPhoto, formWith } from '../testing/uploads.ts'
import { requireKyc } from '../user/require-kyc.ts'

const house = await openTestHouse({ RATE_SCALE: '1000' })
const base = '/merchant/my-profile/kyc'

describe('the form', () => {
  it('begins with what is known, and each step is kept as a draft', async () => {
    const owner = await anApplicant(house)
    await house.db
      .updateTable('merchant')
      .set({ address1: 'Old Road', district: 'Pune' })
      .where('id', '=', owner.person.merchantId)
      .execute()
    expect(await owner.read()).toMatchObject({
      kind: 'merchant',
      state: 'not-started',
      begun: false,
      details: { bussName: expect.stringContaining('Business M'), address1: 'Old Road', panNo: '' },
      aadharNo: '',
    })
    const { business = {} } = stepsFor('merchant')
    expect(await owner.fill({ business })).toEqual([204])
    expect(await owner.read()).toMatchObject({ begun: true, state: 'not-started', details: business })
  })

  it('changes neither the merchant nor the person before it is approved', async () => {
    const owner = await anApplicant(house)
    await owner.fill()
    const merchant = house.db.selectFrom('merchant').selectAll().where('id', '=', owner.person.merchantId)
    expect(await merchant.executeTakeFirst()).toMatchObject({ pan: '', gst_no: '', address1: '' })
  })

  it('remembers that it was opened', async () => {
    const owner = await anApplicant(house)
    const standing = async () => (await owner.browser.get(`${base}/standing`)).body
    expect(await standing()).toMatchObject({ begun: false, state: 'not-started', documentRejected: false })
    expect((await owner.browser.post(`${base}/begin`)).status).toBe(204)
    expect(await standing()).toMatchObject({ begun: true, state: 'not-started' })
  })

  it('asks the owner and the staff for what is theirs', async () => {
    const owner = await anApplicant(house)
    const staff = await anApplicant(house, 'staff', owner.person.merchantId ?? '')
    expect((await owner.read()).documents.map(({ kind, state }) => [kind, state])).toEqual([
      ['pan', 'not-uploaded'],
      ['aadhaar', 'not-uploaded'],
      ['photo', 'not-uploaded'],
      ['shop-photo', 'not-uploaded'],
      ['address-proof', 'not-uploaded'],
      ['cheque', 'not-uploaded'],
    ])
    expect((await staff.read()).documents.map(({ kind }) => kind)).toEqual(['pan', 'aadhaar', 'photo'])
    expect(await staff.fill(stepsFor('merchant'))).toEqual([400, 400])
    expect(await owner.fill(stepsFor('staff'))).toEqual([400, 400])
    expect([await staff.upload('cheque'), await staff.upload('shop-photo')]).toEqual([400, 400])
  })

  it.each([
    ['a PAN of the wrong shape', { panNo: 'ABC' }, { panNo: 'Enter a PAN, such as ABCPD1234E' }],
    ['an Aadhaar number with a slip', { aadharNo: '299900000019' }, { aadharNo: expect.stringContaining('12 digits') }],
    ['no Aadhaar number', { aadharNo: '' }, { aadharNo: 'Required' }],
    ['a GSTIN with a slip', { gstNo: '27AAPFU0939F1ZX' }, { gstNo: expect.stringContaining('not a GSTIN') }],
    ["another PAN's GSTIN", { gstNo: '27AAPFU0939F1ZV' }, { gstNo: 'This GSTIN belongs to another PAN' }],
    ['a short account number', { accountNo: '12' }, { accountNo: expect.stringContaining('9 to 18 digits') }],
    ['a wrong IFSC', { ifsc: 'SBIN' }, { ifsc: expect.stringContaining('11 letters and digits') }],
  ])('refuses %s at its field', async (_, change, data) => {
    const owner = await anApplicant(house)
    const steps = stepsFor('merchant')
    const typed = { ...steps['business-identity'], ...change }
    const { status, body } = await owner.browser.post<{ data: unknown }>(`${base}/business-identity`, typed)
    expect([status, body.data]).toEqual([400, data])
    expect((await owner.read()).details.accountNo).toBe('')
  })

  it('takes a GSTIN that belongs to the PAN, and a state that belongs to the pincode', async () => {
    const owner = await anApplicant(house)
    const { business, 'business-identity': identity } = stepsFor('merchant')
    const gst = { ...identity, panNo: 'aapfu0939f', gstNo: '27aapfu0939f1zv' }
    expect((await owner.browser.post(`${base}/business-identity`, gst)).status).toBe(204)
    expect((await owner.read()).details).toMatchObject({ panNo: 'AAPFU0939F', gstNo: '27AAPFU0939F1ZV' })
    const elsewhere = await owner.browser.post(`${base}/business`, { ...business, state: 'Goa' })
    expect([elsewhere.status, elsewhere.body.data]).toEqual([400, { state: 'This pincode lies in Maharashtra' }])
  })
})

describe('an Aadhaar number', () => {
  it('lies sealed in the database, is shown masked, and stays when the field is left empty', async () => {
    const staff = await anApplicant(house, 'staff')
    const aadharNo = anAadhaar()
    const spaced = aadharNo.replace(/(\d{4})(?=\d)/g, '$1 ')
    const steps = { ...stepsFor('staff'), 'person-identity': { panNo: aPan(), aadharNo: spaced } }
    expect(await staff.fill(steps)).toEqual([204, 204])
    expect((await staff.read()).aadharNo).toBe(`XXXX XXXX ${aadharNo.slice(-4)}`)
    expect(await staff.fill({ 'person-identity': { panNo: aPan(), aadharNo: '' } })).toEqual([204])
    expect((await staff.read()).aadharNo).toBe(`XXXX XXXX ${aadharNo.slice(-4)}`)

    const { rows } = await sql<{ text: string }>`
      select person::text as text from person where user_id = ${staff.person.id}
      union all select kyc::text from kyc where user_id = ${staff.person.id}
      union all select audit_event::text from audit_event
      union all select mail_outbox::text from mail_outbox`.execute(house.db)
    expect(rows.length).toBeGreaterThan(2)
    expect(rows.filter(({ text }) => text.includes(aadharNo))).toEqual([])
    expect(house.logged.filter((line) => line.includes(aadharNo))).toEqual([])
  })
})

describe('handing in', () => {
  it('needs every detail and every document, and names what is missing', async () => {
    const owner = await anApplicant(house)
    const { status, body } = await owner.submit()
    expect([status, body]).toEqual([
      400,
      {
        message: 'Something is still missing.',
        data: [
          'Please complete the business details',
          'Please complete PAN, Aadhaar number and bank account',
          'Please upload: PAN card',
          'Please upload: Aadhaar card',
          'Please upload: Photo',
          'Please upload: Shop photo',
          'Please upload: Address proof',
          'Please upload: Cancelled cheque',
        ],
      },
    ])
    await owner.fill()
    await owner.uploadAll()
    expect((await owner.submit()).status).toBe(204)
    expect((await owner.read()).state).toBe('submitted')
  })

  it('rings the bell of who may review it, and of nobody else', async () => {
    const reviewer = await signedIn(house, await aPerson(house, { permissions: ['user'] }))
    const other = await signedIn(house, await aPerson(house, { permissions: ['registration', 'setting'] }))
    const owner = await aHandedIn(house)
    const bell = async (browser: typeof reviewer) =>
      (await browser.get<{ notices: { title: string; link: string }[] }>('/backend/notice')).body.notices
    expect(await bell(reviewer)).toMatchObject([
      {
        title: `KYC of ${owner.person.code}`,
        link: `/backend/user-management/merchant-kyc/${owner.person.id}`,
      },
    ])
    expect(await bell(other)).toEqual([])
  })

  it('closes the form: details, documents and a second hand-in are a 409', async () => {
    const owner = await aHandedIn(house)
    const before = await owner.read()
    expect(await owner.fill()).toEqual([409, 409])
    expect(await owner.uploadAll()).toEqual(Array(6).fill(409))
    expect((await owner.submit()).status).toBe(409)
    expect(await owner.read()).toEqual(before)
  })

  it('lets nobody of the business spend before the owner is approved, nor the staff before they are themselves', async () => {
    const owner = await aHandedIn(house)
    const staff = await aHandedIn(house, 'staff', owner.person.merchantId ?? '')
    const spend = ({ person }: typeof owner) =>
      requireKyc(house.db, { id: person.id, merchantId: person.merchantId } as Parameters<typeof requireKyc>[1])
    const desk = await openKycDesk(house)
    await expect(spend(owner)).rejects.toThrow('The KYC of your business is not approved yet.')
    await desk.verifyAll(owner.person.id)
    expect((await desk.approve(owner.person.id)).status).toBe(204)
    await expect(spend(owner)).resolves.toBeUndefined()
    await expect(spend(staff)).rejects.toThrow('Your own KYC is not approved yet.')
    await desk.verifyAll(staff.person.id)
    await desk.approve(staff.person.id)
    await expect(spend(staff)).resolves.toBeUndefined()
  })
})

describe('a document', () => {
  it('is an image or a PDF; photos are images only', async () => {
    const owner = await anApplicant(house)
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF')
    expect(await owner.upload('photo', pdf)).toBe(415)
    expect(await owner.upload('pan', Buffer.from('<svg onload="x"/>'))).toBe(415)
    const misplaced = formWith('document', { name: 'a.jpg', content: await aPhoto('x') })
    const asPaper = await owner.browser.ask('POST', `${base}/upload/photo`, misplaced.payload, misplaced.headers)
    expect(asPaper.status).toBe(404)
  })

  it('is made anew without what the camera wrote into it', async () => {
    const owner = await anApplicant(house)
    await owner.upload('pan', await aPhoto('secret place'))
    const { id } = (await owner.read()).documents[0] ?? {}
    const { status, raw, headers } = await owner.browser.ask('GET', `${base}/file/${id}`)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store'])
    expect(raw.includes('secret place')).toBe(false)
  })

  it('is shown to the person and to the back office, and to nobody else of any business', async () => {
    const upline = await aMerchant(house, { idType: 'Distributor' })
    const { id: merchantId } = await aMerchant(house, { uplineId: upline.id })
    const owner = await anApplicant(house, 'merchant', merchantId)
    const staff = await anApplicant(house, 'staff', merchantId)
    const above = await anApplicant(house, 'merchant', upline.id)
    const stranger = await anApplicant(house)
    await staff.upload('aadhaar')
    const { id } = (await staff.read()).documents.find(({ kind }) => kind === 'aadhaar') ?? {}
    for (const { browser } of [owner, above, stranger]) {
      expect((await browser.get(`${base}/file/${id}`)).status).toBe(404)
      expect((await browser.get(`/backend/usermanagement/kyc-document/${id}/file`)).status).toBe(403)
    }
    expect((await staff.browser.get(`${base}/file/${id}`)).status).toBe(200)
    const desk = await openKycDesk(house)
    expect((await desk.browser.get(`/backend/usermanagement/kyc-document/${id}/file`)).status).toBe(200)
    const seen = house.db.selectFrom('audit_event').selectAll().where('act', '=', 'kyc.document-seen')
    expect(await seen.execute()).toMatchObject([{ subject: staff.person.code, detail: '{"kind":"aadhaar"}' }])
  })

  it('is not found under the id of its file or of the user', async () => {
    const owner = await anApplicant(house)
    await owner.upload('pan')
    const { file_id } = await house.db
      .selectFrom('kyc_document')
      .select('file_id')
      .where('user_id', '=', owner.person.id)
      .executeTakeFirstOrThrow()
    for (const id of [file_id, '0', '-1', '1e3', "1' or '1'='1"])
      expect((await owner.browser.get(`${base}/file/${encodeURIComponent(id)}`)).status).toBe(404)
  })
})
