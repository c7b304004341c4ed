import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { panCategoryNames, panFormName, panTypeNames, panTypes } from '../../../contract/nsdl-pan/category.ts'
import { anEntity, aPerson as aSheet } from '../../../contract/nsdl-pan/check-samples.ts'
import { inLanguage } from '../../platform/language.ts'
import { readTranslations } from '../../platform/read-translations.ts'
import { seal } from '../../platform/vault.ts'
import { type Browser, signedIn } from '../../testing/browser.ts'
import { aPanApplication } from '../../testing/pan.ts'
import { aMerchant, aPerson } from '../../testing/people.ts'
import { readPdf } from '../../testing/reading/read-pdf.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { type Application, readApplication } from '../application-store.ts'
import { formSheetOf } from './form-sheet-of.ts'
import { slipOf } from './slip-of.ts'

// Wide enough that only the turns at drawing refuse anyone.
const house = await openTestHouse({ RATE_SCALE: '1000' })
const shop = await aMerchant(house)
const person = await aPerson(house, { role: 'merchant', merchantId: shop.id, owner: true })
const owner = await signedIn(house, person)
const clerk = await signedIn(house, await aPerson(house, { role: 'staff', permissions: ['nsdl-pan'] }))
const stranger = await signedIn(
  house,
  await aPerson(house, { role: 'merchant', merchantId: (await aMerchant(house)).id, owner: true }),
)
const own = { merchantId: shop.id, createdBy: person.id }

const business = {
  businessName: 'Namuna Seva Kendra',
  add1: '12, Example Road',
  add2: '',
  add3: '',
  district: 'Pune',
  pin: '411001',
  state: 'Maharashtra',
  contactNo: '',
  emailId: 'help@kendra.example',
}

const paper = (by: Browser, path: string) => by.get<{ message: string }>(`/${path}`)
/** Letters stand in boxes of their own, so the gaps between them say nothing. */
const bare = (text: string) => text.replace(/[| ]/g, '')
const pagesOf = async (pdf: Buffer) => (await readPdf(pdf)).map(bare)

describe('the form of every category, new and corrected', async () => {
  const model = await aPanApplication(house, { ...own, state: 'awaiting-scan' })
  const row = await readApplication(house.db, { merchantId: null }, { id: model.id })
  const cases = panTypeNames.flatMap((type) => panCategoryNames.map((category) => ({ type, category })))

  const sheetOf = ({ type, category }: (typeof cases)[number], change = {}) => {
    const correction = type === 'C' ? { panNo: 'ABCPS1234E', changes: ['name' as const], panProof: 'pan-card' } : {}
    const data =
      category === 'individual'
        ? aSheet({ ...correction, ...change })
        : anEntity(category, { ...correction, ...change })
    const form_name = panFormName(type, category, '2026-11-15')
    return formSheetOf({ ...row, type, category, data, form_name } as Application, business)
  }

  it.each(cases)('$type $category is English, also when a merchant prints it who reads Hindi', (one) => {
    readTranslations(path.resolve(import.meta.dirname, '../../../texts'))
    const inHindi = inLanguage('hi', () => sheetOf(one))
    expect(inLanguage('hi', () => panTypes[one.type])).toMatch(/\p{Script=Devanagari}/u)
    expect(inHindi).toEqual(sheetOf(one))
    expect(JSON.stringify(inHindi)).not.toMatch(/\p{Script=Devanagari}/u)
  })

  it('and its slip is English, too', () => {
    const slip = () => slipOf(row, { business, publicUrl: 'https://kendra.example' })
    expect(inLanguage('hi', slip)).toEqual(slip())
  })

  it.each(cases)('$type $category says which form it is, who applies, and who signs', ({ type, category }) => {
    const sheet = sheetOf({ type, category })
    const text = JSON.stringify(sheet.sections)
    const person = category === 'individual'
    expect(sheet.formName).toBe(type === 'N' ? (person ? 'Form 93' : 'Form 94') : person ? 'PAN CR-01' : 'PAN CR-02')
    expect(sheet.withPhoto).toBe(person)
    expect(text).toContain(person ? 'RAVI' : "SAMPLE & SON'S 24")
    expect(text.includes('ABCPS1234E')).toBe(type === 'C')
    expect(sheet.declaration.signer).toBe(person ? 'RAVI SAMPLE' : 'MOHAN SAMPLE')
    expect(sheet.declaration.capacity).not.toBe('')
    expect(sheet.declaration.place).toBe('KANPUR')
  })

  it('never holds a whole Aadhaar number, whatever the draft says', () => {
    for (const one of cases) expect(JSON.stringify(sheetOf(one))).not.toContain('234567890124')
  })

  it('ticks what a correction changes and nothing else, and says when only the card is printed again', () => {
    const ticked = (changes: string[]) => {
      const sections = sheetOf({ type: 'C', category: 'individual' }, { changes }).sections
      const options = sections.flatMap(({ rows }) => rows).flatMap((row) => (row.kind === 'ticks' ? row.options : []))
      return options.filter(({ on }) => on).map(({ label }) => label)
    }
    expect(ticked(['photo', 'signature'])).toEqual(expect.arrayContaining(['Photo', 'Signature']))
    expect(ticked(['photo'])).not.toContain('Signature')
    expect(ticked([])).not.toContain('Photo')
  })

  it('of a minor is signed by who represents it, with both papers', () => {
    const sheet = sheetOf(
      { type: 'N', category: 'individual' },
      {
        raLast: 'SAMPLE',
        raFirst: 'MOHAN',
        raCapacity: 'Father',
        withRepresentative: true,
        raIdentityProof: 'aadhaar',
      },
    )
    expect(sheet.declaration).toMatchObject({ signer: 'MOHAN SAMPLE', capacity: 'Father' })
    expect(sheet.sections.map(({ title }) => title)).toContain('Representative assessee')
  })

  it('of an entity asks for nothing that only a person has', () => {
    const text = JSON.stringify(sheetOf({ type: 'C', category: 'trust' }).sections)
    for (const word of ['Gender', 'Photo', 'Aadhaar number, masked', "Father's last name"])
      expect(text).not.toContain(word)
  })
})

describe('the PDF', async () => {
  const application = await aPanApplication(house, { ...own, state: 'awaiting-scan' })
  const acked = await aPanApplication(house, { ...own, state: 'acknowledged', paid: true })

  it('is for the own business and the back office, named by its token', async () => {
    for (const [by, area] of [
      [owner, 'merchant'],
      [clerk, 'backend'],
    ] as const) {
      const { status, headers, raw } = await paper(by, `${area}/nsdlpan/dw-form-by-id/${application.id}`)
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store'])
      expect(headers['content-disposition']).toContain(`filename="${application.refNo}.pdf"`)
      expect((await pagesOf(raw)).join()).toContain(`Token${application.refNo}`)
    }
  })

  it('shows of both Aadhaar numbers the last four digits only', async () => {
    const sealedOne = await aPanApplication(house, { ...own, state: 'awaiting-scan', data: { raLast: 'SAMPLE' } })
    const numbers = { aadhaarNo: '234567890124', raAadhaarNo: '345678901235' }
    await house.db
      .updateTable('pan_application')
      .set({ sealed: seal(JSON.stringify(numbers), `pan:${sealedOne.id}:aadhaar`), aadhaar_last4: '0124' })
      .where('id', '=', sealedOne.id)
      .execute()
    const text = (await pagesOf((await paper(owner, `merchant/nsdlpan/dw-form-by-id/${sealedOne.id}`)).raw)).join()
    for (const last of ['0124', '1235']) expect(text).toContain(`XXXXXXXX${last}`)
    for (const number of Object.values(numbers)) expect(text).not.toContain(number)
  })

  it('has the slip behind the form when the marker asks for it and there is an acknowledgement', async () => {
    const plain = await pagesOf((await paper(owner, `merchant/nsdlpan/dw-form-by-id/${acked.id}`)).raw)
    const marked = await paper(owner, `merchant/nsdlpan/dw-form-by-id/${acked.id}?ack=1`)
    const pages = await pagesOf(marked.raw)
    expect(pages).toHaveLength(plain.length + 1)
    expect(pages.at(-1)).toContain(acked.ackNo)
    // The slip is no page of the form: none of its codes counts it.
    expect(pages.at(-2)).toContain(bare(`Page ${plain.length} of ${plain.length}`))
    expect(marked.headers['content-disposition']).toContain(`filename="${acked.ackNo}.pdf"`)
    const without = await paper(owner, `merchant/nsdlpan/dw-form-by-id/${application.id}?ack=1`)
    expect((await pagesOf(without.raw)).join()).not.toContain('Acknowledgement')
  })

  it('of the slip exists once there is an acknowledgement number', async () => {
    const { status, raw, headers } = await paper(clerk, `backend/nsdlpan/ack-slip/${acked.id}`)
    expect([status, (await readPdf(raw)).length]).toEqual([200, 1])
    expect(headers['content-disposition']).toContain(`${acked.ackNo}-slip.pdf`)
    expect((await paper(owner, `merchant/nsdlpan/ack-slip/${application.id}`)).status).toBe(409)
  })

  it('of the receipt says what was paid, to the paisa, and who took it', async () => {
    const { price } = await house.db
      .selectFrom('sale')
      .select('price')
      .where('fact', '=', `nsdl-pan:${acked.id}`)
      .executeTakeFirstOrThrow()
    const text = (await pagesOf((await paper(owner, `merchant/nsdlpan/receipt/${acked.id}`)).raw)).join()
    expect(text).toContain(`₹${(Number(price) / 100).toFixed(2)}`)
    expect(text).toContain(bare(`Business ${shop.code}`))
    expect((await paper(owner, `merchant/nsdlpan/receipt/${application.id}`)).status).toBe(409)
  })

  it('is not there for another business, nor for a draft', async () => {
    for (const path of ['dw-form-by-id', 'ack-slip', 'receipt'])
      expect([path, (await paper(stranger, `merchant/nsdlpan/${path}/${acked.id}`)).status]).toEqual([path, 404])
    const draft = await aPanApplication(house, { ...own, state: 'draft' })
    expect((await paper(owner, `merchant/nsdlpan/dw-form-by-id/${draft.id}`)).status).toBe(409)
    expect((await paper(clerk, `backend/nsdlpan/dw-form-by-id/${draft.id}`)).status).toBe(404)
  })

  it('leaves a line in the audit list', async () => {
    const acts = await house.db
      .selectFrom('audit_event')
      .select(['act', 'subject'])
      .where('act', 'like', 'pan.%')
      .execute()
    for (const act of ['pan.form-printed', 'pan.slip-printed', 'pan.receipt-printed'])
      expect(acts).toContainEqual({ act, subject: acked.refNo })
  })
})

it('who asks for many forms at once gets them one after the other and is told to wait; a clerk gets theirs meanwhile', async () => {
  const { id } = await aPanApplication(house, { ...own, state: 'awaiting-scan' })
  const staff = await aPerson(house, { role: 'merchant', merchantId: shop.id, permissions: ['apply'] })
  const eager = await signedIn(house, staff)
  const many = Array.from({ length: 28 }, () => paper(eager, `merchant/nsdlpan/dw-form-by-id/${id}`))
  const one = await paper(clerk, `backend/nsdlpan/dw-form-by-id/${id}`)
  expect([one.status, one.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const answers = await Promise.all(many)
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.length - refused.length).toBe(answers.filter(({ status }) => status === 200).length)
  const printed = await house.db
    .selectFrom('audit_event')
    .select('id')
    .where('act', '=', 'pan.form-printed')
    .where('actor_code', '=', staff.code)
    .execute()
  expect(printed).toHaveLength(answers.length - refused.length)
  expect(refused[0]?.body.message).toBe(
    'Your other papers are still being printed. Please wait for them and try again.',
  )
})
