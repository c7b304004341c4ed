import { buffer } from 'node:stream/consumers'
import { type APIRequestContext, expect } from '@playwright/test'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import type { CropDesk } from '../../contract/nsdl-pan/scan.ts'
import { aPaidPan, type PaidPan } from './paid-pan.ts'
import { demoPassword } from './test.ts'

/** A page out of a scanner, without the marks of a printed form. */
export async function aScan(): Promise<Buffer> {
  const page = sharp({ create: { width: 827, height: 1170, channels: 3, background: '#f8f8f2' } })
  const doc = new PDFDocument({ size: 'A4', margin: 0 })
  doc.image(await page.jpeg().toBuffer(), 0, 0, { width: 595 }).end()
  return buffer(doc as unknown as NodeJS.ReadableStream)
}

/** An application that is paid, scanned and cropped, by the calls that a merchant's screens make. */
export async function waitingForVerification(request: APIRequestContext, userName: string): Promise<PaidPan> {
  const paid = await aPaidPan(request, userName)
  const login = await request.post('/api/auth/login', { data: { userName, password: demoPassword } })
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` }
  const post = async (path: string, options: object): Promise<void> => {
    const reply = await request.post(`/api/merchant/nsdlpan/${path}/${paid.id}`, { ...options, headers })
    expect([path, reply.ok() || (await reply.text())]).toEqual([path, true])
  }
  const form = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await aScan() }
  await post('form-scanning', { multipart: { form } })
  const desk = await request.get(`/api/merchant/nsdlpan/form-cropping/${paid.id}`, { headers })
  const { scan, photo, signature } = (await desk.json()) as CropDesk
  await post('form-cropping', { data: { scan, photo, signature } })
  return paid
}
