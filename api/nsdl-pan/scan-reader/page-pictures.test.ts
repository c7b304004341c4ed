import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Picture } from '../../../contract/picture/picture.ts'
import { aFormSheet } from '../../testing/pan-forms.ts'
import { faxStrips, jbig2Of, type PackedPicture, pdfWith } from '../../testing/pdf-pictures.ts'
import { printForm } from '../form-drawing/print-form.ts'
import { onePicture } from './page-pictures.ts'

const [width, height] = [240, 340]
const whole = [595, 0, 0, 842, 0, 0]

/** Black at the top left, dark at the top right, grey at the bottom left, and white. */
const quarters = Buffer.from(
  Array.from({ length: width * height }, (_, i) => {
    const [left, upper] = [i % width < width / 2, i < (width * height) / 2]
    return upper ? (left ? 0 : 90) : left ? 160 : 255
  }),
)
const png = await sharp(quarters, { raw: { width, height, channels: 1 } })
  .png()
  .toBuffer()

/** The shades in the middles of the four quarters: top left, top right, bottom left, bottom right. */
function shades({ width: w, height: h, channels, data }: Picture): number[] {
  const at = (x: number, y: number) => data[(Math.floor(y * h) * w + Math.floor(x * w)) * channels] ?? -1
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].map((shade) => Math.round(shade / 10) * 10)
}

const straight = [0, 90, 160, 260]
/** As faxes and JBIG2 have them: black or white, split in the middle. */
const split = [0, 0, 260, 260]

async function shadesOf(pictures: PackedPicture[], options?: Parameters<typeof pdfWith>[1]): Promise<number[]> {
  const picture = await onePicture(pdfWith(pictures, options), 0)
  if (!picture) throw new Error('No picture was found.')
  return shades(picture)
}

const grey = {
  width,
  height,
  matrix: whole,
  entries: '/Filter /FlateDecode /ColorSpace /DeviceGray /BitsPerComponent 8',
}
const flate = (changes: Partial<PackedPicture> = {}): PackedPicture => ({
  ...grey,
  bytes: deflateSync(quarters),
  ...changes,
})

/** Strips under one another, each with its share of the page's height. */
async function strips(pack: (strip: Awaited<ReturnType<typeof faxStrips>>[number]) => Partial<PackedPicture>) {
  let above = 0
  return (await faxStrips(png, height)).map((strip): PackedPicture => {
    above += strip.rows
    const matrix = [595, 0, 0, (842 * strip.rows) / height, 0, 842 - (842 * above) / height]
    return { ...grey, height: strip.rows, matrix, bytes: strip.bytes, ...pack(strip) }
  })
}

describe('the picture of a page', () => {
  it('is had from Flate', async () => {
    expect(await shadesOf([flate()])).toEqual(straight)
  })

  it('is had from JPEG', async () => {
    const bytes = await sharp(png).jpeg().toBuffer()
    const entries = '/Filter /DCTDecode /ColorSpace /DeviceGray /BitsPerComponent 8'
    expect(await shadesOf([flate({ bytes, entries })])).toEqual(straight)
  })

  it('is had from the strips of a fax', async () => {
    const packed = await strips(({ rows }) => ({
      entries: `/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${rows} >> /ColorSpace /DeviceGray /BitsPerComponent 1`,
    }))
    expect(packed.length).toBeGreaterThan(1)
    expect(await shadesOf(packed)).toEqual(split)
  })

  it('is had from JBIG2', async () => {
    const packed = await strips((strip) => ({
      entries: '/Filter /JBIG2Decode /ColorSpace /DeviceGray /BitsPerComponent 1',
      bytes: jbig2Of(strip, width),
    }))
    expect(await shadesOf(packed)).toEqual(split)
  })

  it('is had from JPEG 2000', async () => {
    const bytes = Buffer.from(jpeg2000, 'base64')
    expect(await shadesOf([flate({ width: 32, height: 32, bytes, entries: '/Filter /JPXDecode' })])).toEqual([
      60, 220, 60, 220,
    ])
  })

  it('is had from a stencil over a background', async () => {
    const mask = deflateSync(Buffer.from([0b01111111]))
    const stencil = { ...grey, width: 2, height: 1, bytes: mask, entries: '/Filter /FlateDecode /ImageMask true' }
    expect(await shadesOf([flate(), stencil])).toEqual([0, 90, 0, 260])
  })

  it('stands upright where the page is turned', async () => {
    expect(await shadesOf([flate()], { extra: '/Rotate 90' })).toEqual([160, 0, 260, 90])
  })

  it('stands upright where it was painted upside down', async () => {
    expect(await shadesOf([flate({ matrix: [-595, 0, 0, -842, 595, 842] })])).toEqual([260, 160, 90, 0])
  })

  it('has as many pixels as were scanned', async () => {
    expect(await onePicture(pdfWith([flate()]), 0)).toMatchObject({ width, height })
  })
})

describe('no picture', () => {
  it('has a page that a program wrote', async () => {
    expect(await onePicture(await printForm(aFormSheet()), 0)).toBeUndefined()
  })

  it('has a page with nothing but a logo', async () => {
    expect(await onePicture(pdfWith([flate({ matrix: [100, 0, 0, 60, 40, 700] })]), 0)).toBeUndefined()
  })

  it('has a page whose picture cannot be unpacked, or has billions of pixels', async () => {
    expect(
      await onePicture(
        pdfWith([
          flate({
            bytes: Buffer.from('nothing'),
            entries: '/Filter /DCTDecode /ColorSpace /DeviceRGB /BitsPerComponent 8',
          }),
        ]),
        0,
      ),
    ).toBeUndefined()
    expect(await onePicture(pdfWith([flate({ width: 60_000, height: 60_000 })]), 0)).toBeUndefined()
  })
})

/** 32 × 32 pixels: a dark bar at the top, below it dark and light halves. */
const jpeg2000 =
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAIAAAACAAAQcHAAAAAAAPY29scgEAAAAAABEAAAEWanAyY/9P/1EAKQAAAAAAIAAAACAAAAAAAAAAAAAAACAAAAAgAAAAAAAAAAAAAQcBAf9SAAwAAAABAAEEBAAB/1wAB0BASEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS4w/5AACgAAAAAAoQAB/5PPtaQRUFSrLmeEeUsaQ0kAADCQl+o6pPEcJ+bU2JF0BoWv0MwM49pUCO+eQzj2lQJA+5gzPmWZmMWPyt6ROv0KYJAZS2Ec4/yBIx+T0ugFFcWM8/6MVFYQGgb/fhBA4AMrFQAMI8xQSMi7/3/H2hsfaGwfUCCCse/l3V5VqUBjePQfPmKvgReAxSP+5sZffziwNrn/2Q=='
