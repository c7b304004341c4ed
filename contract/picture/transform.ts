import type { Point } from './picture.ts'
import { solveLeastSquares } from './solve-least-squares.ts'

/** A 3 × 3 matrix row by row. The last row is 0 0 1 unless the page was seen at an angle. */
export type Transform = readonly [number, number, number, number, number, number, number, number, number]

/** A point before and after the transform that is looked for. */
export interface PointPair {
  from: Point
  to: Point
}

export function applyTransform([a, b, c, d, e, f, g, h, i]: Transform, { x, y }: Point): Point {
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

export function invertTransform([a, b, c, d, e, f, g, h, i]: Transform): Transform {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g]
  const det = a * A + b * B + c * C
  return [
    A / det,
    (c * h - b * i) / det,
    (b * f - c * e) / det,
    B / det,
    (a * i - c * g) / det,
    (c * d - a * f) / det,
    C / det,
    (b * g - a * h) / det,
    (a * e - b * d) / det,
  ]
}

/** The same transform for a picture that is so many times as large. */
export function forScaled([a, b, c, d, e, f, g, h, i]: Transform, scale: Point): Transform {
  return [a / scale.x, b / scale.y, c, d / scale.x, e / scale.y, f, g / scale.x, h / scale.y, i]
}

/** How far apart, in the measure of the target, a transform leaves the pairs at most. */
export function worstMiss(transform: Transform, pairs: readonly PointPair[]): number {
  return Math.max(...pairs.map(({ from, to }) => distance(applyTransform(transform, from), to)))
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Turning, one scale and shifting; from two pairs on. */
export function fitSimilarity(pairs: readonly PointPair[]): Transform | undefined {
  const rows = pairs.flatMap(({ from: { x, y }, to }) => [
    { factors: [x, -y, 1, 0], value: to.x },
    { factors: [y, x, 0, 1], value: to.y },
  ])
  const [a, b, c, d] = solveLeastSquares(rows) ?? []
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined
  return [a, -b, c, b, a, d, 0, 0, 1]
}

/** Also stretched or leaning, as scanners do a little; from three pairs on. */
export function fitAffine(pairs: readonly PointPair[]): Transform | undefined {
  const along = (value: (to: Point) => number) =>
    solveLeastSquares(pairs.map(({ from: { x, y }, to }) => ({ factors: [x, y, 1], value: value(to) })))
  const [a, b, c] = along((to) => to.x) ?? []
  const [d, e, f] = along((to) => to.y) ?? []
  if (a === undefined || b === undefined || c === undefined) return undefined
  if (d === undefined || e === undefined || f === undefined) return undefined
  return [a, b, c, d, e, f, 0, 0, 1]
}

/** Also seen at an angle, as by a telephone's camera; from four pairs on. */
export function fitPerspective(pairs: readonly PointPair[]): Transform | undefined {
  const rows = pairs.flatMap(({ from: { x, y }, to }) => [
    { factors: [x, y, 1, 0, 0, 0, -x * to.x, -y * to.x], value: to.x },
    { factors: [0, 0, 0, x, y, 1, -x * to.y, -y * to.y], value: to.y },
  ])
  const found = solveLeastSquares(rows)
  if (!found) return undefined
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = found
  return [a, b, c, d, e, f, g, h, 1]
}
