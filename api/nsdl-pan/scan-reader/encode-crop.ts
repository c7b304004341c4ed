import type { PictureRule } from '../../../contract/nsdl-pan/pictures.ts'
import type { Picture } from '../../../contract/picture/picture.ts'
import { findInk } from './find-ink.ts'
import { markDensity } from './mark-density.ts'
import { greyPicture, openPicture } from './open-picture.ts'

const best = 95
const worst = 30

/** A JPEG with exactly the rule's pixels, density and colours, as good as its size allows. */
export async function encodeCrop(crop: Picture, rule: PictureRule): Promise<Buffer> {
  const exact = await onWhite(await inColours(crop, rule.colour), rule)
  const fine = await findQuality(
    (quality) => encode(exact, rule, { quality, chromaSubsampling: '4:4:4' }),
    rule.maxBytes,
  )
  if (fine) return fine
  const coarse = await findQuality(
    (quality) => encode(exact, rule, { quality, chromaSubsampling: '4:2:0' }),
    rule.maxBytes,
  )
  if (!coarse) throw new Error(`No JPEG of ${rule.width} × ${rule.height} fits ${rule.maxBytes} bytes.`)
  return coarse
}

async function inColours(crop: Picture, colour: PictureRule['colour']): Promise<Picture> {
  if (colour === 'colour') return crop
  const grey = await greyPicture(crop, Math.max(crop.width, crop.height))
  return colour === 'grey' ? grey : findInk(grey)
}

/** In the middle of a white picture of the rule's size. */
async function onWhite(crop: Picture, { width, height }: PictureRule): Promise<Picture> {
  const left = Math.floor((width - crop.width) / 2)
  const top = Math.floor((height - crop.height) / 2)
  const data = await openPicture(crop)
    .extend({ left, top, right: width - crop.width - left, bottom: height - crop.height - top, background: '#ffffff' })
    .toColourspace(crop.channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer()
  return { width, height, channels: crop.channels, data }
}

async function encode(
  picture: Picture,
  { dpi, colour }: PictureRule,
  how: { quality: number; chromaSubsampling: string },
): Promise<Buffer> {
  const space = colour === 'colour' ? 'srgb' : 'b-w'
  return markDensity(await openPicture(picture).toColourspace(space).jpeg(how).toBuffer(), dpi)
}

/** The best quality whose bytes fit, found by halving; nothing if not even the worst does. */
async function findQuality(make: (quality: number) => Promise<Buffer>, maxBytes: number): Promise<Buffer | undefined> {
  let found: Buffer | undefined
  let [low, high] = [worst, best]
  for (let quality = best; low <= high; quality = Math.floor((low + high) / 2)) {
    const made = await make(quality)
    const fits = made.length <= maxBytes
    if (fits) found = made
    if (fits) low = quality + 1
    else high = quality - 1
  }
  return found
}
