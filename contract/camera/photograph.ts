import type { Picture } from '../picture/picture.ts'

/** A picture as browsers hand it over: red, green, blue and opacity of each pixel. */
export interface Photograph {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Brightness from 0 to 255, as the eye weighs the colours. */
export function brightness(data: Uint8ClampedArray, at: number): number {
  return ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8
}

/** In shades of grey, each pixel the mean of those it stands for; `scale` leads from it to the photograph. */
export function shrinkToGrey(
  { width, height, data }: Photograph,
  longest: number,
): { grey: Picture; scale: { x: number; y: number } } {
  const share = Math.min(1, longest / Math.max(width, height))
  const [w, h] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))]
  const sums = new Uint32Array(w * h)
  const counts = new Uint32Array(w * h)
  const columns = Uint32Array.from({ length: width }, (_, x) => Math.floor((x * w) / width))
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * h) / height) * w
    let at = y * width * 4
    for (let x = 0; x < width; x++, at += 4) {
      const to = row + (columns[x] ?? 0)
      sums[to] = (sums[to] ?? 0) + brightness(data, at)
      counts[to] = (counts[to] ?? 0) + 1
    }
  }
  const grey = new Uint8Array(w * h)
  for (let i = 0; i < grey.length; i++) grey[i] = (sums[i] ?? 0) / (counts[i] || 1)
  return { grey: { width: w, height: h, channels: 1, data: grey }, scale: { x: width / w, y: height / h } }
}
