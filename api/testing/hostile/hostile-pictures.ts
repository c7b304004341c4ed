import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { compressionBomb } from './bomb.ts'
import { type HostileFile, hostileFile } from './hostile-file.ts'

interface Png {
  width: number
  height: number
  /** Bits a point and kind of colour, as the head names them. */
  depth?: number
  colour?: number
  data?: Buffer
  /** In place of the packed data. */
  packed?: Buffer
  /** Further parts before the picture. */
  parts?: Buffer[]
}

export function pngOf({
  width,
  height,
  depth = 8,
  colour = 2,
  data = Buffer.alloc(1000),
  packed,
  parts = [],
}: Png): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, 0], 8)
  const chunks = [
    pngPart('IHDR', head),
    ...parts,
    pngPart('IDAT', packed ?? deflateSync(data)),
    pngPart('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function pngPart(name: string, data: Buffer, sum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(sum ?? crc32(body))
  return Buffer.concat([length, body, check])
}

const plain = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#cc3322' } })
const clear = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } })

/** A JPEG whose head says another size than it has. */
async function jpegOf(width: number, height: number): Promise<Buffer> {
  const jpeg = await plain().jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

const jpegPart = (mark: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, mark, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

function webpOf(parts: Buffer): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(parts.length + 4, 4)
  return Buffer.concat([head, parts])
}

const svg = (inside: string): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${inside}</svg>`)
const text = (words: string): Buffer => Buffer.from(words, 'latin1')
const smallJpeg = () => plain().jpeg().toBuffer()
const remark = text('<script>alert(1)</script>')

export const hostilePictures: HostileFile[] = [
  hostileFile('webp: 7000 by 7000 in two kilobytes', () => clear(7000).webp({ lossless: true, effort: 0 }).toBuffer()),
  hostileFile('webp: 7000 by 7000 of one colour', () =>
    plain(7000, 7000).webp({ lossless: true, effort: 0 }).toBuffer(),
  ),
  hostileFile('webp: of many frames', async () => {
    const frames = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        plain(200, 200 + (i % 1))
          .png()
          .toBuffer(),
      ),
    )
    return sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
  }),
  hostileFile('webp: a head that promises 16,383 squared', () =>
    webpOf(Buffer.concat([text('VP8X\x0a\0\0\0\x10\0\0\0'), Buffer.from([0xfe, 0x3f, 0, 0xfe, 0x3f, 0])])),
  ),
  hostileFile('webp: a part longer than the file', () => webpOf(text('VP8L\xff\xff\xff\x7f/'))),
  hostileFile('webp: nothing inside', () => webpOf(text('VP8 '))),
  hostileFile('png: 30,000 by 30,000', () => pngOf({ width: 30_000, height: 30_000 })),
  hostileFile('png: 7,000 by 7,000, white', () =>
    pngOf({ width: 7000, height: 7000, depth: 1, colour: 0, data: Buffer.alloc(7000 * 876) }),
  ),
  hostileFile('png: 7,000 by 7,000 of 16 bits a colour', () =>
    pngOf({ width: 7000, height: 7000, depth: 16, colour: 6, packed: compressionBomb(392) }),
  ),
  hostileFile('png: two billion by one', () => pngOf({ width: 2_147_483_647, height: 1 })),
  hostileFile('png: no width', () => pngOf({ width: 0, height: 9 })),
  hostileFile('png: a small picture that unpacks to a gigabyte', () =>
    pngOf({ width: 9, height: 9, packed: compressionBomb(1000) }),
  ),
  hostileFile('png: a remark that unpacks to 500 MB', () => {
    const remarks = Buffer.concat([text('Comment\0\0'), compressionBomb(500)])
    return pngOf({ width: 9, height: 9, data: Buffer.alloc(252), parts: [pngPart('zTXt', remarks)] })
  }),
  hostileFile('png: colours that unpack to 500 MB', () => {
    const profile = Buffer.concat([text('x\0\0'), compressionBomb(500)])
    return pngOf({ width: 9, height: 9, data: Buffer.alloc(252), parts: [pngPart('iCCP', profile)] })
  }),
  hostileFile('png: thirty thousand remarks', () => {
    const parts = Array.from({ length: 30_000 }, () => pngPart('tEXt', text('a\0b')))
    return pngOf({ width: 9, height: 9, data: Buffer.alloc(252), parts })
  }),
  hostileFile('png: a script as a remark', () =>
    pngOf({
      width: 9,
      height: 9,
      data: Buffer.alloc(252),
      parts: [pngPart('tEXt', Buffer.concat([text('a\0'), remark]))],
    }),
  ),
  hostileFile('png: wrong sums', () =>
    Buffer.concat([
      text('\x89PNG\r\n\x1a\n'),
      pngPart('IHDR', Buffer.alloc(13), 1),
      pngPart('IEND', Buffer.alloc(0), 1),
    ]),
  ),
  hostileFile('png: a part longer than the file', () => text('\x89PNG\r\n\x1a\n\x7f\xff\xff\xffIHDR')),
  hostileFile('png: cut in half', async () => (await plain(300, 300).png().toBuffer()).subarray(0, 60)),
  hostileFile('png: a web page behind it', async () => Buffer.concat([await plain().png().toBuffer(), remark])),
  hostileFile('jpeg: 65,535 by 65,535', () => jpegOf(65_535, 65_535)),
  hostileFile('jpeg: 7,000 by 7,000 in a kilobyte', () => jpegOf(7000, 7000)),
  hostileFile('jpeg: of no size', () => jpegOf(0, 0)),
  hostileFile('jpeg: cut in half', async () => (await smallJpeg()).subarray(0, 300)),
  hostileFile('jpeg: three bytes', () => Buffer.from([0xff, 0xd8, 0xff])),
  hostileFile('jpeg: four megabytes of marks', () =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(4_000_000, 0xff)]),
  ),
  hostileFile('jpeg: a thousand remarks with scripts', async () => {
    const jpeg = await smallJpeg()
    const remarks = Array.from({ length: 1000 }, () => jpegPart(0xfe, remark))
    return Buffer.concat([jpeg.subarray(0, 2), ...remarks, jpeg.subarray(2)])
  }),
  hostileFile('jpeg: camera data in a circle', async () => {
    const jpeg = await smallJpeg()
    const exif = Buffer.concat([
      text('Exif\0\0II*\0\x08\0\0\0\x01\0'),
      Buffer.from('698704000100000008000000', 'hex'),
      Buffer.alloc(4, 8),
    ])
    return Buffer.concat([jpeg.subarray(0, 2), jpegPart(0xe1, exif), jpeg.subarray(2)])
  }),
  hostileFile('jpeg: a web page behind it', async () => Buffer.concat([await smallJpeg(), remark])),
  hostileFile('jpeg: an archive behind it', async () =>
    Buffer.concat([await smallJpeg(), text('PK\x03\x04xl/workbook.xmlPK\x05\x06')]),
  ),
  hostileFile('jpeg: of several hundred scans', async () => {
    const jpeg = await plain(2000, 2000).jpeg({ progressive: true }).toBuffer()
    const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
    return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(500).fill(scan), jpeg.subarray(-2)])
  }),
  hostileFile('gif: of many frames', () => {
    const frame = Buffer.from('2c0000000001000100000002024401003b', 'hex').subarray(0, 16)
    return Buffer.concat([
      text('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff'),
      ...Array<Buffer>(50_000).fill(frame),
      text(';'),
    ])
  }),
  hostileFile('gif: 65,535 by 65,535', () => text('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff;')),
  hostileFile('tiff: that points at itself', () => text('II*\0\x08\0\0\0\0\0\x08\0\0\0')),
  hostileFile('bmp: two billion wide', () =>
    text('BM\0\0\0\0\0\0\0\x006\0\0\0(\0\0\0\xff\xff\xff\x7f\xff\xff\xff\x7f'),
  ),
  hostileFile('svg: a script', () => svg('onload="alert(1)"><script>alert(1)</script>')),
  hostileFile('svg: a file of the server', () =>
    Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  ),
  hostileFile('svg: an address', () => svg('><image href="http://127.0.0.1:1/x.png" width="9" height="9"/>')),
  hostileFile('svg: a billion laughs', () => Buffer.from(`<?xml version="1.0"?>${laughs}<svg><text>&i;</text></svg>`)),
  hostileFile('ico: many pictures', () => text(`\0\0\x01\0\xff\xff${'\0'.repeat(3000)}`)),
  hostileFile('heic: only begun', () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
]

const laughs = `<!DOCTYPE x [<!ENTITY a "ha">${[...'bcdefghi'].map((name, i) => `<!ENTITY ${name} "${`&${'abcdefgh'[i]};`.repeat(10)}">`).join('')}]>`
