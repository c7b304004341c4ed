import { buffer } from 'node:stream/consumers'
import type { APIRequestContext } from '@playwright/test'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { checklistOf } from '../../contract/nsdl-pan/checklist.ts'
import type { CropDesk } from '../../contract/nsdl-pan/scan.ts'
import { callerOf } from './caller.ts'
import { aPaidPan, type PaidPan } from './paid-pan.ts'

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
  const shop = await callerOf(request, userName)
  const form = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await aScan() }
  await shop.send(`/merchant/nsdlpan/form-scanning/${paid.id}`, { form })
  const desk = `/merchant/nsdlpan/form-cropping/${paid.id}`
  const { scan, photo, signature } = await shop.get<CropDesk>(desk)
  await shop.post(desk, { scan, photo, signature })
  return paid
}

/** The same once the back office has verified it. */
export async function waitingForItsNumber(request: APIRequestContext, userName: string): Promise<PaidPan> {
  const paid = await waitingForVerification(request, userName)
  const admin = await callerOf(request, 'admin')
  await admin.post(`/backend/nsdlpan/verify/${paid.id}/claim`)
  const ticked = checklistOf({ category: 'individual', type: 'N', data: {} })
  await admin.post(`/backend/nsdlpan/verify/${paid.id}`, { ticked })
  return paid
}
