import { setImmediate } from 'node:timers/promises'
import { registerRule } from '../../../contract/gst/filing-files.ts'
import { type CsvRow, readCsv } from '../../platform/import/read-csv.ts'
import { openZip } from '../../platform/import/read-zip.ts'
import { badRequest, wrongType } from '../../platform/problem.ts'
import type { Upload } from '../../platform/serve/read-upload.ts'

/** So many rows are read before others get their turn. */
const portion = 2000
const zipLimits = { entries: 1000, unpackedBytes: 60_000_000 }
/** Parts that do something when a workbook is opened: macros, embedded programs, links and queries to elsewhere. */
const activeParts =
  /macroEnabled|vbaProject|oleObject|activeX|externalLink|connections\+xml|queryTable|package\.obfuscated/i
/** Signed numbers are no formulas: '-1,250.00', '+91 98765 43210'. */
const signedNumber = /^[+-][\d\s.,%()-]*$/

/** Looks into a register before others open it; pictures and PDFs were looked into before. It leaves under a name of its own type. */
export async function checkRegister(file: Upload): Promise<Upload> {
  if (file.type === 'text/csv') return checkText(file)
  if (!file.type.includes('spreadsheet')) return file
  await checkWorkbook(file.content)
  return named(file, 'xlsx', file.type)
}

async function checkText(file: Upload): Promise<Upload> {
  const text = file.content.toString('utf8')
  const first = /^[\uFEFF\s]*(\S)/.exec(text)?.[1] ?? ''
  if (first === '{' || first === '[') {
    requireJson(text)
    return named(file, 'json', 'application/json')
  }
  // A page or a picture in words is readable text too.
  if (first === '<') throw wrongType(registerRule.refusal)
  await checkTable(text)
  return named(file, 'csv', file.type)
}

function requireJson(text: string): void {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw badRequest('This JSON file cannot be read. Please make it again with the offline tool.')
  }
}

async function checkTable(text: string): Promise<void> {
  const start = text.slice(0, 20_000)
  const rows = readCsv(text, start.split('\t').length > start.split(',').length ? '\t' : ',')
  let read = 0
  for (const row of rows) {
    if (read === 0 && row.cells.length < 2) throw wrongType(registerRule.refusal)
    refuseFormula(row)
    if (++read % portion === 0) await setImmediate()
  }
  if (read === 0) throw wrongType(registerRule.refusal)
}

/** A spreadsheet would run it when somebody opens the file. */
function refuseFormula({ line, cells }: CsvRow): void {
  const formula = cells.some((cell) => /^[=@]/.test(cell) || (/^[+-]/.test(cell) && !signedNumber.test(cell)))
  if (formula) throw badRequest(`Line ${line} has a cell with a formula. Please save the table with its values only.`)
}

/** Every part is unpacked once, so that nobody else meets a file that is damaged, locked or endless. */
async function checkWorkbook(content: Buffer): Promise<void> {
  const zip = openZip(content, zipLimits)
  const types = (await zip.read('[Content_Types].xml'))?.toString('utf8')
  if (!types) throw wrongType(registerRule.refusal)
  if (activeParts.test(types) || zip.has('xl/vbaProject.bin'))
    throw badRequest('This workbook has macros or links. Please save it as a plain .xlsx with its values only.')
  const parts = new Set([...types.matchAll(/PartName="\/([^"]+)"/g)].map(([, name = '']) => name))
  for (const part of parts) {
    if ((await zip.read(part))?.includes('<!DOCTYPE')) throw wrongType(registerRule.refusal)
  }
}

const named = (file: Upload, ending: string, type: string): Upload => ({
  content: file.content,
  type,
  name: `${file.name.replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'register'}.${ending}`,
})
