import jsQR from 'jsqr'
import { formLayout, type PageCode, readPageCode } from '../../../contract/nsdl-pan/form-layout.ts'
import type { Area, Picture, Point } from '../../../contract/picture/picture.ts'
import type { PointPair, Transform } from '../../../contract/picture/transform.ts'
import { cutOut } from './cut-out.ts'

const { code } = formLayout
const quiet = 4

/** Reads the code where the page should have it, in a few sizes: a blurred one is easier to read when small. */
export function readCodeAt(picture: Picture, toPage: Transform): PageCode | undefined {
  for (const perMillimetre of [8, 5, 12]) {
    const cut = { x: code.x - quiet, y: code.y - quiet, width: code.width + 2 * quiet, height: code.height + 2 * quiet }
    const [width, height] = [Math.round(cut.width * perMillimetre), Math.round(cut.height * perMillimetre)]
    const found = scanFor(cutOut(picture, toPage, { cut, width, height }))
    if (found) return found.code
  }
  return undefined
}

/** A code of ours anywhere near a corner of the picture, and where it lies, for pages without their marks. */
export function searchCode(grey: Picture): { code: PageCode; pairs: PointPair[] } | undefined {
  for (const window of windowsOf(grey)) {
    const found = scanFor(partOf(grey, window))
    if (!found) continue
    const from = found.corners.map(({ x, y }) => ({ x: x + window.x, y: y + window.y }))
    return { code: found.code, pairs: from.map((point, i) => ({ from: point, to: codeCorners[i] ?? { x: 0, y: 0 } })) }
  }
  return undefined
}

/** Clockwise from top left. */
const codeCorners: Point[] = [
  { x: code.x, y: code.y },
  { x: code.x + code.width, y: code.y },
  { x: code.x + code.width, y: code.y + code.height },
  { x: code.x, y: code.y + code.height },
]

/** The four quarters in which the code can lie, whichever way up the page is. */
function windowsOf({ width, height }: Picture): Area[] {
  const size = { width: Math.ceil(width * 0.5), height: Math.ceil(height * 0.5) }
  const [right, bottom] = [width - size.width, height - size.height]
  return [
    { x: right, y: 0, ...size },
    { x: 0, y: bottom, ...size },
    { x: right, y: bottom, ...size },
    { x: 0, y: 0, ...size },
  ]
}

function partOf({ width, data }: Picture, window: Area): Picture {
  const part = new Uint8Array(window.width * window.height)
  for (let y = 0; y < window.height; y++) {
    const start = (window.y + y) * width + window.x
    part.set(data.subarray(start, start + window.width), y * window.width)
  }
  return { width: window.width, height: window.height, channels: 1, data: part }
}

function scanFor(picture: Picture): { code: PageCode; corners: Point[] } | undefined {
  const found = jsQR(withAlpha(picture), picture.width, picture.height, { inversionAttempts: 'dontInvert' })
  const code = found ? readPageCode(found.data) : undefined
  if (!found || !code) return undefined
  const { topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner } = found.location
  return { code, corners: [topLeftCorner, topRightCorner, bottomRightCorner, bottomLeftCorner] }
}

function withAlpha({ width, height, channels, data }: Picture): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = data[i * channels + (channels === 3 ? c : 0)] ?? 255
    pixels[i * 4 + 3] = 255
  }
  return pixels
}
