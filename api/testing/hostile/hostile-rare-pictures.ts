import sharp from 'sharp'
import { aBmp } from '../a-bmp.ts'
import { type HostileFile, hostileFile } from './hostile-file.ts'

const text = (words: string): Buffer => Buffer.from(words, 'latin1')
const plain = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#cc3322' } })
const half = async (whole: Promise<Buffer>): Promise<Buffer> => {
  const content = await whole
  return content.subarray(0, Math.floor(content.length / 2))
}

/** A bitmap of nine points with something else written into its head. */
function bmpWith(...lies: [at: number, bytes: 2 | 4, value: number][]): Buffer {
  const content = aBmp({ data: Buffer.alloc(27, 0x40), width: 3, height: 3 }, { bits: 24 })
  for (const [at, bytes, value] of lies) content.writeUIntLE(value >>> 0, at, bytes)
  return content
}

interface Gif {
  screen: [number, number]
  frames: Buffer[]
}
const gifOf = ({ screen, frames }: Gif): Buffer => {
  const head = text('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff')
  head.writeUInt16LE(screen[0], 6)
  head.writeUInt16LE(screen[1], 8)
  return Buffer.concat([head, ...frames, text(';')])
}
/** A frame of this size; its packed points are those of a single one. */
const gifFrame = (width: number, height: number, packed = text('\x02\x02\x44\x01\0')): Buffer => {
  const place = text(',\0\0\0\0\0\0\0\0\0')
  place.writeUInt16LE(width, 5)
  place.writeUInt16LE(height, 7)
  return Buffer.concat([place, packed])
}

const avif = (side: number) => plain(side).avif({ quality: 20, effort: 0 }).toBuffer()
/** The same with another number behind the name of one of its boxes. */
async function avifWith(box: string, ...lies: [behind: number, value: number][]): Promise<Buffer> {
  const content = await avif(64)
  const at = content.indexOf(box, 0, 'latin1')
  if (at < 0) throw new Error(`There is no box ${box}.`)
  for (const [behind, value] of lies) content.writeUInt32BE(value >>> 0, at + behind)
  return content
}

/** Of the kinds that only the pictures of payment codes may have. */
export const hostileRarePictures: HostileFile[] = [
  hostileFile('bmp: a billion points in a hundred bytes', () => bmpWith([18, 4, 40_000], [22, 4, 40_000])),
  hostileFile('bmp: a size whose product is past all numbers', () =>
    bmpWith([18, 4, 2 ** 31 - 1], [22, 4, -(2 ** 31)]),
  ),
  hostileFile('bmp: points that begin behind the file', () => bmpWith([10, 4, 2 ** 32 - 1])),
  hostileFile('bmp: points inside its own head', () => bmpWith([10, 4, 0])),
  hostileFile('bmp: packed runs of one point', () => bmpWith([28, 2, 8], [30, 4, 1])),
  hostileFile('bmp: a PNG inside', () => bmpWith([30, 4, 5])),
  hostileFile('bmp: more colours than there are', () => bmpWith([28, 2, 8], [46, 4, 2 ** 32 - 1])),
  hostileFile('bmp: no bits a point', () => bmpWith([28, 2, 0])),
  hostileFile('bmp: cut in half', () => half(Promise.resolve(bmpWith()))),
  hostileFile('bmp: two letters', () => text('BM')),
  hostileFile('bmp: a web page behind it', () => Buffer.concat([bmpWith(), text('<script>alert(1)</script>')])),
  hostileFile('bmp: 24 megapixels, of which none is drawn', () => {
    const head = bmpWith([18, 4, 4800], [22, 4, 4900], [28, 2, 1], [10, 4, 62]).subarray(0, 54)
    return Buffer.concat([head, Buffer.alloc(8 + 600 * 4900)])
  }),
  hostileFile('gif: a screen of four billion points around one', () =>
    gifOf({ screen: [65_535, 65_535], frames: [gifFrame(1, 1)] }),
  ),
  hostileFile('gif: a frame larger than its screen', () =>
    gifOf({ screen: [1, 1], frames: [gifFrame(65_535, 65_535)] }),
  ),
  hostileFile('gif: ten thousand frames of a large screen', () =>
    gifOf({ screen: [5000, 5000], frames: Array<Buffer>(10_000).fill(gifFrame(1, 1)) }),
  ),
  hostileFile('gif: no screen and no frame', () => gifOf({ screen: [0, 0], frames: [] })),
  hostileFile('gif: a million remarks', () =>
    gifOf({ screen: [1, 1], frames: [Buffer.alloc(4_000_000, text('!\xfe\0')), gifFrame(1, 1)] }),
  ),
  hostileFile('gif: points that name codes which are not there', () =>
    gifOf({
      screen: [9, 9],
      frames: [gifFrame(9, 9, Buffer.concat([text('\x0c\xff'), Buffer.alloc(255, 0xff), text('\0')]))],
    }),
  ),
  hostileFile('gif: blocks without an end', () =>
    gifOf({ screen: [9, 9], frames: [gifFrame(9, 9, text('\x02\xff')), Buffer.alloc(200_000, 0xff)] }),
  ),
  hostileFile('gif: cut in half', () => half(plain(300).gif().toBuffer())),
  hostileFile('gif: six letters', () => text('GIF89a')),
  hostileFile('avif: a head that promises two billion squared', () =>
    avifWith('ispe', [8, 2 ** 31 - 1], [12, 2 ** 31 - 1]),
  ),
  hostileFile('avif: a head that promises 7,000 squared', () => avifWith('ispe', [8, 7000], [12, 7000])),
  hostileFile('avif: a head of no size', () => avifWith('ispe', [8, 0], [12, 0])),
  hostileFile('avif: a box longer than the file', () => avifWith('meta', [-4, 2 ** 32 - 1])),
  hostileFile('avif: a box of no length', () => avifWith('iloc', [-4, 0])),
  hostileFile('avif: points that stand behind the file', () => avifWith('iloc', [16, 2 ** 31 - 1])),
  hostileFile('avif: cut in half', () => half(avif(300))),
  hostileFile('avif: only begun', () => text('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf')),
  hostileFile('avif: a list of brands without an end', () => text(`\xff\xff\xff\xffftypavif${'avif'.repeat(50_000)}`)),
]
