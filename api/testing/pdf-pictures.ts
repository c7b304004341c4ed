import sharp from 'sharp'

/** A picture as it stands packed in a PDF, and where it is painted: the matrix of PDF, in points from bottom left. */
export interface PackedPicture {
  /** Such as '/Filter /DCTDecode /ColorSpace /DeviceRGB /BitsPerComponent 8'. */
  entries: string
  width: number
  height: number
  bytes: Uint8Array
  matrix: readonly number[]
}

/** For tests: a PDF of one page with packed pictures, written by hand since no library packs them in all these ways. */
export function pdfWith(
  pictures: readonly PackedPicture[],
  { page = [595, 842], extra = '', content }: { page?: readonly number[]; extra?: string; content?: string } = {},
): Buffer {
  const paint = pictures.map(({ matrix }, i) => `q ${matrix.join(' ')} cm /P${i} Do Q`).join('\n')
  const names = pictures.map((_, i) => `/P${i} ${5 + i} 0 R`).join(' ')
  return fileOf([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.join(' ')}] ${extra} /Contents 4 0 R /Resources << /XObject << ${names} >> >> >>`,
    ),
    streamOf('', Buffer.from(content ?? paint)),
    ...pictures.map(({ entries, width, height, bytes }) =>
      streamOf(`/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}`, bytes),
    ),
  ])
}

export function streamOf(entries: string, bytes: Uint8Array): Buffer {
  const head = Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`)
  return Buffer.concat([head, bytes, Buffer.from('\nendstream')])
}

/** Objects, the first of them the catalogue, with the table of where each begins. */
function fileOf(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const starts: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((object, i) => {
    starts.push(length)
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    parts.push(part)
    length += part.length
  })
  const lines = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(table + trailer)])
}

/** A strip of a fax: so many rows, packed by themselves. */
export interface FaxStrip {
  rows: number
  bytes: Buffer
}

/** Packs a black and white picture as faxes are (CCITT group 4), in the strips that a TIFF has. */
export async function faxStrips(png: Buffer, height: number): Promise<FaxStrip[]> {
  const tiff = await sharp(png)
    .toColourspace('b-w')
    .threshold(128)
    // In a fax a set bit is ink, in the TIFFs that are made here it is paper.
    .negate()
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer()
  const tags = readTags(tiff)
  const [offsets, lengths] = [tags.get(273) ?? [], tags.get(279) ?? []]
  const perStrip = tags.get(278)?.[0] ?? height
  return offsets.map((offset, i) => ({
    rows: Math.min(perStrip, height - i * perStrip),
    bytes: tiff.subarray(offset, offset + (lengths[i] ?? 0)),
  }))
}

/** The numbers of each entry of a little-endian TIFF's first directory. */
function readTags(tiff: Buffer): Map<number, number[]> {
  const start = tiff.readUInt32LE(4)
  const entries = Array.from({ length: tiff.readUInt16LE(start) }, (_, i) => start + 2 + i * 12)
  return new Map(
    entries.map((at) => {
      const wide = tiff.readUInt16LE(at + 2) === 4
      const [count, size] = [tiff.readUInt32LE(at + 4), wide ? 4 : 2]
      const from = count * size > 4 ? tiff.readUInt32LE(at + 8) : at + 8
      const read = (i: number) => (wide ? tiff.readUInt32LE(from + i * size) : tiff.readUInt16LE(from + i * size))
      return [tiff.readUInt16LE(at), Array.from({ length: Math.min(count, 1000) }, (_, i) => read(i))] as const
    }),
  )
}

/** Packs a strip of a fax as JBIG2, which has the fax's way of packing among its own. */
export function jbig2Of(strip: FaxStrip, width: number): Buffer {
  const numbers = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4)
    values.forEach((value, i) => {
      bytes.writeUInt32BE(value, i * 4)
    })
    return bytes
  }
  const segment = (number: number, type: number, data: Buffer) =>
    Buffer.concat([numbers(number), Buffer.from([type, 0, 1]), numbers(data.length), data])
  const page = Buffer.concat([numbers(width, strip.rows, 0, 0), Buffer.from([0, 0, 0])])
  const region = Buffer.concat([numbers(width, strip.rows, 0, 0), Buffer.from([0, 1]), strip.bytes])
  return Buffer.concat([segment(0, 48, page), segment(1, 38, region)])
}
