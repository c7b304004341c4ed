import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { formLayout } from '../../contract/nsdl-pan/form-layout.ts'
import type { Point } from '../../contract/picture/picture.ts'
import { type Brush, drawPdf, type PagePlace } from './reading/draw-pdf.ts'

/** How a printed form was laid on the scanner, and how good the scanner is. */
export interface ScanManner {
  dpi: number
  /** Printers shrink pages to fit what they can print on: 1 for none of it. */
  scale: number
  /** Clockwise. */
  degrees: number
  /** In millimetres. */
  shift: Point
  /** Brightness of the paper, 0 to 255, and of the ink. */
  paper: number
  ink: number
  /** Standard deviation of the brightness of each pixel. */
  noise: number
  /** Of JPEG. */
  quality: number
  random: () => number
}

export const cleanScan: ScanManner = {
  dpi: 200,
  scale: 1,
  degrees: 0,
  shift: { x: 0, y: 0 },
  paper: 255,
  ink: 0,
  noise: 0,
  quality: 85,
  random: () => 0.5,
}

const { page, photo, signature } = formLayout
const perPoint = 25.4 / 72

/** Random numbers that come again with the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A scanner and a hand as they come: askew, sometimes upside down, grey, noisy, a little off the glass. */
export function anyManner(random: () => number): ScanManner {
  const between = (low: number, high: number) => low + random() * (high - low)
  return {
    dpi: [150, 200, 300][Math.floor(random() * 3)] ?? 200,
    scale: random() < 0.3 ? between(0.93, 1) : 1,
    degrees: between(-5, 5) + (random() < 0.3 ? 180 : 0),
    shift: { x: between(-4, 4), y: between(-4, 4) },
    paper: between(170, 255),
    ink: between(0, 70),
    noise: between(0, 16),
    quality: Math.round(between(50, 90)),
    random,
  }
}

/** For tests: each page of a printed form as a JPEG from the scanner; photo and signature lie in their boxes. */
export async function scanPages(form: Uint8Array, manner: ScanManner): Promise<Buffer[]> {
  const perMillimetre = manner.dpi / 25.4
  const size = { width: Math.round(page.width * perMillimetre), height: Math.round(page.height * perMillimetre) }
  const place = placeOf(manner)
  const drawn = await drawPdf(form, (n) => ({ ...size, place, ...(n === 1 ? { over: fillBoxes } : {}) }))
  return Promise.all(
    drawn.map(({ width, height, data }) =>
      sharp(asScanned(data, manner), { raw: { width, height, channels: 3 } })
        .jpeg({ quality: manner.quality })
        .toBuffer(),
    ),
  )
}

/** Where a point of the page, in millimetres, comes to lie in the scan. */
export function scannedAt(manner: ScanManner, { x, y }: Point): Point {
  const [a, b, c, d, e, f] = placeOf(manner)
  const [px, py] = [x / perPoint, y / perPoint]
  return { x: a * px + c * py + e, y: b * px + d * py + f }
}

/** Turned about the middle of the page, then shifted. */
function placeOf({ dpi, scale: printed, degrees, shift }: ScanManner): PagePlace {
  const scale = (dpi / 72) * printed
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const middle = { x: page.width / 2 / perPoint, y: page.height / 2 / perPoint }
  const target = { x: ((page.width / 2 + shift.x) / 25.4) * dpi, y: ((page.height / 2 + shift.y) / 25.4) * dpi }
  return [cos, sin, -sin, cos, target.x - cos * middle.x + sin * middle.y, target.y - sin * middle.x - cos * middle.y]
}

/** The photo fills its box to the edge; the signature's ink reaches the four sides of its box. */
function fillBoxes(brush: Brush): void {
  const points = (area: typeof photo | typeof signature) =>
    ({ x: area.x / perPoint, y: area.y / perPoint, w: area.width / perPoint, h: area.height / perPoint }) as const
  const p = points(photo)
  brush.fillStyle = '#3f6fb5'
  brush.fillRect(p.x, p.y, p.w, p.h)
  brush.fillStyle = '#c98f6b'
  brush.beginPath()
  brush.arc(p.x + p.w / 2, p.y + p.h * 0.42, p.w * 0.28, 0, 7)
  brush.fill()
  const s = points(signature)
  brush.fillStyle = '#10142e'
  for (const [x, y] of [
    [s.x, s.y],
    [s.x + s.w - 6, s.y],
    [s.x, s.y + s.h - 6],
    [s.x + s.w - 6, s.y + s.h - 6],
  ] as const) {
    brush.fillRect(x, y, 6, 6)
  }
  brush.strokeStyle = '#10142e'
  brush.lineWidth = 1.6
  brush.beginPath()
  brush.moveTo(s.x + 12, s.y + s.h * 0.7)
  brush.bezierCurveTo(s.x + s.w * 0.3, s.y - 10, s.x + s.w * 0.4, s.y + s.h + 20, s.x + s.w * 0.9, s.y + s.h * 0.3)
  brush.stroke()
}

/** Brings each colour between ink and paper and adds noise. */
function asScanned(rgba: Uint8ClampedArray, { paper, ink, noise, random }: ScanManner): Uint8Array {
  const pixels = rgba.length / 4
  const out = new Uint8Array(pixels * 3)
  for (let i = 0; i < pixels; i++) {
    // Three even numbers added are near enough to a bell curve.
    const off = noise === 0 ? 0 : (random() + random() + random() - 1.5) * 2 * noise
    for (let c = 0; c < 3; c++) {
      const value = ink + ((rgba[i * 4 + c] ?? 255) / 255) * (paper - ink) + off
      out[i * 3 + c] = Math.max(0, Math.min(255, value))
    }
  }
  return out
}

/** Pictures as the pages of a PDF, the way scanners write it. */
export function pdfOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const doc = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false })
  const parts: Buffer[] = []
  const bytes = new Promise<Buffer>((resolve) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
  })
  for (const picture of pictures) {
    doc.addPage().image(picture, 0, 0, { width: doc.page.width, height: doc.page.height })
  }
  doc.end()
  return bytes
}
