import sharp from 'sharp'
import type { Photograph } from '../../contract/camera/photograph.ts'
import { formLayout } from '../../contract/nsdl-pan/form-layout.ts'
import type { Point } from '../../contract/picture/picture.ts'
import { fitPerspective, invertTransform, type Transform } from '../../contract/picture/transform.ts'
import { cleanScan, scanPages } from './scans.ts'

/** How a paper on a table was photographed. */
export interface PhotoManner {
  /** Of the photograph, in pixels. */
  width: number
  height: number
  /** How the telephone was turned and tilted against the paper, in degrees. */
  turn: number
  tiltX: number
  tiltY: number
  /** How much of the picture the paper fills, about; and how far its middle lies from the picture's, as shares of it. */
  fills: number
  off: Point
  /** Brightness of white paper, 0 to 255, and of the table. */
  paper: number
  table: number
  /** How much darker the far side is: 0 for an even light. `edge` makes it the hard edge of a hand's shadow. */
  shadow: number
  edge: boolean
  /** Standard deviations: of each pixel's brightness, and of the blur in pixels. */
  noise: number
  blur: number
  /** How far the middle of the paper stands up from the table, in millimetres. */
  lift: number
  random: () => number
}

export const steadyHand: PhotoManner = {
  width: 1950,
  height: 2600,
  turn: 0,
  tiltX: 0,
  tiltY: 0,
  fills: 0.9,
  off: { x: 0, y: 0 },
  paper: 215,
  table: 92,
  shadow: 0,
  edge: false,
  noise: 2,
  blur: 0.6,
  lift: 0,
  random: () => 0.5,
}

/** A hand and a room as they come: turned up to 20 degrees, held at an angle, in the shadow of whoever bends over it. */
export function anyHand(random: () => number): PhotoManner {
  const between = (low: number, high: number) => low + random() * (high - low)
  return {
    ...steadyHand,
    turn: between(-20, 20),
    tiltX: between(-22, 22),
    tiltY: between(-18, 18),
    fills: between(0.66, 0.74),
    off: { x: between(-0.02, 0.02), y: between(-0.02, 0.02) },
    paper: between(140, 235),
    table: between(30, 110),
    shadow: between(0, 0.45),
    noise: between(0, 7),
    blur: between(0.4, 1.5),
    random,
  }
}

const { page } = formLayout
/** From the paper to the camera, in millimetres, and the pixels of the drawn paper. */
const height = 420
const paperDpi = 250
const perMm = paperDpi / 25.4
/** How the lamp colours paper, and what colour the table has. */
const lamp = [1.03, 1, 0.9]
const wood = [1.13, 0.95, 0.72]

/** For tests: the pages of a printed form, the photo pasted in and signed, as they lie on a table. */
export async function drawPaper(form: Uint8Array): Promise<Photograph[]> {
  const pictures = await scanPages(form, { ...cleanScan, dpi: paperDpi, quality: 95 })
  return Promise.all(pictures.map(opened))
}

export async function opened(picture: Buffer): Promise<Photograph> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  }
}

export async function photograph(paper: Photograph, manner: PhotoManner): Promise<Photograph> {
  const { width, height: high, blur } = manner
  const drawn = drawOnTable(paper, manner)
  const lens = sharp(drawn, { raw: { width, height: high, channels: 3 } })
  const blurred = blur > 0.3 ? await lens.blur(blur).raw().toBuffer() : await lens.raw().toBuffer()
  const noisy = withNoise(blurred, manner)
  return opened(
    await sharp(noisy, { raw: { width, height: high, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer(),
  )
}

/** As a JPEG, the way a telephone hands it over. */
export function asJpeg({ width, height: high, data }: Photograph): Promise<Buffer> {
  return sharp(data, { raw: { width, height: high, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 88 })
    .toBuffer()
}

function toPhotoOf(manner: PhotoManner): Transform {
  const camera = openCamera(manner)
  const corners = [
    { x: 0, y: 0 },
    { x: page.width, y: 0 },
    { x: page.width, y: page.height },
    { x: 0, y: page.height },
  ]
  const found = fitPerspective(corners.map((from) => ({ from, to: camera(from.x, from.y, 0) })))
  if (!found) throw new Error('This paper cannot be seen.')
  return found
}

/** A pinhole camera above the middle of the paper, which is turned and tilted about its middle. */
function openCamera({ width, height: high, turn, tiltX, tiltY, fills, off }: PhotoManner) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [cosA, sinA] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  const [cosB, sinB] = [Math.cos(radians(tiltX)), Math.sin(radians(tiltX))]
  const [cosC, sinC] = [Math.cos(radians(tiltY)), Math.sin(radians(tiltY))]
  const focal = Math.min(high / page.height, width / page.width) * fills * height
  return (x: number, y: number, z: number): Point => {
    const x0 = x - page.width / 2
    const y0 = y - page.height / 2
    const x1 = x0 * cosA - y0 * sinA
    const y1 = x0 * sinA + y0 * cosA
    const z2 = y1 * sinB + z * cosB
    const depth = height + x1 * sinC - z2 * cosC
    return {
      x: width * (0.5 + off.x) + (focal * (x1 * cosC + z2 * sinC)) / depth,
      y: high * (0.5 + off.y) + (focal * (y1 * cosB - z * sinB)) / depth,
    }
  }
}

/** Plain loops over numbers, because there are millions of pixels and twenty photographs. */
function drawOnTable(paper: Photograph, manner: PhotoManner): Uint8Array {
  const { width, height: high } = manner
  const out = new Uint8Array(width * high * 3)
  const [a, b, c, d, e, f, g, h, i] = invertTransform(toPhotoOf(manner))
  const lifted = openLift(manner)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < width; x++) {
      const depth = g * (x + 0.5) + h * (y + 0.5) + i
      let px = (a * (x + 0.5) + b * (y + 0.5) + c) / depth
      let py = (d * (x + 0.5) + e * (y + 0.5) + f) / depth
      if (manner.lift > 0) ({ x: px, y: py } = lifted({ x: px, y: py }, { x: x + 0.5, y: y + 0.5 }))
      const light = lightAt(manner, x / width, y / high)
      const on = px >= 0 && py >= 0 && px < page.width && py < page.height
      const bare = on ? 0 : light * manner.table * (1 + 0.08 * Math.sin(y / 9 + 3 * Math.sin(x / 160)))
      for (let k = 0; k < 3; k++) {
        const seen = on ? light * manner.paper * (0.1 + (0.9 / 255) * paperAt(paper, px * perMm, py * perMm, k)) : bare
        out[(y * width + x) * 3 + k] = Math.min(255, seen * ((on ? lamp : wood)[k] ?? 1))
      }
    }
  }
  return out
}

/** A paper that stands up in its middle is seen further out than it lies; found by coming nearer three times. */
function openLift(manner: PhotoManner): (flat: Point, at: Point) => Point {
  const camera = openCamera(manner)
  return (flat, at) => {
    let { x, y } = flat
    for (let i = 0; i < 3; i++) {
      const seen = camera(x, y, manner.lift * Math.cos((x / page.width - 0.5) * Math.PI))
      x += (at.x - seen.x) / 8
      y += (at.y - seen.y) / 8
    }
    return { x, y }
  }
}

function paperAt({ width, height: high, data }: Photograph, x: number, y: number, k: number): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x - 0.5)))
  const top = Math.max(0, Math.min(high - 2, Math.floor(y - 0.5)))
  const u = Math.min(1, Math.max(0, x - 0.5 - left))
  const v = Math.min(1, Math.max(0, y - 0.5 - top))
  const at = (top * width + left) * 4 + k
  const upper = (data[at] ?? 255) * (1 - u) + (data[at + 4] ?? 255) * u
  const lower = (data[at + width * 4] ?? 255) * (1 - u) + (data[at + width * 4 + 4] ?? 255) * u
  return upper * (1 - v) + lower * v
}

function lightAt({ shadow, edge }: PhotoManner, u: number, v: number): number {
  const along = 0.6 * u + 0.4 * v
  if (!edge) return 1 - shadow * along
  return along > 0.5 + 0.03 * Math.sin(9 * v) ? 1 - shadow : 1
}

/** Of a table of random numbers, read on and on: near enough to a bell curve. */
function withNoise(data: Buffer, { noise, random }: PhotoManner): Uint8Array {
  const table = Float32Array.from({ length: 65_521 }, () => (random() + random() + random() - 1.5) * 2 * noise)
  const out = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i++) out[i] = Math.max(0, Math.min(255, (data[i] ?? 0) + (table[i % 65_521] ?? 0)))
  return out
}
