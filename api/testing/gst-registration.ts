import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { GstQuote, GstSheet } from '../../contract/gst/registration.ts'
import type { GstDetail, GstFile } from '../../contract/gst/registration-detail.ts'
import { wantedDocuments } from '../../contract/gst/registration-documents.ts'
import type { GstDraft } from '../../contract/gst/registration-draft.ts'
import { aGstDraft } from '../../contract/gst/registration-samples.ts'
import { type Browser, signedIn } from './browser.ts'
import { giveMoney } from './money.ts'
import { aMerchant, aPerson } from './people.ts'
import type { TestHouse } from './test-house.ts'
import { aPhoto, formWith } from './uploads.ts'

export type Refusal = { message: string; data?: Record<string, string> }
const base = '/merchant/gst/registration'

/** A PDF as a department hands it out. */
export async function aDocument(text = 'A paper', picture?: Buffer): Promise<Buffer> {
  const doc = new PDFDocument()
  if (picture) doc.image(picture, { width: 300 })
  doc.text(text).end()
  return buffer(doc as unknown as NodeJS.ReadableStream)
}

export interface GstFileForm {
  path: string
  field?: string
  content: Buffer
  name?: string
  texts?: Record<string, string>
}

export function sendGstFile<Body = Refusal>(browser: Browser, file: GstFileForm) {
  const { path, field = 'document', content, name = 'paper.pdf', texts = {} } = file
  const { payload, headers } = formWith(field, { name, content }, texts)
  return browser.ask<Body>('POST', path, payload, headers)
}

/** A merchant with an upline, money and somebody signed in. */
export async function aGstSeller(house: TestHouse, paise = 500_000) {
  const upline = await aMerchant(house, { idType: 'Distributor' })
  const merchant = await aMerchant(house, { uplineId: upline.id })
  const person = await aPerson(house, { role: 'merchant', merchantId: merchant.id, owner: true })
  if (paise > 0) await giveMoney(house, merchant.id, paise)
  const browser = await signedIn(house, person)
  return { ...merchant, upline, person, browser }
}

export async function beginGst(browser: Browser): Promise<string> {
  return (await browser.post<{ id: string }>(`${base}/begin`)).body.id
}
export const gstSheetOf = async (browser: Browser, id: string) =>
  (await browser.get<GstSheet>(`${base}/${id}/sheet`)).body
export const gstDetailOf = async (browser: Browser, id: string) => (await browser.get<GstDetail>(`${base}/${id}`)).body
export const gstQuoteOf = async (browser: Browser, id: string) =>
  (await browser.get<GstQuote>(`${base}/${id}/quote`)).body

export async function saveGst(browser: Browser, id: string, draft: GstDraft) {
  const { version } = await gstSheetOf(browser, id)
  return browser.post<Refusal & { version: number }>(`${base}/${id}/save`, { version, draft })
}

/** Every paper that the draft wants, as small pictures. */
export async function uploadGstDocuments(browser: Browser, id: string, draft: GstDraft): Promise<void> {
  const content = await aPhoto('paper')
  for (const { kind, person } of wantedDocuments(draft)) {
    const photo = kind === 'photo'
    const form: Record<string, string> = photo ? { person } : { kind, person }
    const path = `${base}/${id}/${photo ? 'photo' : 'paper'}`
    const { status, body } = await sendGstFile(browser, { path, content, name: 'a.jpg', texts: form })
    if (status !== 200) throw new Error(`${kind}: ${status} ${body.message}`)
  }
}

export async function aGstForm(browser: Browser, draft = aGstDraft()): Promise<string> {
  const id = await beginGst(browser)
  await saveGst(browser, id, draft)
  await uploadGstDocuments(browser, id, draft)
  return id
}

export async function submitGst(browser: Browser, id: string, key: string = randomUUID()) {
  const { version } = await gstSheetOf(browser, id)
  const headers = { 'idempotency-key': key }
  return browser.ask<Refusal & { no: string }>('POST', `${base}/${id}/submit`, { version }, headers)
}

export async function aGstRegistration(browser: Browser, draft = aGstDraft()): Promise<string> {
  const id = await aGstForm(browser, draft)
  const { status, body } = await submitGst(browser, id)
  if (status !== 200) throw new Error(`Not sent in: ${status} ${body.message} ${JSON.stringify(body.data)}`)
  return id
}

export const fileOf = (files: readonly GstFile[], kind: GstFile['kind']): GstFile => {
  const file = files.find((one) => one.kind === kind)
  if (!file) throw new Error(`There is no ${kind}.`)
  return file
}
