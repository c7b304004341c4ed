import type { Picture } from './picture.ts'

/** Which pixels are ink: 1, and paper: 0. */
export interface BlackMap {
  width: number
  height: number
  data: Uint8Array
  at(x: number, y: number): boolean
}

/** A pixel is ink if it is darker than its wide neighbourhood, so that grey paper and shadows do no harm. */
export function findBlack(grey: Picture, darkness: number): BlackMap {
  const { width, height, data } = grey
  const sums = areaSums(grey)
  const reach = Math.round(Math.max(width, height) / 24)
  const black = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach)]
    const [upper, lower] = [top * (width + 1), bottom * (width + 1)]
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach)
      const sum = at(sums, lower + right) - at(sums, lower + left) - at(sums, upper + right) + at(sums, upper + left)
      const mean = sum / ((right - left) * (bottom - top))
      black[y * width + x] = at(data, y * width + x) < mean * darkness ? 1 : 0
    }
  }
  const isBlack = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && black[Math.floor(y) * width + Math.floor(x)] === 1
  return { width, height, data: black, at: isBlack }
}

const at = (list: Uint8Array | Float64Array, index: number): number => list[index] ?? 0

/** At each place the sum of all pixels left of and above it, from which the sum of any rectangle is had at once. */
function areaSums({ width, height, data }: Picture): Float64Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += at(data, y * width + x)
      sums[(y + 1) * stride + x + 1] = at(sums, y * stride + x + 1) + row
    }
  }
  return sums
}
