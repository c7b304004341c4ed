import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import PDFDocument from 'pdfkit'

export interface AttachedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Chooses a file behind a button that opens the browser's own dialog. */
export async function attach(page: Page, button: string | RegExp, file: AttachedFile): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button, exact: typeof button === 'string' }).click(),
  ])
  await chooser.setFiles(file)
}

export async function aPdf(text: string): Promise<Buffer> {
  const doc = new PDFDocument()
  doc.text(text).end()
  return buffer(doc as unknown as NodeJS.ReadableStream)
}
