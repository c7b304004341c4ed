import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { readMoment } from './indian-moment.ts'

export interface ZipEntry {
  name: string
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

interface Written {
  name: Buffer
  offset: number
  crc: number
  size: number
  packed: number
}

/** Sizes and checksum follow the content (bit 3), because they are unknown before; names are UTF-8 (bit 11). */
const flags = 0x0808
const versionNeeded = 20
const deflateMethod = 8
// Higher levels cost twice the time for a tenth of the size.
const level = 3

/** A ZIP archive in pieces, each entry packed while it is being made; memory does not grow with its length. */
export async function* zipFiles(entries: AsyncIterable<ZipEntry>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const stamp = dosTime(madeAt)
  const directory: Written[] = []
  let offset = 0
  for await (const entry of entries) {
    const written: Written = { name: Buffer.from(entry.name), offset, crc: 0, size: 0, packed: 0 }
    const head = localHeader(written, stamp)
    yield head
    for await (const chunk of packed(entry.content, written)) {
      written.packed += chunk.length
      yield chunk
    }
    const tail = descriptor(written)
    yield tail
    offset += head.length + written.packed + tail.length
    directory.push(written)
  }
  yield centralDirectory(directory, stamp, offset)
}

function packed(content: ZipEntry['content'], written: Written): AsyncIterable<Buffer> {
  const deflate = createDeflateRaw({ level })
  // An error of the source reaches the reader through the destroyed deflate stream.
  pipeline(Readable.from(measured(content, written), { objectMode: false }), deflate, () => {})
  return deflate
}

async function* measured(content: ZipEntry['content'], written: Written): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes =
      typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.length)
    written.crc = crc32(bytes, written.crc)
    written.size += bytes.length
    yield bytes
  }
}

function localHeader({ name }: Written, stamp: number): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(versionNeeded, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflateMethod, 8)
  head.writeUInt32LE(stamp, 10)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptor({ crc, packed, size }: Written): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(0x08074b50, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packed, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

function centralDirectory(entries: readonly Written[], stamp: number, offset: number): Buffer {
  const records = Buffer.concat(entries.map((entry) => directoryRecord(entry, stamp)))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(records.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([records, end])
}

function directoryRecord({ name, crc, packed, size, offset }: Written, stamp: number): Buffer {
  const record = Buffer.alloc(46)
  record.writeUInt32LE(0x02014b50, 0)
  record.writeUInt16LE(versionNeeded, 4)
  record.writeUInt16LE(versionNeeded, 6)
  record.writeUInt16LE(flags, 8)
  record.writeUInt16LE(deflateMethod, 10)
  record.writeUInt32LE(stamp, 12)
  record.writeUInt32LE(crc, 16)
  record.writeUInt32LE(packed, 20)
  record.writeUInt32LE(size, 24)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt32LE(offset, 42)
  return Buffer.concat([record, name])
}

/** The time as MS-DOS kept it: seconds by two, years since 1980. */
function dosTime(madeAt: Date): number {
  const clock = readMoment(madeAt) ?? new Date(0)
  const time = (clock.getUTCHours() << 11) | (clock.getUTCMinutes() << 5) | (clock.getUTCSeconds() >> 1)
  const year = Math.max(clock.getUTCFullYear(), 1980) - 1980
  const day = (year << 9) | ((clock.getUTCMonth() + 1) << 5) | clock.getUTCDate()
  return ((day << 16) | time) >>> 0
}
