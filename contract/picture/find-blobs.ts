import type { BlackMap } from './find-black.ts'
import type { Picture, Point } from './picture.ts'

/** Black pixels that touch each other. */
export interface Blob {
  /** The middle of all its pixels, finer than a pixel. */
  centre: Point
  area: number
  left: number
  top: number
  width: number
  height: number
}

/** Black pixels side by side in one row, from `start` up to and without `end`. */
interface Run {
  y: number
  start: number
  end: number
  blob: number
}

/** Joins the runs of each row with those they touch in the row above. */
export function findBlobs({ width, height, data }: BlackMap): Blob[] {
  const parents: number[] = []
  const runs: Run[] = []
  let above = 0
  for (let y = 0; y < height; y++) {
    const first = runs.length
    const row = data.subarray(y * width, (y + 1) * width)
    let next = above
    for (let start = row.indexOf(1); start >= 0; ) {
      const stop = row.indexOf(0, start)
      const end = stop < 0 ? width : stop
      const run: Run = { y, start, end, blob: parents.length }
      parents.push(run.blob)
      runs.push(run)
      next = joinAbove(runs, { run, next, first }, parents)
      start = stop < 0 ? -1 : row.indexOf(1, end)
    }
    above = first
  }
  return measure(runs, parents)
}

/** Answers the first run above that may touch the next run too. */
function joinAbove(runs: readonly Run[], at: { run: Run; next: number; first: number }, parents: number[]): number {
  let { next } = at
  while (next < at.first) {
    const other = runs[next]
    if (!other || other.y !== at.run.y - 1 || other.start > at.run.end) break
    if (other.end >= at.run.start) join(parents, other.blob, at.run.blob)
    if (other.end > at.run.end) break
    next++
  }
  return next
}

function join(parents: number[], a: number, b: number): void {
  const [one, two] = [rootOf(parents, a), rootOf(parents, b)]
  parents[Math.max(one, two)] = Math.min(one, two)
}

function rootOf(parents: number[], blob: number): number {
  let root = blob
  for (;;) {
    const parent = parents[root] ?? root
    if (parent === root) return root
    // Halving the way up keeps later look-ups short.
    parents[root] = parents[parent] ?? parent
    root = parent
  }
}

interface Sums {
  area: number
  x: number
  y: number
  left: number
  right: number
  top: number
  bottom: number
}

function measure(runs: readonly Run[], parents: number[]): Blob[] {
  const all = new Map<number, Sums>()
  for (const { y, start, end, blob } of runs) {
    const root = rootOf(parents, blob)
    const sums = all.get(root) ?? { area: 0, x: 0, y: 0, left: start, right: end, top: y, bottom: y }
    const length = end - start
    sums.area += length
    sums.x += (length * (start + end)) / 2
    sums.y += length * (y + 0.5)
    sums.left = Math.min(sums.left, start)
    sums.right = Math.max(sums.right, end)
    sums.bottom = y
    all.set(root, sums)
  }
  return [...all.values()].map(({ area, x, y, left, right, top, bottom }) => ({
    centre: { x: x / area, y: y / area },
    area,
    left,
    top,
    width: right - left,
    height: bottom + 1 - top,
  }))
}

/** One that the edge of the picture cuts would have its middle in the wrong place. */
export const isWhole = ({ left, top, width, height }: Blob, picture: Pick<Picture, 'width' | 'height'>): boolean =>
  left > 0 && top > 0 && left + width < picture.width && top + height < picture.height
