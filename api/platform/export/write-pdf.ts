import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { ExportColumn, ExportOptions, ExportRows } from './export-column.ts'
import { PdfTable } from './pdf-table.ts'
import { readText } from './read-value.ts'

/** A printable table in pieces: a page leaves memory as soon as it is full. */
export async function* writePdf(
  columns: readonly ExportColumn[],
  rows: ExportRows,
  options: ExportOptions,
): AsyncGenerator<Uint8Array> {
  const doc = newDocument(options)
  const table = new PdfTable(doc, columns, options)
  let empty = true
  for await (const row of rows) {
    empty = false
    if (!table.add(row)) continue
    yield* ready(doc)
    // Drawing never waits for anything, so other requests get their turn here.
    await setImmediate()
  }
  if (empty) table.note('There are no rows.')
  doc.end()
  yield* ready(doc)
}

function newDocument({ title, madeAt, madeFor }: ExportOptions): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    // The table minds its own margins; pdfkit's would start a page by themselves.
    margin: 0,
    autoFirstPage: false,
    font: '',
    fontLayoutCache: false,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: readText(title), Author: readText(madeFor), CreationDate: madeAt },
  })
}

/** What the document has finished so far; pulling it piece by piece keeps a slow reader from filling the memory. */
function* ready(doc: PDFKit.PDFDocument): Generator<Uint8Array> {
  const bytes: unknown = doc.read()
  if (bytes instanceof Uint8Array) yield bytes
}
