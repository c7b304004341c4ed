import { fileTypeFromBuffer } from 'file-type'

export type KnownType = 'pdf' | 'jpeg' | 'png' | 'webp'

const known: Readonly<Record<string, KnownType>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** What a file is by its first bytes, never by its name; nothing for anything but the four types we take. */
export async function sniff(content: Uint8Array): Promise<KnownType | undefined> {
  const found = await fileTypeFromBuffer(content.subarray(0, 4100))
  return found && known[found.mime]
}

const zipMark = Buffer.from('PK\x03\x04', 'latin1')

/** Whether a file is an Excel workbook: a ZIP that names the part every workbook has. */
export function isWorkbook(content: Buffer): boolean {
  return content.subarray(0, 4).equals(zipMark) && content.includes('xl/workbook.xml')
}
