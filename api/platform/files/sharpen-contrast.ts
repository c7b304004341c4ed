/** A picture's points, row by row, each as red, green, blue and how opaque it is. */
export interface Drawn {
  points: Uint8ClampedArray
  width: number
  height: number
}

/** How much a point must differ from what is around it. Less is the noise of a saved photo. */
const leastDifference = 4
const [black, white] = [0xff000000, 0xffffffff]

/**
 * Makes every point black that is darker than what is around it, and all others white; then the same with those that
 * are lighter. A pale code on a pale ground becomes a plain one by that, also beside black letters, where stretching
 * the whole picture would change nothing. A picture in which nothing differs is left out.
 */
export function sharpenContrast({ points, width, height }: Drawn): Drawn[] {
  const light = lightOf(points)
  const sums = sumsOf(light, width, height)
  const reach = Math.max(8, Math.round(Math.max(width, height) / 16))
  const [darker, lighter] = [aWhite(light.length), aWhite(light.length)]
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    const [above, below] = [top * (width + 1), bottom * (width + 1)]
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const sum = at(sums, below + right) - at(sums, below + left) - at(sums, above + right) + at(sums, above + left)
      const place = y * width + x
      const difference = sum / ((right - left) * (bottom - top)) - at(light, place)
      if (difference > leastDifference) darker[place] = black
      else if (difference < -leastDifference) lighter[place] = black
    }
  }
  return [darker, lighter]
    .filter((made) => made.includes(black))
    .map((made) => ({ points: new Uint8ClampedArray(made.buffer), width, height }))
}

const at = (numbers: Float64Array | Uint8ClampedArray, place: number): number => numbers[place] ?? 0
const aWhite = (points: number) => new Uint32Array(points).fill(white)

function lightOf(points: Uint8ClampedArray): Uint8ClampedArray {
  const light = new Uint8ClampedArray(points.length / 4)
  for (let i = 0; i < light.length; i += 1)
    light[i] = 0.2126 * at(points, i * 4) + 0.7152 * at(points, i * 4 + 1) + 0.0722 * at(points, i * 4 + 2)
  return light
}

/** At each place the sum of all points above and left of it, so that any box is added up by four of them. */
function sumsOf(light: Uint8ClampedArray, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += at(light, y * width + x)
      sums[(y + 1) * (width + 1) + x + 1] = at(sums, y * (width + 1) + x + 1) + row
    }
  }
  return sums
}
