import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const block = 512

/** Unpacks the files and folders of a plain tar archive. */
export function untar(archive, folder) {
  let at = 0
  // The archive ends with empty blocks.
  while (at + block <= archive.length && archive[at] !== 0) {
    const { name, size, type } = readHeader(archive, at)
    const file = path.resolve(folder, name)
    if (!`${file}/`.startsWith(`${path.resolve(folder)}/`))
      throw new Error('The archive holds a path outside its folder.')
    if (type === '5') mkdirSync(file, { recursive: true })
    if (type === '0' || type === '') write(file, archive.subarray(at + block, at + block + size))
    at += block + Math.ceil(size / block) * block
  }
}

function readHeader(archive, at) {
  const field = (offset, length) => archive.toString('latin1', at + offset, at + offset + length).replace(/\0.*$/s, '')
  return { name: field(0, 100), size: Number.parseInt(field(124, 12), 8) || 0, type: field(156, 1) }
}

function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content, { mode: 0o755 })
}
