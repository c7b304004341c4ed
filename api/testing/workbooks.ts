import { crc32, deflateRawSync } from 'node:zlib'

interface ZipPart {
  name: string
  content: string | Buffer
  /** Bytes to write in place of the packed content. */
  packed?: Buffer
  flags?: number
  method?: number
}

/** A ZIP by hand, for files that no honest program writes. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const records: Buffer[] = []
  let offset = 0
  for (const { name, content, packed = deflateRawSync(content), flags = 0, method = 8 } of parts) {
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(flags, 2)
    facts.writeUInt16LE(method, 4)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(Buffer.byteLength(content), 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    locals.push(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]))
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    records.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, tail, Buffer.from(name)]))
    offset += locals.at(-1)?.length ?? 0
  }
  const end = Buffer.alloc(18)
  const directory = Buffer.concat(records)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const workbook = '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets></workbook>'
const relations =
  '<Relationships><Relationship Id="rId7" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>'

/** A workbook by hand: its first sheet, and other parts as they are given. */
export function workbookOf(sheet: string | Buffer, others: Record<string, string> = {}): Buffer {
  const parts: Record<string, string | Buffer> = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/worksheets/sheet1.xml': sheet,
    ...others,
  }
  return zipOf(Object.entries(parts).map(([name, content]) => ({ name, content })))
}

/** A sheet with these rows, each cell as XML. */
export const sheetOf = (...rows: string[]): string =>
  `<worksheet><sheetData>${rows.map((cells, i) => `<row r="${i + 1}">${cells}</row>`).join('')}</sheetData></worksheet>`
