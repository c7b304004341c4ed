import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type PictureRule, pictureKinds, pictureProviders, pictureRules } from '../../../contract/nsdl-pan/pictures.ts'
import type { Picture } from '../../../contract/picture/picture.ts'
import { seeded } from '../../testing/scans.ts'
import { cropPicture } from './crop-picture.ts'

/** A page of 100 × 100 mm at 10 pixels a millimetre. */
const flat = [0.1, 0, 0, 0, 0.1, 0, 0, 0, 1] as const

function picture(colourAt: (x: number, y: number) => readonly [number, number, number]): Picture {
  const data = new Uint8Array(1000 * 1000 * 3)
  for (let i = 0; i < 1000 * 1000; i++) data.set(colourAt(i % 1000, Math.floor(i / 1000)), i * 3)
  return { width: 1000, height: 1000, channels: 3, data }
}

const random = seeded(5)
/** Nothing is harder to pack than noise. */
const noise = picture(() => [random() * 255, random() * 255, random() * 255])
/** Red where x is below 50 mm, blue from there on. */
const halves = picture((x) => (x < 500 ? [220, 40, 40] : [40, 40, 220]))
/** A black square of 10 mm in the middle of the page. */
const square = picture((x, y) => (Math.abs(x - 499.5) < 50 && Math.abs(y - 499.5) < 50 ? [0, 0, 0] : [240, 240, 240]))

const rules = pictureProviders.flatMap((provider) => pictureKinds.map((kind) => ({ provider, kind })))
const photo = pictureRules.protean.photo
const signature = pictureRules.uti.signature

async function pixels(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + info.channels)]
  }
  return { at, info }
}

describe('a saved picture', () => {
  it.each(rules)(
    'has the exact pixels, density and size that $provider wants of a $kind',
    async ({ provider, kind }) => {
      const rule = pictureRules[provider][kind]
      const crop = await cropPicture(noise, flat, { cut: { x: 20, y: 20, width: 45, height: 20 }, rule })
      const { width, height, density, format, channels, exif, icc } = await sharp(crop).metadata()
      expect({ width, height, density, format }).toEqual({
        width: rule.width,
        height: rule.height,
        density: rule.dpi,
        format: 'jpeg',
      })
      expect(channels).toBe(rule.colour === 'colour' ? 3 : 1)
      expect([exif, icc]).toEqual([undefined, undefined])
      expect(crop.length).toBeLessThanOrEqual(rule.maxBytes)
      expect(crop.length).toBeGreaterThan(rule.maxBytes / 10)
    },
  )

  it('keeps full colours where they fit, and gives up the fine ones first', async () => {
    const cut = { x: 20, y: 20, width: 25, height: 35 }
    const easy = await sharp(await cropPicture(halves, flat, { cut, rule: photo })).metadata()
    const hard = await sharp(await cropPicture(noise, flat, { cut, rule: { ...photo, maxBytes: 13_000 } })).metadata()
    expect([easy.chromaSubsampling, hard.chromaSubsampling]).toEqual(['4:4:4', '4:2:0'])
  })

  it('cuts where its box is, to the pixel', async () => {
    const crop = await cropPicture(halves, flat, { cut: { x: 40, y: 10, width: 25, height: 35 }, rule: photo })
    const { at } = await pixels(crop)
    // The colours change 10 mm from the left: at pixel 78.8.
    const [before, after] = [at(76, 100), at(81, 100)]
    expect(before[0]).toBeGreaterThan(before[2] ?? 255)
    expect(after[2]).toBeGreaterThan(after[0] ?? 255)
  })

  it('is turned about the middle of its box', async () => {
    const cut = { x: 37.5, y: 32.5, width: 25, height: 35, degrees: 90 }
    const { at } = await pixels(await cropPicture(halves, flat, { cut, rule: photo }))
    // Turned a quarter clockwise, the box has on its upper edge what was on the right.
    const [upper, lower] = [at(98, 20), at(98, 255)]
    expect(upper[2]).toBeGreaterThan(upper[0] ?? 255)
    expect(lower[0]).toBeGreaterThan(lower[2] ?? 255)
  })

  it('is never stretched: a square stays one, with white at the sides or cut', async () => {
    const cut = { x: 27.5, y: 40, width: 45, height: 20 }
    const wide = await pixels(await cropPicture(square, flat, { cut, rule: { ...signature, colour: 'grey' } }))
    expect(extent(wide)).toEqual({ width: 88, height: 88 })
    expect(wide.at(200, 3)).toEqual([255, 255, 255])
    const cover: PictureRule = { ...signature, colour: 'grey', fit: 'cover' }
    const cutOff = await pixels(await cropPicture(square, flat, { cut, rule: cover }))
    expect(extent(cutOff)).toEqual({ width: 100, height: 100 })
  })

  it('in black and white has nothing between, and an empty box stays white', async () => {
    const grey = picture((x) => (Math.abs(x - 500) < 20 ? [70, 70, 90] : [180, 182, 178]))
    const cut = { x: 27.5, y: 40, width: 45, height: 20 }
    const { at } = await pixels(await cropPicture(grey, flat, { cut, rule: signature }))
    expect(at(200, 100)[0]).toBeLessThan(10)
    expect(at(50, 100)[0]).toBeGreaterThan(245)
    const empty = picture((x) => (x % 2 ? [176, 176, 176] : [184, 184, 184]))
    const blank = await sharp(await cropPicture(empty, flat, { cut, rule: signature })).stats()
    expect(blank.channels[0]?.min).toBeGreaterThan(245)
  })
})

/** The size of the black square, counted along the middle lines. */
function extent({ at, info }: Awaited<ReturnType<typeof pixels>>) {
  const count = (length: number, black: (i: number) => boolean) =>
    Array.from({ length }, (_, i) => i).filter(black).length
  return {
    width: count(info.width, (x) => (at(x, 100)[0] ?? 255) < 120),
    height: count(info.height, (y) => (at(200, y)[0] ?? 255) < 120),
  }
}
