import { crc32, inflateRawSync } from 'node:zlib'

/** For tests: the entries of a ZIP by the directory at its end, each checked against its checksum and size. */
export function readZip(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const entries = new Map<string, string>()
  let at = bytes.readUInt32LE(end + 16)
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n--) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('broken directory')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.set(name, readEntry(bytes, at).toString('utf8'))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function readEntry(bytes: Buffer, record: number): Buffer {
  const local = bytes.readUInt32LE(record + 42)
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
  const content = inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(record + 20)))
  if (crc32(content) !== bytes.readUInt32LE(record + 16)) throw new Error('wrong checksum')
  if (content.length !== bytes.readUInt32LE(record + 24)) throw new Error('wrong size')
  return content
}
