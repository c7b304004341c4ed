import { setImmediate } from 'node:timers/promises'
import { FileRefused } from '../files/file-problems.ts'
import { badRequest } from '../problem.ts'
import type { CsvRow } from './read-csv.ts'
import { attributeOf, readXml } from './read-xml.ts'
import { openZip, type Zip } from './read-zip.ts'
import { dateStyles, dayOfSerial } from './xlsx-dates.ts'

const limits = { entries: 1000, unpackedBytes: 24_000_000 }
const mostColumns = 200
/** So many pieces of XML are read before others get their turn. */
const portion = 20_000

interface Book {
  texts: string[]
  isDate: boolean[]
  from1904: boolean
}

interface Cell {
  place: number
  type: string
  style: number
  text: string
}

/** Reads the first sheet of an Excel file as texts: days as '2026-11-15', numbers as plain digits. */
export async function readXlsx(content: Buffer, mostRows: number): Promise<CsvRow[]> {
  const zip = openZip(content, limits)
  const workbook = await zip.read('xl/workbook.xml')
  if (!workbook) throw new FileRefused('type', 'This file is no Excel workbook (.xlsx).')
  const sheet = await zip.read(await firstSheet(zip, workbook))
  if (!sheet) throw new FileRefused('broken', 'This Excel file has no sheet.')
  const texts = await sharedTexts(await zip.read('xl/sharedStrings.xml'))
  const isDate = dateStyles(await zip.read('xl/styles.xml'))
  return readRows(sheet, { texts, isDate, from1904: countsFrom1904(workbook) }, mostRows)
}

/** The sheet that a person sees first: the workbook names them in their order. */
async function firstSheet(zip: Zip, workbook: Buffer): Promise<string> {
  const id = attributeIn(workbook, 'sheet', 'id')
  const relations = await zip.read('xl/_rels/workbook.xml.rels')
  for (const part of relations ? readXml(relations) : []) {
    if (part.kind !== 'open' || part.name !== 'Relationship' || attributeOf(part.attributes, 'Id') !== id) continue
    const target = attributeOf(part.attributes, 'Target') ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  return 'xl/worksheets/sheet1.xml'
}

function attributeIn(xml: Buffer, tag: string, name: string): string | undefined {
  for (const part of readXml(xml)) {
    if (part.kind === 'open' && part.name === tag) return attributeOf(part.attributes, name)
  }
  return undefined
}

const countsFrom1904 = (workbook: Buffer): boolean =>
  ['1', 'true'].includes(attributeIn(workbook, 'workbookPr', 'date1904') ?? '')

/** Texts that cells share, by their number. How a word is pronounced stands beside it and is left out. */
async function sharedTexts(xml: Buffer | undefined): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let inText = false
  let aside = false
  let read = 0
  for (const part of xml ? readXml(xml) : []) {
    if (++read % portion === 0) await setImmediate()
    if (part.kind === 'text') {
      if (inText && !aside) text += part.text
      continue
    }
    const opens = part.kind === 'open' && !part.empty
    if (part.name === 't') inText = opens
    if (part.name === 'rPh') aside = opens
    if (part.name !== 'si') continue
    if (!opens) texts.push(plainText(text))
    text = ''
  }
  return texts
}

async function readRows(sheet: Buffer, book: Book, mostRows: number): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 0, cells: [] }
  let cell: Cell | undefined
  let inValue = false
  let read = 0
  for (const part of readXml(sheet)) {
    if (++read % portion === 0) await setImmediate()
    if (part.kind === 'text') {
      if (cell && inValue) cell.text += part.text
      continue
    }
    const opens = part.kind === 'open'
    if (part.name === 'v' || part.name === 't') inValue = opens && !part.empty
    if (part.name === 'c' && opens) cell = cellOf(part.attributes, row.cells.length)
    if (part.name === 'c' && cell && (!opens || part.empty)) {
      putCell(row, cell, book)
      cell = undefined
    }
    if (part.name === 'row' && opens) row = { line: lineOf(part.attributes, row.line), cells: [] }
    if (part.name !== 'row' || (opens && !part.empty) || row.cells.every((text) => text === '')) continue
    if (rows.length === mostRows) throw tooManyRows(mostRows)
    rows.push(row)
  }
  return rows
}

export const tooManyRows = (mostRows: number) =>
  badRequest(`The file has more than ${mostRows.toLocaleString('en-IN')} rows. Please split it.`)

const lineOf = (attributes: string, before: number): number => Number(attributeOf(attributes, 'r') ?? before + 1)

const cellOf = (attributes: string, next: number): Cell => ({
  place: placeOf(attributeOf(attributes, 'r')) ?? next,
  type: attributeOf(attributes, 't') ?? 'n',
  style: Number(attributeOf(attributes, 's') ?? 0),
  text: '',
})

/** 'C7' stands third. */
function placeOf(name: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d+$/.exec(name ?? '')?.[1]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Empty cells may stand anywhere; one with content far to the right would make every row as long. */
function putCell(row: CsvRow, cell: Cell, book: Book): void {
  const text = textOf(cell, book).trim()
  if (text === '') return
  if (cell.place >= mostColumns) throw badRequest(`The file has more than ${mostColumns} columns.`)
  while (row.cells.length < cell.place) row.cells.push('')
  row.cells[cell.place] = text
}

function textOf({ type, style, text }: Cell, { texts, isDate, from1904 }: Book): string {
  if (type === 's') return texts[Number(text)] ?? ''
  if (type === 'inlineStr' || type === 'str') return plainText(text)
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return text
  // Long numbers stay digit by digit; others lose the tail that comes from binary fractions.
  if (type !== 'n' || text === '' || /^\d{16,}$/.test(text)) return type === 'n' ? text : ''
  const number = Number(text)
  if (Number.isNaN(number)) return text
  return isDate[style] && number >= 1 ? dayOfSerial(number, from1904) : String(number)
}

/** Excel writes a letter that XML cannot hold as '_x0041_'. */
const plainText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
