import { bestSplit } from '../picture/best-split.ts'
import { findBlobs } from '../picture/find-blobs.ts'
import type { Picture, Point } from '../picture/picture.ts'
import { distance } from '../picture/transform.ts'
import { hullOf } from './hull.ts'

/** The four corners of a paper, clockwise from the one at the top left. */
export type Corners = [Point, Point, Point, Point]

export type FoundPaper = { corners: Corners; cut: boolean } | undefined

const leastShare = 0.12
/** How much of its four sides a paper fills; a heap of papers, or a hand on it, fills less. */
const leastFilled = 0.88

/** The largest bright thing with four straight sides; `cut` where the photograph ends before it does. */
export function findPaper(grey: Picture): FoundPaper {
  const bright = brightMap(grey)
  const [largest] = findBlobs(bright).sort((a, b) => b.area - a.area)
  if (!largest || largest.area < grey.width * grey.height * leastShare) return undefined
  const outline = outlineOf(grey, bright.data, largest)
  const hull = hullOf(outline)
  const rough = largestFour(hull)
  if (!rough || largest.area / areaOf(rough) < leastFilled * 0.8) return undefined
  const corners = sharpCorners(rough, outline) ?? rough
  if (areaOf(hull) / areaOf(corners) < leastFilled || areaOf(hull) / areaOf(corners) > 1.1) return undefined
  return { corners: fromTopLeft(corners), cut: touches(largest, grey) }
}

function brightMap(grey: Picture) {
  const limit = bestSplit(grey.data) ?? 128
  const data = grey.data.map((value) => (value > limit ? 1 : 0))
  return { width: grey.width, height: grey.height, data, at: () => false }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

function touches({ left, top, width, height }: Box, grey: Picture): boolean {
  const sides = [left <= 1, top <= 1, left + width >= grey.width - 1, top + height >= grey.height - 1]
  return sides.some(Boolean)
}

/** The first and last bright pixel of each row and column of the paper; print inside it does not matter. */
function outlineOf({ width }: Picture, data: Uint8Array, box: Box): Point[] {
  const points: Point[] = []
  const isBright = (x: number, y: number) => data[y * width + x] === 1
  const [right, bottom] = [box.left + box.width - 1, box.top + box.height - 1]
  for (let y = box.top; y <= bottom; y++) {
    let [first, last] = [box.left, right]
    while (first < last && !isRun(isBright, { x: first, y, dx: 1, dy: 0 })) first++
    while (last > first && !isRun(isBright, { x: last, y, dx: -1, dy: 0 })) last--
    if (last > first) points.push({ x: first, y: y + 0.5 }, { x: last + 1, y: y + 0.5 })
  }
  for (let x = box.left; x <= right; x++) {
    let [first, last] = [box.top, bottom]
    while (first < last && !isRun(isBright, { x, y: first, dx: 0, dy: 1 })) first++
    while (last > first && !isRun(isBright, { x, y: last, dx: 0, dy: -1 })) last--
    if (last > first) points.push({ x: x + 0.5, y: first }, { x: x + 0.5, y: last + 1 })
  }
  return points
}

/** Three bright pixels in a row: one alone is a speck on the table. */
function isRun(
  isBright: (x: number, y: number) => boolean,
  { x, y, dx, dy }: { x: number; y: number; dx: number; dy: number },
): boolean {
  return isBright(x, y) && isBright(x + dx, y + dy) && isBright(x + 2 * dx, y + 2 * dy)
}

/** The four points of the hull between which the most lies. */
function largestFour(hull: readonly Point[]): Point[] | undefined {
  const few = thinned(hull, 36)
  let best: { area: number; four: Point[] } | undefined
  for (const [i, a] of few.entries())
    for (const [j, b] of few.slice(i + 1).entries())
      for (const [k, c] of few.slice(i + j + 2).entries())
        for (const d of few.slice(i + j + k + 3)) {
          const area = areaOf([a, b, c, d])
          if (area > (best?.area ?? 0)) best = { area, four: [a, b, c, d] }
        }
  return best?.four
}

/** Those that turn most are corners; points along a straight side can go. */
function thinned(hull: readonly Point[], most: number): Point[] {
  const turns = hull.map((point, i) => {
    const [before, after] = [hull.at(i - 1) ?? point, hull[(i + 1) % hull.length] ?? point]
    return { i, size: areaOf([before, point, after]) }
  })
  const kept = new Set(
    turns
      .sort((a, b) => b.size - a.size)
      .slice(0, most)
      .map(({ i }) => i),
  )
  return hull.filter((_, i) => kept.has(i))
}

/** Where lines through the four sides meet: a corner that is round or bent counts less than its sides. */
function sharpCorners(four: readonly Point[], outline: readonly Point[]): Point[] | undefined {
  const lines = four.map((from, i) => lineAlong(from, four[(i + 1) % 4] ?? from, outline))
  const corners = lines.map((line, i) => crossing(lines.at(i - 1), line))
  const near = corners.every(
    (corner, i) => corner && distance(corner, four[i] ?? corner) < 0.1 * distance(four[0] ?? corner, four[2] ?? corner),
  )
  return near ? corners.filter((corner) => corner !== undefined) : undefined
}

/** A line as a point on it and its direction. */
interface Line {
  at: Point
  along: Point
}

/** Through the points of the outline that lie near a side, its ends left out; those that stick out are dropped in turn. */
function lineAlong(from: Point, to: Point, outline: readonly Point[]): Line {
  const length = distance(from, to)
  let line: Line = { at: from, along: { x: (to.x - from.x) / length, y: (to.y - from.y) / length } }
  for (const reach of [0.04, 0.012, 0.006]) {
    const near = outline.filter((point) => {
      const [dx, dy] = [point.x - from.x, point.y - from.y]
      const along = (dx * (to.x - from.x) + dy * (to.y - from.y)) / length
      return (
        along > 0.08 * length && along < 0.92 * length && Math.abs(offset(line, point)) < Math.max(1.5, reach * length)
      )
    })
    if (near.length < 12) return line
    line = throughPoints(near)
  }
  return line
}

const offset = ({ at, along }: Line, { x, y }: Point) => (x - at.x) * along.y - (y - at.y) * along.x

/** The direction in which the points spread most. */
function throughPoints(points: readonly Point[]): Line {
  const at = { x: 0, y: 0 }
  for (const { x, y } of points) {
    at.x += x / points.length
    at.y += y / points.length
  }
  let [xx, xy, yy] = [0, 0, 0]
  for (const { x, y } of points) {
    xx += (x - at.x) ** 2
    xy += (x - at.x) * (y - at.y)
    yy += (y - at.y) ** 2
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  return { at, along: { x: Math.cos(angle), y: Math.sin(angle) } }
}

function crossing(a: Line | undefined, b: Line | undefined): Point | undefined {
  if (!a || !b) return undefined
  const cross = a.along.x * b.along.y - a.along.y * b.along.x
  if (Math.abs(cross) < 0.2) return undefined
  const t = ((b.at.x - a.at.x) * b.along.y - (b.at.y - a.at.y) * b.along.x) / cross
  return { x: a.at.x + a.along.x * t, y: a.at.y + a.along.y * t }
}

export function areaOf(points: readonly Point[]): number {
  const twice = points.reduce((sum, { x, y }, i) => {
    const next = points[(i + 1) % points.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

/** Clockwise, and begun at the corner nearest to the photograph's own top left. */
function fromTopLeft(corners: readonly Point[]): Corners {
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) }
  const turned = [...corners].sort(
    (a, b) => Math.atan2(a.y - middle.y, a.x - middle.x) - Math.atan2(b.y - middle.y, b.x - middle.x),
  )
  const first = turned.reduce(
    (best, { x, y }, i) => (x + y < (turned[best]?.x ?? 0) + (turned[best]?.y ?? 0) ? i : best),
    0,
  )
  const [a, b, c, d] = [...turned.slice(first), ...turned.slice(0, first)]
  if (!a || !b || !c || !d) throw new Error('A paper has four corners.')
  return [a, b, c, d]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
