import type { UploadRule } from '../../../contract/kernel/endpoint.ts'
import { checkPdf } from './check-pdf.ts'
import { checkText } from './check-text.ts'
import { cleanImage } from './clean-image.ts'
import { FileRefused } from './file-problems.ts'
import { refuseLarger } from './refuse-larger.ts'
import { isWorkbook, sniff } from './sniff.ts'

/** A file that was checked by its bytes: an image made anew without metadata, a harmless PDF, a workbook or readable text. */
export interface CleanFile {
  content: Buffer
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'text/csv' | typeof xlsxType
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function cleanUpload(content: Buffer, rule: UploadRule): Promise<CleanFile> {
  if (content.length === 0) throw new FileRefused('empty', 'This file is empty.')
  refuseLarger(content.length, rule.maxBytes)
  if (rule.types.includes('xlsx') && isWorkbook(content)) return { content, type: xlsxType }
  const type = await sniff(content)
  if (type === undefined && rule.types.includes('csv')) {
    checkText(content, rule.refusal)
    return { content, type: 'text/csv' }
  }
  const kind = type === undefined || type === 'pdf' ? type : 'image'
  if (kind === undefined || !rule.types.includes(kind)) throw new FileRefused('type', rule.refusal)
  if (kind === 'image') return cleanImage(content)
  await checkPdf(content)
  return { content, type: 'application/pdf' }
}
