/** A picture's points, row by row, each as red, green, blue and how opaque it is. */
export interface Drawn {
  points: Uint8ClampedArray
  width: number
  height: number
}

/** How much a point must differ from what is around it. Less is the noise of a saved photo. */
const leastDifference = 4

/**
 * Makes every point black that is darker than what is around it, or lighter, and all others white. A pale code on a
 * pale ground becomes a plain one by that, also beside black letters, where stretching the whole picture changes nothing.
 */
export function sharpenContrast({ points, width, height }: Drawn, which: 'darker' | 'lighter'): Drawn {
  const light = lightOf(points)
  const sums = sumsOf(light, width, height)
  const reach = Math.max(8, Math.round(Math.max(width, height) / 16))
  const sharp = new Uint8ClampedArray(points.length).fill(255)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const around =
        (sumTo(right, bottom) - sumTo(left, bottom) - sumTo(right, top) + sumTo(left, top)) /
        ((right - left) * (bottom - top))
      const at = y * width + x
      const difference = around - (light[at] ?? 0)
      if ((which === 'darker' ? difference : -difference) > leastDifference) sharp.fill(0, at * 4, at * 4 + 3)
    }
  }
  return { points: sharp, width, height }

  function sumTo(x: number, y: number): number {
    return sums[y * (width + 1) + x] ?? 0
  }
}

function lightOf(points: Uint8ClampedArray): Uint8ClampedArray {
  const light = new Uint8ClampedArray(points.length / 4)
  for (let i = 0; i < light.length; i += 1)
    light[i] = 0.2126 * (points[i * 4] ?? 0) + 0.7152 * (points[i * 4 + 1] ?? 0) + 0.0722 * (points[i * 4 + 2] ?? 0)
  return light
}

/** At each place the sum of all points above and left of it, so that any box is added up by four of them. */
function sumsOf(light: Uint8ClampedArray, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += light[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}
