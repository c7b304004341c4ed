import { PDFContext, PDFParser, PDFWriter } from '@cantoo/pdf-lib'
import { fileAnswers } from '../../../../texts/en/file-answer.ts'
import { FileRefused } from '../file-problems.ts'
import { refuseLarger } from '../refuse-larger.ts'
import { copier, unusualPdf } from './copy-object.ts'
import { copyPage } from './copy-page.ts'
import { findActive } from './find-active.ts'
import { listPages } from './list-pages.ts'

/** Room for what the new file spells out that the old one had packed. */
const growth = 1_000_000

/**
 * Reads a PDF and writes its pages anew, with what is drawn on them and nothing else. One that is incomplete, locked, or
 * says by itself that it does more than show pages is refused.
 */
export async function cleanPdf(content: Buffer, maxBytes: number): Promise<Uint8Array> {
  if (
    !content.subarray(0, 5).equals(Buffer.from('%PDF-')) ||
    !/%%EOF[\s\0]*$/.test(content.toString('latin1', content.length - 2048))
  ) {
    throw new FileRefused('broken', fileAnswers.damagedPdf())
  }
  const from = await parse(content)
  if (from.trailerInfo.Encrypt) {
    throw new FileRefused('encrypted', fileAnswers.lockedPdf())
  }
  if (findActive(from)) {
    throw new FileRefused('script', fileAnswers.activePdf())
  }
  const written = await write(from)
  refuseLarger(written.length, maxBytes + growth)
  return written
}

/** Objects that cannot be understood are left out; a page that needs one shows less, as it would for any reader. */
async function parse(content: Buffer): Promise<PDFContext> {
  try {
    return await PDFParser.forBytesWithOptions(content, Number.POSITIVE_INFINITY).parseDocument()
  } catch {
    throw unusualPdf()
  }
}

async function write(from: PDFContext): Promise<Uint8Array> {
  const to = PDFContext.create()
  const copy = copier(from, to)
  const pages = to.nextRef()
  const kids = listPages(from).map((page) => to.register(copyPage({ from, to, copy }, page, pages)))
  to.assign(pages, to.obj({ Type: 'Pages', Kids: kids, Count: kids.length }))
  to.trailerInfo.Root = to.register(to.obj({ Type: 'Catalog', Pages: pages }))
  to.header = from.header
  return PDFWriter.forContext(to, Number.POSITIVE_INFINITY).serializeToBuffer()
}
