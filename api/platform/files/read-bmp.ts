import { fileAnswers } from '../../../texts/en/file-answer.ts'
import { FileRefused } from './file-problems.ts'

/** The points of a picture, three bytes each: red, green, blue; row by row from the top. */
export interface Points {
  data: Buffer
  width: number
  height: number
}

interface Head {
  width: number
  height: number
  /** Rows stand from the bottom up, unless the height is negative. */
  topDown: boolean
  bits: number
  /** Where the colours of a palette begin, and how many there are. */
  palette: { at: number; colours: number }
  /** Where the points begin. */
  at: number
  /** Bytes of a row: it is filled up to four. */
  stride: number
}

/** Unpacked, a picture takes three bytes a point, all at once. */
const mostPoints = 25_000_000
const indexed = [1, 4, 8]
const whole = [24, 32]

/**
 * Reads a Windows bitmap that is not compressed: with a palette (1, 4 or 8 bits) or with whole colours (24 or 32 bits).
 * Everything that the head promises is held against the bytes that are there, before anything is read or made.
 */
export function readBmp(content: Buffer): Points {
  const head = readHead(content)
  const { width, height, bits, stride } = head
  const data = Buffer.alloc(width * height * 3)
  for (let row = 0; row < height; row += 1) {
    const from = head.at + (head.topDown ? row : height - 1 - row) * stride
    const line = data.subarray(row * width * 3, (row + 1) * width * 3)
    if (indexed.includes(bits)) drawIndexed(content, head, { from, line })
    else drawWhole(content, bits / 8, { from, line })
  }
  return { data, width, height }
}

function readHead(content: Buffer): Head {
  // The file's head (14 bytes) and the shortest head of a picture that is still written (40 bytes).
  if (content.length < 54 || content.toString('latin1', 0, 2) !== 'BM') throw broken()
  const headBytes = content.readUInt32LE(14)
  if (headBytes < 40 || headBytes > 124) throw unreadable()
  const [width, signed] = [content.readInt32LE(18), content.readInt32LE(22)]
  const height = Math.abs(signed)
  if (width <= 0 || height === 0) throw broken()
  if (width * height > mostPoints)
    throw new FileRefused('pixels', 'This picture is too large: at most 25 megapixels as BMP, please.')
  const [bits, compression] = [content.readUInt16LE(28), content.readUInt32LE(30)]
  if (!indexed.includes(bits) && !whole.includes(bits)) throw unreadable()
  // 3 names where the colours stand in 32 bits; where else than usual, the picture only looks odd.
  if (compression !== 0 && !(compression === 3 && bits === 32)) throw unreadable()
  const stride = Math.ceil((width * bits) / 32) * 4
  const at = content.readUInt32LE(10)
  const palette = { at: 14 + headBytes, colours: paletteSize(bits, content.readUInt32LE(46)) }
  if (at < palette.at + palette.colours * 4 || at + stride * height > content.length) throw broken()
  return { width, height, topDown: signed < 0, bits, palette, at, stride }
}

/** None said means all that the bits can name. */
function paletteSize(bits: number, said: number): number {
  if (!indexed.includes(bits)) return 0
  if (said > 2 ** bits) throw broken()
  return said || 2 ** bits
}

interface Row {
  /** Where it begins in the file. */
  from: number
  /** Where its points go. */
  line: Buffer
}

// The head has promised every byte of every row, so they are read without asking again: a picture may have 25 million points.

function drawWhole(content: Buffer, bytes: number, { from, line }: Row): void {
  for (let to = 0, at = from; to < line.length; to += 3, at += bytes) copyColour(content, at, { line, to })
}

function drawIndexed(content: Buffer, { bits, palette }: Head, { from, line }: Row): void {
  const [perByte, mask] = [8 / bits, 2 ** bits - 1]
  const shift = Math.log2(perByte)
  for (let point = 0, to = 0; to < line.length; point += 1, to += 3) {
    const byte = content[from + (point >> shift)] ?? 0
    const colour = (byte >> (8 - bits - bits * (point & (perByte - 1)))) & mask
    if (colour >= palette.colours) throw broken()
    copyColour(content, palette.at + colour * 4, { line, to })
  }
}

/** Blue comes first in the file, red in the picture. */
function copyColour(content: Buffer, at: number, { line, to }: { line: Buffer; to: number }): void {
  line[to] = content[at + 2] ?? 0
  line[to + 1] = content[at + 1] ?? 0
  line[to + 2] = content[at] ?? 0
}

const broken = () => new FileRefused('broken', fileAnswers.damagedPicture())
const unreadable = () =>
  new FileRefused('type', 'This kind of BMP cannot be read here. Please save the picture as PNG and upload that.')
