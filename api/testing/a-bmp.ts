import type { Points } from '../platform/files/read-bmp.ts'

interface Kind {
  bits: 1 | 4 | 8 | 24 | 32
  topDown?: boolean
}

/** A Windows bitmap, not compressed, as a program of old writes it. */
export function aBmp({ data, width, height }: Points, { bits, topDown = false }: Kind): Buffer {
  const colourAt = (point: number) => data.subarray(point * 3, point * 3 + 3).toString('hex')
  const palette = bits > 8 ? [] : [...new Set(Array.from({ length: width * height }, (_, point) => colourAt(point)))]
  const stride = Math.ceil((width * bits) / 32) * 4
  const at = 54 + palette.length * 4
  const content = Buffer.alloc(at + stride * height)
  content.write('BM', 'latin1')
  content.writeUInt32LE(content.length, 2)
  content.writeUInt32LE(at, 10)
  content.writeUInt32LE(40, 14)
  content.writeInt32LE(width, 18)
  content.writeInt32LE(topDown ? -height : height, 22)
  content.writeUInt16LE(1, 26)
  content.writeUInt16LE(bits, 28)
  content.writeUInt32LE(palette.length, 46)
  for (const [index, colour] of palette.entries()) content.set(reversed(colour), 54 + index * 4)
  for (let point = 0; point < width * height; point += 1) {
    const [row, column] = [Math.floor(point / width), point % width]
    const from = at + (topDown ? row : height - 1 - row) * stride
    if (bits > 8) content.set(reversed(colourAt(point)), from + (column * bits) / 8)
    else {
      const byte = from + Math.floor((column * bits) / 8)
      const shift = 8 - bits * ((column % (8 / bits)) + 1)
      content.writeUInt8(content.readUInt8(byte) | (palette.indexOf(colourAt(point)) << shift), byte)
    }
  }
  return content
}

/** Blue comes first. */
const reversed = (colour: string): Buffer => Buffer.from(colour, 'hex').reverse()
