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

const zipMark = Buffer.from('PK\x03\x04', 'latin1')

/** Whether a file is an Excel workbook: a ZIP that names the part every workbook has. */
export function isWorkbook(content: Buffer): boolean {
  return content.subarray(0, 4).equals(zipMark) && content.includes('xl/workbook.xml')
}
