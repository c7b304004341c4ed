import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { openZip } from '../../platform/import/open-zip.ts'
import type { TestHouse } from '../test-house.ts'
import { activeInPdf } from './active-in-pdf.ts'

const workbookParts =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/sheet\d+\.xml)$/

/** Reads back every file that the house keeps, and tells what any of them could do. */
export async function activeInKept(house: TestHouse): Promise<{ files: number; active: string[] }> {
  const rows = await house.db.selectFrom('stored_file').select(['content', 'type', 'purpose']).execute()
  const seen = new Set<string>()
  const active: string[] = []
  for (const { content: id, type, purpose } of rows) {
    if (seen.has(id)) continue
    seen.add(id)
    const content = await buffer(await house.platform.files.open(id))
    for (const what of await activeIn(content, type)) active.push(`${purpose}: ${what}`)
  }
  return { files: seen.size, active }
}

async function activeIn(content: Buffer, type: string): Promise<string[]> {
  if (type === 'application/pdf') return activeInPdf(content)
  if (type.startsWith('image/')) return activeInPicture(content)
  if (type.includes('spreadsheet')) return activeInWorkbook(content)
  const text = content.toString()
  if (type === 'application/json') return JSON.parse(text) === undefined ? ['no JSON'] : []
  return /(^|,|\n)\s*"?\s*[=@]/.test(text) ? ['a formula'] : []
}

async function activeInPicture(content: Buffer): Promise<string[]> {
  const { exif, xmp, comments, pages = 1 } = await sharp(content).metadata()
  const hidden = content.includes('<script') || content.includes('PK\x03\x04')
  return exif || xmp || comments || hidden || pages > 1 ? ['something hidden in a picture'] : []
}

async function activeInWorkbook(content: Buffer): Promise<string[]> {
  const zip = openZip(content, { entries: 1000, unpackedBytes: 100_000_000 })
  const odd = zip.names().filter((name) => !workbookParts.test(name))
  const texts = await Promise.all(zip.names().map(async (name) => (await zip.read(name))?.toString() ?? ''))
  return [...odd, ...texts.flatMap((text) => /<f[ >]|hyperlink|ddeLink|TargetMode/i.exec(text)?.[0] ?? [])]
}
