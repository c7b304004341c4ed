type KnownType = 'pdf' | 'image'

/** How the files that we take begin; anything that looks otherwise is none of them. */
const marks: readonly [KnownType, string][] = [
  ['pdf', '%PDF-'],
  ['image', '\x89PNG\r\n\x1a\n'],
  ['image', '\xff\xd8\xff'],
]

/** What a file is by its first bytes, never by its name. */
export function sniff(content: Buffer): KnownType | undefined {
  const start = content.toString('latin1', 0, 16)
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'image'
  return marks.find(([, mark]) => start.startsWith(mark))?.[0]
}

type RareType = 'gif' | 'bmp' | 'avif' | 'heic'

const avifBrands = ['avif', 'avis']
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Pictures that are taken in few places only. */
export function sniffRare(content: Buffer): RareType | undefined {
  const start = content.toString('latin1', 0, 16)
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif'
  if (start.startsWith('BM')) return 'bmp'
  return start.startsWith('ftyp', 4) ? brandedType(content) : undefined
}

/** AVIF and HEIC begin alike: with a list of the brands that can read them. */
function brandedType(content: Buffer): RareType | undefined {
  const end = Math.min(content.readUInt32BE(0), 64, content.length)
  const brands = Array.from({ length: Math.max(0, Math.floor((end - 8) / 4)) }, (_, at) =>
    content.toString('latin1', 8 + at * 4, 12 + at * 4),
  )
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif'
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined
}

const zipMark = Buffer.from('PK\x03\x04', 'latin1')

/** Whether a file is an Excel workbook: a ZIP that names the part every workbook has. */
export function isWorkbook(content: Buffer): boolean {
  return content.subarray(0, 4).equals(zipMark) && content.includes('xl/workbook.xml')
}
