import type { Area, Picture, Point } from '../../../contract/picture/picture.ts'
import { applyTransform, invertTransform, type Transform } from '../../../contract/picture/transform.ts'

/** A part of the straight page, in millimetres, perhaps turned clockwise about its middle by some degrees. */
export interface CutArea extends Area {
  degrees?: number
}

/** Draws a part of the straight page from the picture, in pixels of the size asked for; white where the picture ends. */
export function cutOut(
  picture: Picture,
  toPage: Transform,
  { cut, width, height }: { cut: CutArea; width: number; height: number },
): Picture {
  const { channels } = picture
  const data = new Uint8Array(width * height * channels)
  const toPicture = invertTransform(toPage)
  const toCut = placeIn(cut)
  const source = (x: number, y: number) => applyTransform(toPicture, toCut({ x: x / width, y: y / height }))
  const fine = samplesPerPixel(source, width, height)
  const sums = new Float64Array(channels)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sums.fill(0)
      for (let i = 0; i < fine * fine; i++) {
        const spot = source(x + ((i % fine) + 0.5) / fine, y + (Math.floor(i / fine) + 0.5) / fine)
        addSample(picture, spot, sums)
      }
      const at = (y * width + x) * channels
      for (let c = 0; c < channels; c++) data[at + c] = Math.round((sums[c] ?? 0) / (fine * fine))
    }
  }
  return { width, height, channels, data }
}

/** From parts of the cut's sides to millimetres on the page. */
function placeIn({ x, y, width, height, degrees = 0 }: CutArea): (part: Point) => Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return (part) => {
    const [dx, dy] = [(part.x - 0.5) * width, (part.y - 0.5) * height]
    return { x: middleX + dx * cos - dy * sin, y: middleY + dx * sin + dy * cos }
  }
}

/** Where the picture is finer than asked for, several of its pixels make one, or thin lines would break. */
function samplesPerPixel(source: (x: number, y: number) => Point, width: number, height: number): number {
  const [middle, right] = [source(width / 2, height / 2), source(width / 2 + 1, height / 2)]
  return Math.min(6, Math.max(1, Math.round(Math.hypot(right.x - middle.x, right.y - middle.y))))
}

/** Adds the colour at a spot between pixels, mixed from the four around it. */
function addSample({ width, height, channels, data }: Picture, { x, y }: Point, sums: Float64Array): void {
  if (!(x >= 0 && y >= 0 && x < width && y < height)) {
    for (let c = 0; c < channels; c++) sums[c] = (sums[c] ?? 0) + 255
    return
  }
  const left = Math.max(0, Math.min(width - 2, Math.floor(x - 0.5)))
  const top = Math.max(0, Math.min(height - 2, Math.floor(y - 0.5)))
  const [u, v] = [Math.min(1, Math.max(0, x - 0.5 - left)), Math.min(1, Math.max(0, y - 0.5 - top))]
  const at = (top * width + left) * channels
  const below = at + width * channels
  for (let c = 0; c < channels; c++) {
    const upper = (data[at + c] ?? 255) * (1 - u) + (data[at + channels + c] ?? 255) * u
    const lower = (data[below + c] ?? 255) * (1 - u) + (data[below + channels + c] ?? 255) * u
    sums[c] = (sums[c] ?? 0) + upper * (1 - v) + lower * v
  }
}
