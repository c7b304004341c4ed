import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type APIRequestContext, expect } from '@playwright/test'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { onceHeader } from '../../contract/kernel/endpoint.ts'
import { isAadhaar } from '../../contract/kernel/ids.ts'
import { aPerson } from '../../contract/nsdl-pan/check-samples.ts'
import type { CropDesk } from '../../contract/nsdl-pan/scan.ts'
import { demoPassword } from './test.ts'

/** Nobody may have an open application already, so everyone has a name and a number of their own. */
function someone() {
  const letters = Array.from({ length: 6 }, () => 'ABCDEFGHIJ'[Math.floor(Math.random() * 10)]).join('')
  const first = `4${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
  const last = [...'0123456789'].find((digit) => isAadhaar(first + digit)) ?? ''
  const name = `RAVI SAMPLE${letters}`
  return aPerson({ nameLast: `SAMPLE${letters}`, cardName: name, aadhaarName: name, aadhaarNo: first + last })
}

/** A page out of a scanner, without the marks of a printed form. */
export async function aScan(): Promise<Buffer> {
  const page = sharp({ create: { width: 827, height: 1170, channels: 3, background: '#f8f8f2' } })
  const doc = new PDFDocument({ size: 'A4', margin: 0 })
  doc.image(await page.jpeg().toBuffer(), 0, 0, { width: 595 }).end()
  return buffer(doc as unknown as NodeJS.ReadableStream)
}

export interface Waiting {
  id: string
  refNo: string
  cardName: string
}

/** An application that is paid, scanned and cropped, by the calls that a merchant's screens make. */
export async function waitingForVerification(request: APIRequestContext, userName: string): Promise<Waiting> {
  const login = await request.post('/api/auth/login', { data: { userName, password: demoPassword } })
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` }
  const post = async <Reply>(path: string, options: object): Promise<Reply> => {
    const reply = await request.post(`/api/merchant/nsdlpan/${path}`, {
      ...options,
      headers: { ...headers, [onceHeader]: randomUUID() },
    })
    expect([path, reply.ok(), reply.ok() || (await reply.text())]).toEqual([path, true, true])
    return (reply.status() === 204 ? undefined : await reply.json()) as Reply
  }
  const draft = someone()
  const kind = { type: 'N', category: 'individual', mode: 'physical', card: 'card' }
  const { id } = await post<{ id: string }>('apply', { data: kind })
  const { version } = await post<{ version: number }>(`apply/${id}/save`, { data: { version: 1, draft } })
  const { refNo } = await post<{ refNo: string }>(`apply/${id}/submit`, { data: { version } })
  const form = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await aScan() }
  await post(`form-scanning/${id}`, { multipart: { form } })
  const desk = await request.get(`/api/merchant/nsdlpan/form-cropping/${id}`, { headers })
  const { scan, photo, signature } = (await desk.json()) as CropDesk
  await post(`form-cropping/${id}`, { data: { scan, photo, signature } })
  return { id, refNo, cardName: draft.cardName }
}
