import { FileRefused } from './file-problems.ts'
import { holdsActiveName, holdsEncryption, plainName } from './find-active-names.ts'
import { inflateStart } from './inflate-start.ts'

const mostPerStream = 16 * 1_048_576
const mostInAll = 64 * 1_048_576
const mostStreams = 5000

const streamStart = /stream[ \t]*(?:\r\n|\n|\r)/g
const objectStream = /\/ObjStm|\/First\s+\d{1,10}(?!\d)(?!\s+\d+\s+R)/
// Ways to pack that would hide words from us; no program packs its objects so.
const unusualPacking = /\/(ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt|Predictor)\b/

/** Refuses a PDF that is incomplete, locked, or does more than show pages. */
export async function checkPdf(content: Buffer): Promise<void> {
  const text = content.toString('latin1')
  if (!text.startsWith('%PDF-') || !/%%EOF[\s\0]*$/.test(text.slice(-2048))) {
    throw new FileRefused('broken', 'This PDF is damaged or incomplete. Please save it again and retry.')
  }
  if (holdsEncryption(text)) {
    throw new FileRefused('encrypted', 'This PDF is locked with a password. Please save it without one and retry.')
  }
  if (holdsActiveName(text)) refuseActive()
  await checkPackedObjects(content, text)
}

/** Newer PDFs keep their objects packed in streams, where the words cannot be seen from outside. */
async function checkPackedObjects(content: Buffer, text: string): Promise<void> {
  let [last, streams, left] = [0, 0, mostInAll]
  for (const { index, 0: keyword } of text.matchAll(streamStart)) {
    const before = plainName(text.slice(last, index))
    last = index + keyword.length
    if (!objectStream.test(before)) continue
    if (unusualPacking.test(before) || ++streams > mostStreams) refuseUnusual()
    const { bytes, effort } = await inflateStart(content.subarray(last, last + mostPerStream), mostPerStream)
    left -= effort
    if (bytes.length === mostPerStream || left < 0) refuseUnusual()
    if (holdsActiveName(bytes.toString('latin1'))) refuseActive()
  }
}

function refuseActive(): never {
  throw new FileRefused(
    'script',
    'This PDF holds a script, a form or an attached file. Please print it to a new PDF and retry.',
  )
}

function refuseUnusual(): never {
  throw new FileRefused('broken', 'This PDF is built in an unusual way. Please print it to a new PDF and retry.')
}
