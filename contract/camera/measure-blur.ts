import { brightness, type Photograph } from './photograph.ts'

const windowSide = 24
/** Of 255, from ink to paper: smaller steps may be noise or a pale pattern. */
const leastContrast = 70
const leastWindows = 12
/** Over two pixels, so that the noise of one does not make an edge. */
const stride = 2

/**
 * How wide the edges of print are, as the standard deviation of their blur in pixels; nothing where a page has too few of
 * them to tell. At an edge the steepest step is the less of the whole contrast the wider the edge is. A hand that shook
 * blurs one direction alone, so the two are measured apart and the worse one counts.
 */
export function measureBlur({ width, height, data }: Photograph): number | undefined {
  const grey = new Uint8Array(width * height)
  for (let i = 0; i < grey.length; i++) grey[i] = brightness(data, i * 4)
  const across: number[] = []
  const down: number[] = []
  for (let y = 0; y + windowSide + stride < height; y += windowSide) {
    for (let x = 0; x + windowSide + stride < width; x += windowSide) {
      const steps = steepest(grey, width, y * width + x)
      if (steps.contrast < leastContrast) continue
      across.push(blurOf(steps.contrast, steps.across))
      down.push(blurOf(steps.contrast, steps.down))
    }
  }
  return across.length < leastWindows ? undefined : Math.max(sharpQuarter(across), sharpQuarter(down))
}

/** The steepest slope of a step that is blurred by a bell curve is the step over its width times the root of two pi. */
const blurOf = (contrast: number, step: number) => contrast / Math.max(1, step / stride) / Math.sqrt(2 * Math.PI)

/** Windows that hold only lines of the other direction, or soft shades, tell nothing: the sharpest quarter speaks. */
const sharpQuarter = (widths: number[]): number => widths.sort((a, b) => a - b)[Math.floor(widths.length / 4)] ?? 0

/** The steepest steps in both directions within a window that begins at a pixel. */
function steepest(grey: Uint8Array, width: number, start: number) {
  let [least, most, across, down] = [255, 0, 0, 0]
  for (let y = 0; y < windowSide; y++) {
    for (let at = start + y * width; at < start + y * width + windowSide; at++) {
      const value = grey[at] ?? 255
      if (value < least) least = value
      if (value > most) most = value
      across = Math.max(across, Math.abs((grey[at + stride] ?? value) - value))
      down = Math.max(down, Math.abs((grey[at + stride * width] ?? value) - value))
    }
  }
  return { contrast: most - least, across, down }
}
