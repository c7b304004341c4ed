import { solveLeastSquares } from '../picture/solve-least-squares.ts'
import { brightness, type Photograph } from './photograph.ts'

/** A rectangle of the straight page in its pixels. */
export interface PixelArea {
  x: number
  y: number
  width: number
  height: number
}

/** How bright the paper is, block by block. */
export interface LightField {
  columns: number
  rows: number
  /** Of the paper, with what is printed or glued on it left out. */
  light: Float64Array
  /** The same as it would be under a light that changes slowly. */
  smooth: Float64Array
  /** Which blocks say something about the paper: not those of a photo. */
  counts: boolean[]
}

/** Six millimetres of a page at 200 dpi. */
export const blockSide = 48

/** Measures the light on the paper; `spared` are places where something else than paper lies. */
export function measureLight(page: Photograph, spared: readonly PixelArea[]): LightField {
  const columns = Math.max(1, Math.round(page.width / blockSide))
  const rows = Math.max(1, Math.round(page.height / blockSide))
  const blocks = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return { x: (column + 0.5) * blockSide, y: (row + 0.5) * blockSide }
  })
  const seen = Float64Array.from(blocks, (at) => paperLevel(page, at))
  const counts = blocks.map(({ x, y }) => !spared.some((area) => reaches(area, x, y)))
  const smooth = fitSmooth(seen, counts, columns)
  const light = seen.map((value, i) => (counts[i] && isPaper(value, smooth[i] ?? 255) ? value : (smooth[i] ?? 255)))
  return { columns, rows, light: softened(light, columns, rows), smooth, counts }
}

const isPaper = (value: number, expected: number) => value > 0.6 * expected && value < 1.2 * expected

function reaches({ x, y, width, height }: PixelArea, atX: number, atY: number): boolean {
  const half = blockSide / 2
  return atX > x - half && atX < x + width + half && atY > y - half && atY < y + height + half
}

/** The brightness that a tenth of the block's pixels surpass: paper, even between lines of print. */
function paperLevel(page: Photograph, { x, y }: { x: number; y: number }): number {
  const counts = new Uint32Array(256)
  let all = 0
  const half = blockSide / 2
  const [right, bottom] = [Math.min(page.width, x + half), Math.min(page.height, y + half)]
  for (let py = y - half; py < bottom; py += 2) {
    for (let px = x - half; px < right; px += 2) {
      const value = brightness(page.data, (py * page.width + px) * 4)
      counts[value] = (counts[value] ?? 0) + 1
      all++
    }
  }
  let above = 0
  for (let value = 255; value > 0; value--) {
    above += counts[value] ?? 0
    if (above > all * 0.12) return value
  }
  return 0
}

const terms = (u: number, v: number) => [1, u, v, u * u, u * v, v * v, u ** 3, u * u * v, u * v * v, v ** 3]

/** A curved surface through the blocks of paper; what is much darker than it, a photo or a stamp, is left out in turn. */
function fitSmooth(seen: Float64Array, counts: readonly boolean[], columns: number): Float64Array {
  const rows = seen.length / columns
  const places = Array.from(seen, (_, i) => terms((i % columns) / columns, Math.floor(i / columns) / rows))
  let used = places.map((_, i) => counts[i] === true)
  let smooth = seen
  for (let round = 0; round < 3; round++) {
    const equations = places.flatMap((factors, i) => (used[i] ? [{ factors, value: seen[i] ?? 0 }] : []))
    const found = equations.length > 40 ? solveLeastSquares(equations) : undefined
    if (!found) return smooth
    smooth = Float64Array.from(places, (factors) =>
      Math.max(
        8,
        factors.reduce((sum, factor, k) => sum + factor * (found[k] ?? 0), 0),
      ),
    )
    used = places.map((_, i) => counts[i] === true && (seen[i] ?? 0) > 0.75 * (smooth[i] ?? 0))
  }
  return smooth
}

function softened(values: Float64Array, columns: number, rows: number): Float64Array {
  return values.map((_, i) => {
    let [sum, count] = [0, 0]
    for (let n = 0; n < 9; n++) {
      const x = (i % columns) + (n % 3) - 1
      const y = Math.floor(i / columns) + Math.floor(n / 3) - 1
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue
      sum += values[y * columns + x] ?? 0
      count++
    }
    return sum / count
  })
}
