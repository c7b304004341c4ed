import { applyTransform, type Transform } from '../picture/transform.ts'
import type { Photograph } from './photograph.ts'

/**
 * Draws what a transform leads to: each pixel of the new picture is mixed from the photograph where `toPhoto` says that it
 * lies; white where the photograph ends.
 */
export function warp(
  photo: Photograph,
  toPhoto: Transform,
  { width, height }: { width: number; height: number },
): Photograph {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const fine = samplesPerPixel(toPhoto, { width, height })
  const sums = new Float64Array(3)
  const share = 1 / (fine * fine)
  const [a, b, c, d, e, f, g, h, i] = toPhoto
  // Millions of pixels on a small telephone: no lists and objects within.
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      sums[0] = sums[1] = sums[2] = 0
      for (let n = 0; n < fine * fine; n++) {
        const u = x + ((n % fine) + 0.5) / fine
        const v = y + (((n / fine) | 0) + 0.5) / fine
        const depth = g * u + h * v + i
        addSample(photo, sums, (a * u + b * v + c) / depth, (d * u + e * v + f) / depth)
      }
      const at = (y * width + x) * 4
      data[at] = (sums[0] ?? 0) * share
      data[at + 1] = (sums[1] ?? 0) * share
      data[at + 2] = (sums[2] ?? 0) * share
    }
  }
  return { width, height, data }
}

/** Where the photograph is finer, several of its pixels make one, or thin lines would break. */
function samplesPerPixel(toPhoto: Transform, { width, height }: { width: number; height: number }): number {
  const middle = applyTransform(toPhoto, { x: width / 2, y: height / 2 })
  const right = applyTransform(toPhoto, { x: width / 2 + 1, y: height / 2 })
  return Math.min(3, Math.max(1, Math.round(Math.hypot(right.x - middle.x, right.y - middle.y))))
}

function addSample({ width, height, data }: Photograph, sums: Float64Array, x: number, y: number): void {
  if (!(x >= 0.5 && y >= 0.5 && x < width - 0.5 && y < height - 0.5)) {
    for (let k = 0; k < 3; k++) sums[k] = (sums[k] ?? 0) + 255
    return
  }
  const left = (x - 0.5) | 0
  const top = (y - 0.5) | 0
  const u = x - 0.5 - left
  const v = y - 0.5 - top
  const at = (top * width + left) * 4
  const below = at + width * 4
  for (let k = 0; k < 3; k++) {
    const upper = (data[at + k] ?? 255) * (1 - u) + (data[at + 4 + k] ?? 255) * u
    const lower = (data[below + k] ?? 255) * (1 - u) + (data[below + 4 + k] ?? 255) * u
    sums[k] = (sums[k] ?? 0) + upper * (1 - v) + lower * v
  }
}
