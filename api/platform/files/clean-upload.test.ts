import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { activeInPdf } from '../../testing/hostile/active-in-pdf.ts'
import { compressionBomb } from '../../testing/hostile/bomb.ts'
import { readPdf } from '../../testing/reading/read-pdf.ts'
import { cleanImage } from './clean-image.ts'
import { cleanUpload } from './clean-upload.ts'
import type { RefusalReason } from './file-problems.ts'

const rule = { types: ['pdf', 'image'] as const, maxBytes: 5_000_000, refusal: 'Only PDF files and pictures, please.' }

async function refusal(content: Buffer, given: Parameters<typeof cleanUpload>[1] = rule): Promise<RefusalReason> {
  const error = await cleanUpload(content, given).then(
    () => new Error('it was taken'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Error) || !('reason' in error)) throw error
  return error.reason as RefusalReason
}

async function realPdf(options: PDFKit.PDFDocumentOptions = {}, draw?: (doc: PDFKit.PDFDocument) => void) {
  const doc = new PDFDocument(options)
  doc.text('Form 49A')
  draw?.(doc)
  doc.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of doc) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** A PDF by hand: one page, the given entries in its catalogue, and whatever else. */
function handmadePdf(object: string, stream?: { dict: string; data: Buffer }): Buffer {
  const start = `%PDF-1.7
1 0 obj
<< /Type /Catalog /Pages 8 0 R ${object} >>
endobj
8 0 obj
<< /Type /Pages /Kids [9 0 R] /Count 1 >>
endobj
9 0 obj
<< /Type /Page /Parent 8 0 R /MediaBox [0 0 200 100] >>
endobj
`
  const body = stream
    ? Buffer.concat([
        Buffer.from(`2 0 obj\n<< ${stream.dict} /Length ${stream.data.length} >>\nstream\n`),
        stream.data,
        Buffer.from('\nendstream\nendobj\n'),
      ])
    : Buffer.alloc(0)
  return Buffer.concat([Buffer.from(start), body, Buffer.from('trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n')])
}

/** The same with the entries in its page. */
const onPage = (entries: string, stream?: { dict: string; data: Buffer }): Buffer =>
  Buffer.from(
    handmadePdf('', stream)
      .toString('latin1')
      .replace('/MediaBox [0 0 200 100]', () => `/MediaBox [0 0 200 100] ${entries}`),
    'latin1',
  )

const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#cc3322' } })

describe('by its bytes', () => {
  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['plain text', 'hello'],
    ['a PDF with something before it', '<script>alert(1)</script>%PDF-1.4\n%%EOF\n'],
    ['a ZIP', 'PK\x03\x04\x14\x00\x00\x00\x08\x00'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00'],
    ['a program', '\x7fELF\x02\x01\x01'],
  ])('%s is refused, whatever its name says', async (_what, content) => {
    expect(await refusal(Buffer.from(content, 'latin1'))).toBe('type')
  })

  it('a type the rule does not name is refused with the sentence of the rule', async () => {
    const png = await picture().png().toBuffer()
    await expect(cleanUpload(png, { ...rule, types: ['pdf'] })).rejects.toThrow('Only PDF files and pictures, please.')
    expect(await refusal(await realPdf(), { ...rule, types: ['image'] })).toBe('type')
  })

  it('an empty and a too large file are refused', async () => {
    expect(await refusal(Buffer.alloc(0))).toBe('empty')
    expect(await refusal(await realPdf(), { ...rule, maxBytes: 500 })).toBe('size')
  })
})

describe('a PDF', () => {
  it('that only shows pages is written anew with all that they show', async () => {
    const scan = await picture(800, 600).jpeg().toBuffer()
    const pdf = await realPdf({}, (doc) => doc.image(scan).addPage().text('two'))
    const { content, type } = await cleanUpload(pdf, rule)
    expect(type).toBe('application/pdf')
    expect(await readPdf(content)).toEqual(await readPdf(pdf))
    expect(content.includes(scan)).toBe(true)
  })

  it('that is cleaned twice stays the same', async () => {
    const { content } = await cleanUpload(await realPdf(), rule)
    expect((await cleanUpload(content, rule)).content).toEqual(content)
  })

  it('with blank space after its end is taken, with anything else it is not', async () => {
    const pdf = await realPdf()
    expect((await cleanUpload(Buffer.concat([pdf, Buffer.from('\r\n\0\0 \n')]), rule)).type).toBe('application/pdf')
    expect(await refusal(Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]))).toBe('broken')
    expect(await refusal(Buffer.concat([pdf, deflateRawSync('zip'), Buffer.from('PK\x05\x06')]))).toBe('broken')
    expect(await refusal(pdf.subarray(0, pdf.length / 2))).toBe('broken')
  })

  it('that is locked with a password is refused', async () => {
    expect(await refusal(await realPdf({ userPassword: 'x', pdfVersion: '1.7' }))).toBe('encrypted')
    const hidden = handmadePdf('').toString('latin1').replace('/Root', '/E#6ecrypt << /Filter /Standard >> /Root')
    expect(await refusal(Buffer.from(hidden, 'latin1'))).toBe('encrypted')
  })

  it.each([
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    '/OpenAction << /S /J#61vaScript >>',
    '/AA << /O << /S /Rendition /JS 5 0 R >> >>',
    '/Names << /JavaScript 5 0 R >>',
    '/X << /Type /Action    /JS (app.alert) >>   ',
    '/X << /Type /Action    /#4aS (app.alert) >>   ',
    '/A << /S /Launch /F (cmd.exe) >>',
    '/Names << /EmbeddedFiles 5 0 R >>',
    '/EF << /F << /Type /EmbeddedFile >> >>',
    '/AcroForm << /XFA [ (template) 5 0 R ] >>',
    '/A<</S/SubmitForm/F(http://x)>>',
  ])('with %s is refused', async (object) => {
    expect(await refusal(handmadePdf(object))).toBe('script')
  })

  it('with a script of a real library is refused', async () => {
    const pdf = await realPdf({}, (doc) => doc.addNamedJavaScript?.('x', 'app.alert(1)'))
    expect(await refusal(pdf)).toBe('script')
  })

  /** What is kept of a PDF that is not refused does nothing. */
  async function expectHarmless(content: Buffer): Promise<void> {
    const kept = await cleanUpload(content, rule).catch((error: { reason?: unknown }) => {
      if (error.reason === undefined) throw error
    })
    if (kept) expect(await activeInPdf(kept.content)).toEqual([])
  }
  const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
  const action = '/OpenAction 4 0 R'

  it('with a script packed in an object stream is refused, however it is packed', async () => {
    const text = Buffer.from(`4 0 ${script}`)
    const twice = deflateSync(deflateSync(text))
    for (const { dict, data } of [
      { dict: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', data: deflateSync(text) },
      { dict: '/Type/Obj#53tm/N 1/First 4/Filter/FlateDecode', data: deflateSync(text) },
      { dict: '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', data: twice },
      { dict: '/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode', data: Buffer.from(`${text.toString('hex')}>`) },
    ]) {
      expect(await refusal(handmadePdf(action, { dict, data }))).toBe('script')
    }
    const harmless = handmadePdf('', {
      dict: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
      data: deflateSync('4 0 << >>'),
    })
    expect((await cleanUpload(harmless, rule)).type).toBe('application/pdf')
  })

  it('with a script that only some readers would find is refused, or kept without it', async () => {
    const data = deflateSync(`4 0 ${script}`)
    const filter = Buffer.from('6 0 obj\n/FlateDecode\nendobj\n')
    for (const dict of [
      '/N 1 /First 4 /Filter /FlateDecode /Subtype /Image',
      '/Type /ObjStm /N 1 /First 4 /Filter 6 0 R',
      '/Type /ObjStm /N 1 /First 4 /Filter /Crypt',
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
    ]) {
      const pdf = handmadePdf(action, { dict, data })
      await expectHarmless(pdf)
      await expectHarmless(Buffer.concat([pdf.subarray(0, 9), filter, pdf.subarray(9)]))
    }
  })

  it.each([
    '/AA << /O << /S /URI /URI (http://evil.example) >> >>',
    '/OpenAction << /S /URI /URI (http://evil.example) >>',
    '/OpenAction << /S /GoToR /F (\\\\evil.example\\share) /D [0 /Fit] >>',
    '/Annots [<< /Subtype /Link /Rect [0 0 200 100] /A << /S /URI /URI (http://evil.example) >> >>]',
    '/Names << /Dests 5 0 R >> /Metadata 5 0 R /Outlines 5 0 R',
    '/AcroForm << /Fields [] /DA (x) >>',
    '/Thread << /F (x) >> /PieceInfo << /X 1 >> /SpiderInfo 5 0 R',
  ])('with %s is kept without it', async (entries) => {
    for (const pdf of [handmadePdf(entries), onPage(entries)]) {
      const { content } = await cleanUpload(pdf, rule)
      expect(await activeInPdf(content)).toEqual([])
      expect(content.toString('latin1')).not.toMatch(/evil|Thread|PieceInfo/)
      expect(await readPdf(content)).toHaveLength(1)
    }
  })

  it('keeps the look of a stamp or a filled field as a part of its page', async () => {
    const look = '/Type /XObject /Subtype /Form /BBox [0 0 10 10] /Resources << /Font << /F1 7 0 R >> >>'
    const font = '7 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n'
    const pdf = onPage(
      '/Annots [<< /Subtype /Widget /FT /Sig /Rect [20 20 120 60] /AP << /N 2 0 R >> /A << /S /URI /URI (http://x) >> >>]',
      { dict: look, data: Buffer.from('BT /F1 4 Tf 1 1 Td (Signed) Tj ET') },
    )
    const { content } = await cleanUpload(Buffer.concat([pdf.subarray(0, 9), Buffer.from(font), pdf.subarray(9)]), rule)
    expect(await readPdf(content)).toEqual(['Signed'])
    expect(await activeInPdf(content)).toEqual([])
  })

  it('that packs a bomb, or is made to keep the server busy, is refused', async () => {
    const packed = {
      dict: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
      data: compressionBomb(900),
    }
    expect(await refusal(handmadePdf('', packed))).toBe('broken')
    // The next file is read by another process.
    expect((await cleanUpload(await realPdf(), rule)).type).toBe('application/pdf')
    const digits = handmadePdf(`/First ${'1'.repeat(1_000_000)} 0 R`, { dict: '/X 1', data: Buffer.from('x') })
    expect(await refusal(digits)).toBe('broken')
    // A thousand streams that run on into one another and all end in millions of blocks that hold nothing.
    const head = Buffer.from('1 0 obj<</Type/ObjStm/First 4>>stream\n\x78\x9c', 'latin1')
    const holdsNext = Buffer.from([0, head.length, 0, 255 - head.length, 255])
    const streams = Array.from({ length: 1000 }, () => [head, holdsNext]).flat()
    const nothing = Buffer.alloc(4_500_000, Buffer.from([0, 0, 0, 255, 255]))
    const nested = Buffer.concat([Buffer.from('%PDF-1.7\n'), ...streams, head, nothing, Buffer.from('\n%%EOF\n')])
    expect(await refusal(nested)).toBe('broken')
  }, 180_000)

  it('is not refused for what packed bytes look like by chance', async () => {
    const data = Buffer.concat([Buffer.from([0x81, 0xfe, 0x90]), Buffer.from('/JS('), Buffer.from([0x9c, 0xe0, 0x88])])
    const pdf = handmadePdf('/Outlines << /First 7 0 R >>', { dict: '/Subtype /Image /Filter /ASCII85Decode', data })
    expect((await cleanUpload(pdf, rule)).type).toBe('application/pdf')
  })
})

describe('a picture', () => {
  it('is drawn anew, upright, without place and camera and without what was hidden behind it', async () => {
    const jpeg = await picture(40, 30)
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    const { content, type } = await cleanUpload(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), rule)
    const { format, width, height, exif, icc, xmp, orientation } = await sharp(content).metadata()
    expect(type).toBe('image/jpeg')
    expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({ format: 'jpeg', width: 30, height: 40 })
    expect(content.toString('latin1')).not.toMatch(/script|SecretCamera/)
  })

  it('stays a PNG, becomes a JPEG from WebP, and a PNG where it is see-through', async () => {
    const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } })
    expect((await cleanUpload(await picture().png().toBuffer(), rule)).type).toBe('image/png')
    expect((await cleanUpload(await picture().webp().toBuffer(), rule)).type).toBe('image/jpeg')
    expect((await cleanUpload(await clear.webp().toBuffer(), rule)).type).toBe('image/png')
  })

  it('with several frames keeps the first', async () => {
    const frames = [await picture().png().toBuffer(), await picture().negate().png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { content } = await cleanImage(moving)
    const { height, pages } = await sharp(content).metadata()
    expect({ height, pages }).toEqual({ height: 30, pages: undefined })
  })

  it('is made to fit and given the format asked for', async () => {
    const { content, type } = await cleanImage(await picture(400, 100).png().toBuffer(), {
      side: 200,
      format: 'jpeg',
    })
    const { width, height } = await sharp(content).metadata()
    expect({ type, width, height }).toEqual({ type: 'image/jpeg', width: 200, height: 50 })
  })

  it('of 30,000 by 30,000 points is refused before it is unpacked', async () => {
    expect(await refusal(hugePng(30_000, 30_000))).toBe('pixels')
  })

  it('that is cut short or only begins like one is refused', async () => {
    const jpeg = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refusal(jpeg.subarray(0, jpeg.length / 3))).toBe('broken')
    expect(await refusal(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100)]))).toMatch(
      /broken|type/,
    )
  })
})

/** A valid PNG head that promises far more than it holds. */
function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
