import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { asJpeg, drawPaper, type PhotoManner, photograph } from '../../api/testing/photographs.ts'
import { cleanScan, pdfOf, scanPages } from '../../api/testing/scans.ts'
import { attach } from './attach.ts'
import { expect } from './test.ts'

/** Prints the form, and lays the paper on a scanner: askew, grey, with a photo pasted in and signed. */
export async function printedAndScanned(page: Page, refNo: string): Promise<Buffer> {
  const form = await printed(page, refNo)
  return pdfOf(await scanPages(form, { ...cleanScan, dpi: 150, degrees: 2.2, paper: 215, ink: 30 }))
}

/** Prints the form, and photographs its pages on a table, as JPEGs of a telephone. */
export async function printedAndPhotographed(page: Page, refNo: string, manner: PhotoManner): Promise<Buffer[]> {
  const pages = await drawPaper(await printed(page, refNo))
  return Promise.all(pages.map(async (paper) => asJpeg(await photograph(paper, manner))))
}

async function printed(page: Page, refNo: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Print form' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${refNo}.pdf`)
  return readFile(await download.path())
}

/** Chooses a scan, or something that is none. */
export function chooseScan(page: Page, buffer: Buffer, name = 'scan.pdf', mimeType = 'application/pdf'): Promise<void> {
  return attach(page, /^Scanned form/, { name, mimeType, buffer })
}
