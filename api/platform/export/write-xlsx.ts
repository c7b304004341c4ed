import type { ExportColumn, ExportOptions, ExportRows } from './export-column.ts'
import { type RowSource, rowSource } from './row-source.ts'
import {
  contentTypesXml,
  corePropertiesXml,
  packageRelsXml,
  sheetName,
  workbookRelsXml,
  workbookXml,
  type XlsxSheet,
} from './xlsx-parts.ts'
import { sheetXml } from './xlsx-sheet.ts'
import { stylesXml } from './xlsx-styles.ts'
import { type ZipEntry, zipFiles } from './zip-files.ts'

/** A sheet holds 1,048,576 rows, one of them the header. */
const rowsPerSheet = 1_048_575

/** An Excel workbook in pieces; rows that do not fit one sheet go on to the next. */
export async function* writeXlsx(
  columns: readonly ExportColumn[],
  rows: ExportRows,
  options: ExportOptions & { rowsPerSheet?: number },
): AsyncGenerator<Uint8Array> {
  const source = rowSource(rows)
  try {
    yield* zipFiles(parts(columns, source, options), options.madeAt)
  } finally {
    await source.close()
  }
}

async function* parts(
  columns: readonly ExportColumn[],
  source: RowSource,
  options: ExportOptions & { rowsPerSheet?: number },
): AsyncGenerator<ZipEntry> {
  yield part('[Content_Types].xml', contentTypesXml)
  yield part('_rels/.rels', packageRelsXml)
  yield part('docProps/core.xml', corePropertiesXml(options))
  yield part('xl/styles.xml', stylesXml)
  const sheets: XlsxSheet[] = []
  do {
    const sheet = { name: sheetName(options.title, sheets.length + 1), lastRow: 1 }
    sheets.push(sheet)
    const onEnd = (lastRow: number) => {
      sheet.lastRow = lastRow
    }
    const content = sheetXml(source, { ...options, columns, limit: options.rowsPerSheet ?? rowsPerSheet, onEnd })
    yield { name: `xl/worksheets/sheet${sheets.length}.xml`, content }
  } while (!(await source.atEnd()))
  yield part('xl/workbook.xml', workbookXml(sheets, columns.length))
  yield part('xl/_rels/workbook.xml.rels', workbookRelsXml(sheets))
}

function part(name: string, text: string): ZipEntry {
  return { name, content: [text] }
}
