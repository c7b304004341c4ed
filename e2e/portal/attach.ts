import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from '@playwright/test'
import PDFDocument from 'pdfkit'

export interface AttachedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Chooses a file, or the one at a path, behind a button that opens the browser's own dialog. */
export async function attach(
  page: Page,
  button: string | RegExp | Locator,
  file: AttachedFile | string,
): Promise<void> {
  const named = typeof button === 'string' || button instanceof RegExp
  const opener = named ? page.getByRole('button', { name: button, exact: typeof button === 'string' }) : button
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()])
  await chooser.setFiles(file)
}

export async function aPdf(text: string): Promise<Buffer> {
  const doc = new PDFDocument()
  doc.text(text).end()
  return buffer(doc as unknown as NodeJS.ReadableStream)
}
