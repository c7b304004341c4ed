import { bestSplit } from '../../../contract/picture/best-split.ts'
import type { Picture } from '../../../contract/picture/picture.ts'

/** An empty box has no two kinds of pixels: then nothing is ink. */
const leastDifference = 40

/** Black ink on white, split where the two differ most, so that grey paper becomes white. */
export function findInk({ width, height, data }: Picture): Picture {
  const limit = bestSplit(data, leastDifference) ?? -1
  return { width, height, channels: 1, data: data.map((value) => (value <= limit ? 0 : 255)) }
}
