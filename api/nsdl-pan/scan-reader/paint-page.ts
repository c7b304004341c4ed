import type { Picture } from '../../../contract/picture/picture.ts'
import { invertTransform, type Transform } from '../../../contract/picture/transform.ts'
import { type Paint, placementOf, type UnpackedImage } from './list-paints.ts'

/** A page of which pictures cover less was written by a program, and is no scan. */
const leastCover = 0.25
const mostPerPoint = 600 / 72
const mostPixels = 60_000_000

/** Puts the pictures of a page together, strips and layers too, at the finest of their densities. */
export function paintPage(paints: readonly Paint[], page: { width: number; height: number }): Picture | undefined {
  const covered = paints.reduce((sum, { placement: [a, b, c, d] }) => sum + Math.abs(a * d - b * c), 0)
  const [only] = paints
  if (!only || covered < leastCover * page.width * page.height) return undefined
  if (paints.length === 1 && isUpright(only)) return asPicture(only.image)
  const scale = scaleOf(paints, page)
  const [width, height] = [Math.ceil(page.width * scale), Math.ceil(page.height * scale)]
  const data = new Uint8Array(width * height * 3).fill(255)
  const picture: Picture = { width, height, channels: 3, data }
  for (const paint of paints) paintOn(picture, paint, scale)
  return picture
}

/** Nothing but one picture the right way up: its own pixels are the best there are. */
function isUpright({ image, placement: [a, b, c, d] }: Paint): boolean {
  const slack = 1e-3 * Math.abs(a)
  return (
    image.kind !== 'stencil' && image.kind !== 'rgba' && a > 0 && d < 0 && Math.abs(b) < slack && Math.abs(c) < slack
  )
}

function asPicture({ width, height, kind, data }: UnpackedImage): Picture {
  if (kind === 'rgb')
    return { width, height, channels: 3, data: new Uint8Array(data.buffer, data.byteOffset, data.length) }
  const grey = new Uint8Array(width * height)
  const stride = (width + 7) >> 3
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      grey[y * width + x] = bitAt(data, y * stride, x) ? 255 : 0
    }
  }
  return { width, height, channels: 1, data: grey }
}

function bitAt(data: ArrayLike<number>, row: number, x: number): boolean {
  return ((data[row + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
}

/** Pixels per point; pictures that are mere specks of the page do not count. */
function scaleOf(paints: readonly Paint[], page: { width: number; height: number }): number {
  const large = paints.filter(
    ({ placement: [a, b, c, d] }) => Math.abs(a * d - b * c) > 0.02 * page.width * page.height,
  )
  const finest = Math.max(1, ...large.map(({ image, placement: [a, b] }) => image.width / Math.hypot(a, b)))
  return Math.min(finest, mostPerPoint, Math.sqrt(mostPixels / (page.width * page.height)))
}

function paintOn(picture: Picture, { image, placement, ink }: Paint, scale: number): void {
  const [a, b, c, d, e, f] = placementOf(placement.map((part) => part * scale))
  const toSquare: Transform = invertTransform([a, c, e, b, d, f, 0, 0, 1])
  if (!toSquare.every(Number.isFinite)) return
  const reach = (one: number, two: number, start: number) => {
    const ends = [start, start + one, start + two, start + one + two]
    return [Math.floor(Math.min(...ends)), Math.ceil(Math.max(...ends))] as const
  }
  const [left, right] = reach(a, c, e)
  const [top, bottom] = reach(b, d, f)
  const copy = copier(image, ink, picture.data)
  for (let y = Math.max(0, top); y < Math.min(picture.height, bottom); y++) {
    for (let x = Math.max(0, left); x < Math.min(picture.width, right); x++) {
      const u = toSquare[0] * (x + 0.5) + toSquare[1] * (y + 0.5) + toSquare[2]
      const v = 1 - (toSquare[3] * (x + 0.5) + toSquare[4] * (y + 0.5) + toSquare[5])
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue
      copy(Math.floor(u * image.width), Math.floor(v * image.height), (y * picture.width + x) * 3)
    }
  }
}

/** Copies the colour of one pixel of the image to a place in the page's bytes. */
type Copy = (x: number, y: number, to: number) => void

function copier({ width, kind, data }: UnpackedImage, ink: Paint['ink'], page: Uint8Array): Copy {
  const stride = (width + 7) >> 3
  const put = (to: number, colour: readonly number[], share: number) => {
    for (let c = 0; c < 3; c++) page[to + c] = (colour[c] ?? 0) * share + (page[to + c] ?? 255) * (1 - share)
  }
  if (kind === 'stencil') return (x, y, to) => (bitAt(data, y * stride, x) ? undefined : put(to, ink, 1))
  if (kind === 'bits') return (x, y, to) => page.fill(bitAt(data, y * stride, x) ? 255 : 0, to, to + 3)
  const bytes = kind === 'rgb' ? 3 : 4
  return (x, y, to) => {
    const from = (y * width + x) * bytes
    const share = kind === 'rgba' ? (data[from + 3] ?? 255) / 255 : 1
    put(to, [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0], share)
  }
}
