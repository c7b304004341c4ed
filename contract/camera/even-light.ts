import { blockSide, type LightField } from './light-field.ts'
import { brightness, type Photograph } from './photograph.ts'

/** What paper becomes: not quite white, so that the edge of a photo with a white ground stays to be seen. */
const white = 248
const mostGain = 4

/** Takes shadow and the colour of the lamp off a page, in place; colours keep their relation to the paper's. */
export function evenLight(page: Photograph, field: LightField): void {
  const [red = 1, green = 1, blue = 1] = tintOf(page, field)
  for (let y = 0; y < page.height; y++) {
    const light = lightOfRow(field, y, page.width)
    for (let x = 0; x < page.width; x++) {
      const gain = Math.min(mostGain, white / Math.max(1, light[x] ?? white))
      const at = (y * page.width + x) * 4
      page.data[at] = (page.data[at] ?? 0) * gain * red
      page.data[at + 1] = (page.data[at + 1] ?? 0) * gain * green
      page.data[at + 2] = (page.data[at + 2] ?? 0) * gain * blue
    }
  }
}

/** The light at each pixel of a row, mixed from the blocks around it. */
function lightOfRow({ columns, rows, light }: LightField, y: number, width: number): Float32Array {
  const v = clamp(y / blockSide - 0.5, rows - 1)
  const top = Math.floor(v)
  const bottom = Math.min(rows - 1, top + 1)
  const blocks = Float32Array.from({ length: columns }, (_, x) => {
    const [upper, lower] = [light[top * columns + x] ?? white, light[bottom * columns + x] ?? white]
    return upper + (lower - upper) * (v - top)
  })
  const row = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const u = clamp(x / blockSide - 0.5, columns - 1)
    const left = Math.floor(u)
    const near = blocks[left] ?? white
    row[x] = near + ((blocks[left + 1] ?? near) - near) * (u - left)
  }
  return row
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** How the lamp colours white paper, as factors that undo it; coloured paper is left as it is. */
function tintOf({ width, height, data }: Photograph, field: LightField): number[] {
  const sums = [0, 0, 0]
  for (let y = 0; y < height; y += 9) {
    const light = lightOfRow(field, y, width)
    for (let x = 0; x < width; x += 9) {
      const at = (y * width + x) * 4
      if (brightness(data, at) < 0.93 * (light[x] ?? white)) continue
      for (let k = 0; k < 3; k++) sums[k] = (sums[k] ?? 0) + (data[at + k] ?? 0)
    }
  }
  const [red = 1, green = 1, blue = 1] = sums
  const mean = (red * 77 + green * 150 + blue * 29) / 256
  const factors = [red, green, blue].map((sum) => mean / Math.max(1, sum))
  return factors.every((factor) => factor > 0.8 && factor < 1.3) ? factors : [1, 1, 1]
}
