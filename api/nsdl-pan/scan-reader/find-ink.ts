import type { Picture } from '../../../contract/picture/picture.ts'

/** Black ink on white, split where the two differ most (Otsu), so that grey paper becomes white. */
export function findInk({ width, height, data }: Picture): Picture {
  const limit = bestSplit(data)
  return { width, height, channels: 1, data: data.map((value) => (value <= limit ? 0 : 255)) }
}

/** An empty box has no two kinds of pixels: then nothing is ink. */
const leastDifference = 40

function bestSplit(data: Uint8Array): number {
  const counts = new Float64Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  const sum = counts.reduce((all, count, value) => all + count * value, 0)
  let [best, split, dark, darkSum] = [0, 0, 0, 0]
  counts.forEach((count, value) => {
    dark += count
    darkSum += count * value
    const light = data.length - dark
    const apart = dark && light ? (sum - darkSum) / light - darkSum / dark : 0
    const score = apart < leastDifference ? 0 : dark * light * apart * apart
    if (score > best) [best, split] = [score, value]
  })
  return best > 0 ? split : -1
}
