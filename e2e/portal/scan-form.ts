import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { cleanScan, pdfOf, scanPages } from '../../api/testing/scans.ts'
import { attach } from './attach.ts'
import { expect } from './test.ts'

/** Prints the form, and lays the paper on a scanner: askew, grey, with a photo pasted in and signed. */
export async function printedAndScanned(page: Page, refNo: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print form' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${refNo}.pdf`)
  const form = await readFile(await download.path())
  return pdfOf(await scanPages(form, { ...cleanScan, dpi: 150, degrees: 2.2, paper: 215, ink: 30 }))
}

/** Chooses a scan, or something that is none. */
export function chooseScan(page: Page, buffer: Buffer, name = 'scan.pdf', mimeType = 'application/pdf'): Promise<void> {
  return attach(page, /^Scanned form/, { name, mimeType, buffer })
}
