import type { UploadRule } from '../../../contract/kernel/endpoint.ts'
import { fileAnswers } from '../../../texts/en/file-answer.ts'
import type { SheetRow } from '../import/read-sheet.ts'
import { askFileReader } from './ask-file-reader.ts'
import { checkText } from './check-text.ts'
import { FileRefused } from './file-problems.ts'
import { refuseLarger } from './refuse-larger.ts'
import { isWorkbook, sniff, sniffRare } from './sniff.ts'

/** What an upload became: nothing of it is as it was sent. */
export interface CleanFile {
  /** A picture drawn anew, a PDF or a table written anew; empty where only the rows of a table are wanted. */
  content: Buffer
  type: string
  /** What the QR code in a picture says, where one is asked for. */
  says?: string
  /** What its name must end with, where that follows from the content. */
  ending?: string
  /** Of a table that is read and not kept. */
  rows: SheetRow[]
}

/** Judges a file by its bytes and has it made anew, in a process of its own; one at a time of who sent it. */
export async function cleanUpload(content: Buffer, rule: UploadRule, who?: string): Promise<CleanFile> {
  if (content.length === 0) throw new FileRefused('empty', fileAnswers.empty())
  refuseLarger(content.length, rule.maxBytes)
  const type = typeOf(content, rule)
  if (type === 'table') return cleanTable(content, rule, who)
  if (type === 'image') {
    const made = await askFileReader({ kind: 'picture', content, shape: rule.picture ?? {} }, who)
    return { ...made, content: bufferOf(made.content), rows: [] }
  }
  const pdf = await askFileReader({ kind: 'pdf', content, maxBytes: rule.maxBytes }, who)
  return { content: bufferOf(pdf), type: 'application/pdf', rows: [] }
}

function typeOf(content: Buffer, { types, refusal }: UploadRule): 'table' | 'image' | 'pdf' {
  if (types.includes('xlsx') && isWorkbook(content)) return 'table'
  if (types.includes('any image') && isRareImage(content)) return 'image'
  const type = sniff(content)
  if (type !== undefined && types.includes(type)) return type
  if (type !== undefined || !types.includes('csv')) throw new FileRefused('type', refusal)
  checkText(content, refusal)
  return 'table'
}

/** Of the pictures that phones take, HEIC alone cannot be read here: its patents keep it out of the library. */
function isRareImage(content: Buffer): boolean {
  const rare = sniffRare(content)
  if (rare === 'heic')
    throw new FileRefused(
      'type',
      'HEIC pictures cannot be read here. Please take a screenshot of the code, or save it as JPEG or PNG, and upload that.',
    )
  return rare !== undefined
}

async function cleanTable(content: Buffer, rule: UploadRule, who: string | undefined): Promise<CleanFile> {
  if (rule.table === 'kept') {
    const made = await askFileReader({ kind: 'table', content, rule }, who)
    return { ...made, content: bufferOf(made.content), rows: [] }
  }
  const rows = await askFileReader({ kind: 'rows', content, mostRows: rule.table?.mostRows ?? 20_000 }, who)
  return { content: Buffer.alloc(0), type: 'text/csv', rows }
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
