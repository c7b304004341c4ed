import type { UploadRule } from '../../../contract/kernel/endpoint.ts'
import { escapeXml, textCell } from '../export/xlsx-cell.ts'
import { contentTypesXml, sheetName, workbookRelsXml } from '../export/xlsx-parts.ts'
import { columnLetters } from '../export/xlsx-sheet.ts'
import { styles, stylesXml } from '../export/xlsx-styles.ts'
import { type ZipEntry, zipFiles } from '../export/zip-files.ts'
import { FileRefused } from '../files/file-problems.ts'
import { badRequest } from '../problem.ts'
import { type CellRow, type CellValue, readCells } from './read-cells.ts'
import { openWorkbook, type Workbook } from './read-workbook.ts'
import { attributeOf, readXml } from './read-xml.ts'
import { tableBudget } from './table-budget.ts'

const unpackedBytes = 60_000_000
const mostRows = 100_000
/** Parts that do something when a workbook is opened: macros, embedded programs, links and queries to elsewhere. */
const activeParts =
  /macroEnabled|vbaProject|oleObject|activeX|externalLink|connections\+xml|queryTable|package\.obfuscated/i
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const daysFrom1900To1904 = 1462

interface PlainSheet {
  name: string
  rows: CellRow[]
}

/** A new workbook with the sheets and values of the given one: no formula, link, macro, style or picture comes along. */
export async function writeWorkbook(content: Buffer, rule: UploadRule): Promise<Buffer> {
  const book = await openWorkbook(content, unpackedBytes)
  await refuseActive(book, rule)
  const sheets: PlainSheet[] = []
  const spend = tableBudget()
  for (const { name, part } of book.sheets) {
    const sheet = await book.zip.read(part)
    if (sheet) sheets.push({ name, rows: readCells(sheet, book, { mostRows, spend }) })
  }
  if (sheets.every(({ rows }) => rows.length === 0)) throw badRequest('There is nothing in this file.')
  const pieces: Uint8Array[] = []
  for await (const piece of zipFiles(partsOf(withNames(sheets), book.from1904), new Date(0))) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Nothing active would come along, but who sent it should know that the file is not what they see. */
async function refuseActive({ zip }: Workbook, rule: UploadRule): Promise<void> {
  const types = await zip.read('[Content_Types].xml')
  if (!types) throw new FileRefused('type', rule.refusal)
  for (const part of readXml(types)) {
    if (part.kind !== 'open') continue
    const named = ['ContentType', 'PartName'].map((name) => attributeOf(part.attributes, name) ?? '')
    if (named.some((text) => activeParts.test(text))) refuse()
  }
  if (zip.has('xl/vbaProject.bin')) refuse()
}

function refuse(): never {
  throw badRequest('This workbook has macros or links. Please save it as a plain .xlsx with its values only.')
}

/** Two sheets may not have one name; letter case does not count. */
function withNames(sheets: readonly PlainSheet[]): PlainSheet[] {
  const taken = new Set<string>()
  return sheets.map(({ name, rows }, i) => {
    const wanted = sheetName(name, 1)
    const free = taken.has(wanted.toLowerCase()) ? sheetName(wanted, i + 2) : wanted
    taken.add(free.toLowerCase())
    return { name: free, rows }
  })
}

async function* partsOf(sheets: readonly PlainSheet[], from1904: boolean): AsyncGenerator<ZipEntry> {
  const entries = sheets.map(
    ({ name }, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 2}"/>`,
  )
  const list = `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${entries.join('')}</sheets></workbook>`
  const relations = workbookRelsXml(sheets.map(({ name }) => ({ name, lastRow: 1 })))
  const root = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">\
<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`
  yield { name: '[Content_Types].xml', content: [contentTypesXml] }
  yield { name: '_rels/.rels', content: [declaration + root] }
  yield { name: 'xl/workbook.xml', content: [declaration + list] }
  yield { name: 'xl/_rels/workbook.xml.rels', content: [relations] }
  yield { name: 'xl/styles.xml', content: [stylesXml] }
  for (const [i, { rows }] of sheets.entries())
    yield { name: `xl/worksheets/sheet${i + 1}.xml`, content: sheetXml(rows, from1904) }
}

function* sheetXml(rows: readonly CellRow[], from1904: boolean): Generator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetData>`
  for (const { line, cells } of rows) {
    const written = cells.map((cell, i) => (cell ? cellXml(cell, `${columnLetters(i)}${line}`, from1904) : ''))
    yield `<row r="${line}">${written.join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

function cellXml({ text, number }: CellValue, place: string, from1904: boolean): string {
  if (number === undefined) return textCell(keepable(text), place)
  if (number === 'plain') return `<c r="${place}" s="${styles.plain}"><v>${text}</v></c>`
  const serial = Number(text) + (from1904 ? daysFrom1900To1904 : 0)
  const style = Number.isInteger(serial) ? styles.date : styles.datetime
  return `<c r="${place}" s="${style}"><v>${serial}</v></c>`
}

/** Signs that XML cannot hold are left out. */
const keepable = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
