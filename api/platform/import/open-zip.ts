import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { FileRefused } from '../files/file-problems.ts'

const unpack = promisify(inflateRaw)

/** One entry as the directory at the file's end tells of it. */
interface Entry {
  method: number
  crc: number
  packed: number
  offset: number
  encrypted: boolean
}

export interface ZipLimits {
  entries: number
  /** Of everything that is read out of one file, together. */
  unpackedBytes: number
}

export interface Zip {
  names(): string[]
  has(name: string): boolean
  /** Unpacks one entry; nothing where there is none of that name. */
  read(name: string): Promise<Buffer | undefined>
}

const endRecord = Buffer.from('PK\x05\x06', 'latin1')
const endLength = 22
const directoryMark = 0x02014b50
const localMark = 0x04034b50
/** A remark behind the end record is at most this long. */
const longestRemark = 65_535

const broken = () => new FileRefused('broken', 'This Excel file is damaged and cannot be read.')
const bomb = () => new FileRefused('broken', 'This Excel file unpacks to more than can be read here.')

/** Opens a ZIP by its directory. Nothing is unpacked before it is asked for, and never more than the limits allow. */
export function openZip(content: Buffer, limits: ZipLimits): Zip {
  const entries = withinBounds(() => readDirectory(content, limits.entries))
  let left = limits.unpackedBytes
  return {
    names: () => [...entries.keys()],
    has: (name) => entries.has(name),
    async read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      if (entry.encrypted) throw new FileRefused('encrypted', 'This Excel file is locked with a password.')
      const bytes = await unpackEntry(entry, packedBytes(content, entry), left)
      left -= bytes.length
      return bytes
    },
  }
}

/** Offsets come from the file itself: one that points outside of it is the file's fault. */
function withinBounds<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof RangeError ? broken() : error
  }
}

function readDirectory(content: Buffer, most: number): Map<string, Entry> {
  const from = Math.max(0, content.length - endLength - longestRemark)
  const end = content.subarray(from).lastIndexOf(endRecord)
  if (end === -1) throw broken()
  const count = content.readUInt16LE(from + end + 10)
  if (count > most) throw bomb()
  const entries = new Map<string, Entry>()
  let at = content.readUInt32LE(from + end + 16)
  for (let n = 0; n < count; n++) {
    if (content.readUInt32LE(at) !== directoryMark) throw broken()
    const nameLength = content.readUInt16LE(at + 28)
    entries.set(content.toString('utf8', at + 46, at + 46 + nameLength), entryAt(content, at))
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32)
  }
  return entries
}

const entryAt = (content: Buffer, at: number): Entry => ({
  encrypted: (content.readUInt16LE(at + 8) & 1) === 1,
  method: content.readUInt16LE(at + 10),
  crc: content.readUInt32LE(at + 16),
  packed: content.readUInt32LE(at + 20),
  offset: content.readUInt32LE(at + 42),
})

function packedBytes(content: Buffer, { offset, packed }: Entry): Buffer {
  return withinBounds(() => {
    if (content.readUInt32LE(offset) !== localMark) throw broken()
    const start = offset + 30 + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28)
    if (start + packed > content.length) throw broken()
    return content.subarray(start, start + packed)
  })
}

/** What the directory says of the size is not believed: unpacking itself stops at the limit. */
async function unpackEntry({ method, crc }: Entry, packed: Buffer, limit: number): Promise<Buffer> {
  if (method !== 0 && method !== 8) throw broken()
  if (limit <= 0 || (method === 0 && packed.length > limit)) throw bomb()
  const bytes =
    method === 0
      ? packed
      : await unpack(packed, { maxOutputLength: limit }).catch((error: { code?: string }) => {
          throw error.code === 'ERR_BUFFER_TOO_LARGE' ? bomb() : broken()
        })
  if (crc32(bytes) !== crc) throw broken()
  return bytes
}
