import { FileRefused } from '../files/file-problems.ts'
import { openZip, type Zip } from './open-zip.ts'
import { attributeOf, readXml } from './read-xml.ts'
import { dateStyles } from './xlsx-dates.ts'

const mostEntries = 1000
const mostSheets = 60

/** What is needed to understand the cells of any sheet. */
export interface Workbook {
  zip: Zip
  sheets: { name: string; part: string }[]
  texts: string[]
  isDate: boolean[]
  from1904: boolean
}

/** Opens a workbook: its list of sheets, in their order, and what their cells share. */
export async function openWorkbook(content: Buffer, unpackedBytes: number): Promise<Workbook> {
  const zip = openZip(content, { entries: mostEntries, unpackedBytes })
  const workbook = await zip.read('xl/workbook.xml')
  if (!workbook) throw new FileRefused('type', 'This file is no Excel workbook (.xlsx).')
  const parts = partsById(await zip.read('xl/_rels/workbook.xml.rels'))
  const { sheets, from1904 } = readList(workbook, parts)
  const texts = sharedTexts(await zip.read('xl/sharedStrings.xml'))
  const isDate = dateStyles(await zip.read('xl/styles.xml'))
  return { zip, sheets, texts, isDate, from1904 }
}

function readList(workbook: Buffer, parts: ReadonlyMap<string, string>): Pick<Workbook, 'sheets' | 'from1904'> {
  const sheets: Workbook['sheets'] = []
  let from1904 = false
  for (const part of readXml(workbook)) {
    if (part.kind !== 'open') continue
    if (part.name === 'workbookPr') from1904 = ['1', 'true'].includes(attributeOf(part.attributes, 'date1904') ?? '')
    if (part.name !== 'sheet' || sheets.length === mostSheets) continue
    const target = parts.get(attributeOf(part.attributes, 'id') ?? '')
    sheets.push({ name: attributeOf(part.attributes, 'name') ?? '', part: target ?? 'xl/worksheets/sheet1.xml' })
  }
  return { sheets, from1904 }
}

function partsById(relations: Buffer | undefined): Map<string, string> {
  const parts = new Map<string, string>()
  for (const part of relations ? readXml(relations) : []) {
    if (part.kind !== 'open' || part.name !== 'Relationship') continue
    const target = attributeOf(part.attributes, 'Target') ?? ''
    const id = attributeOf(part.attributes, 'Id') ?? ''
    parts.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
  }
  return parts
}

/** Texts that cells share, by their number. How a word is pronounced stands beside it and is left out. */
function sharedTexts(xml: Buffer | undefined): string[] {
  const texts: string[] = []
  let text = ''
  let inText = false
  let aside = false
  for (const part of xml ? readXml(xml) : []) {
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

/** Excel writes a letter that XML cannot hold as '_x0041_'. */
export const plainText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text
