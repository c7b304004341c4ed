import { randomUUID } from 'node:crypto'
import type { GstClientChange } from '../../contract/gst/client.ts'
import { gstinClass } from '../../contract/gst/client-gstin.ts'
import type { NewFiling } from '../../contract/gst/filing.ts'
import type { FilingDetail } from '../../contract/gst/filing-detail.ts'
import type { FilingFile, RegisterKind } from '../../contract/gst/filing-files.ts'
import { dayInMonth, monthNumber } from '../../contract/gst/returns-periods.ts'
import { indianDay } from '../../contract/kernel/dates.ts'
import type { Browser } from './browser.ts'
import { type Refusal, sendGstFile } from './gst-registration.ts'

const base = '/merchant/gst'
const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let number = 0

/** A GSTIN that nobody has: state, a PAN by number, and a kind of number. */
export function aGstin(state = '27', kind = 'Z'): string {
  number += 1
  const first = `${state}ABCPS${String(1000 + number)}E1${kind}`
  const found = signs.map((sign) => first + sign).find((gstin) => gstinClass(gstin))
  if (!found) throw new Error(`There is no GSTIN that begins with ${first}.`)
  return found
}

/** The month so many before this one, as a period. */
export const monthsAgo = (months: number, now = new Date()): string =>
  dayInMonth(monthNumber(indianDay(now)) - months, 1).slice(0, 7)

export const aClientChange = (change: Partial<GstClientChange> = {}): GstClientChange => ({
  gstin: aGstin(),
  legalName: 'Sample Stores Private Limited',
  tradeName: 'Sample Stores',
  scheme: 'regular',
  turnover: 'up-to-1.5',
  mobileNo: '9876500011',
  since: monthsAgo(1),
  cancelledOn: '',
  cancellationOrderOn: '',
  ...change,
})

export async function aGstClient(browser: Browser, change: Partial<GstClientChange> = {}): Promise<string> {
  const { status, body } = await browser.post<Refusal & { id: string }>(`${base}/client/add`, aClientChange(change))
  if (status !== 200) throw new Error(`No client: ${status} ${body.message} ${JSON.stringify(body.data)}`)
  return body.id
}

/** A return of last month with figures that add up. */
export const aFiling = (clientId: string, change: Partial<NewFiling> = {}): NewFiling => ({
  clientId,
  returnType: 'gstr-3b',
  period: monthsAgo(1),
  nil: false,
  figures: { taxableValue: 10_000_000, cgst: 900_000, sgst: 900_000, itcCgst: 100_000, itcSgst: 100_000 },
  note: '',
  fileIds: [],
  ...change,
})

export const submitFiling = (browser: Browser, filing: NewFiling, key: string = randomUUID()) =>
  browser.ask<Refusal & { id: string; no: string }>('POST', `${base}/filing/submit`, filing, {
    'idempotency-key': key,
  })

/** A client and a return of last month that is sent in for it. */
export async function aSentFiling(browser: Browser, change: Partial<NewFiling> = {}): Promise<string> {
  const { status, body } = await submitFiling(browser, aFiling(change.clientId ?? (await aGstClient(browser)), change))
  if (status !== 200) throw new Error(`Not sent in: ${status} ${body.message} ${JSON.stringify(body.data)}`)
  return body.id
}

export const filingDetailOf = async (browser: Browser, id: string) =>
  (await browser.get<FilingDetail>(`${base}/filing/${id}`)).body

export function uploadRegister(
  browser: Browser,
  { content, name, kind = 'sales' }: { content: Buffer | string; name: string; kind?: RegisterKind },
) {
  const file = { path: `${base}/filing-file/add`, content: Buffer.from(content), name, texts: { kind } }
  return sendGstFile<FilingFile & Refusal>(browser, file)
}
