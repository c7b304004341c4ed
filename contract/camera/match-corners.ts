import { formLayout } from '../nsdl-pan/form-layout.ts'
import type { Point } from '../picture/picture.ts'
import { applyTransform, distance, fitPerspective, type Transform } from '../picture/transform.ts'
import type { Ring } from './find-rings.ts'

const { marks, mark } = formLayout
/** As they follow each other clockwise around the page. */
const clockwise = (['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const).map((corner) => {
  const found = marks.find((one) => one.corner === corner)
  if (!found) throw new Error(`The form has no mark at ${corner}.`)
  return found
})
const mostRings = 14

/** How the page lies in the photograph. */
export interface FoundPage {
  /** From millimetres of the page to pixels of the picture that was looked at. */
  toPicture: Transform
  /** How much larger or smaller than it should be the mark is that fits least, as a share. */
  apart: number
}

/** Lays the page over four rings. The one without a core is top left, and each must be as large as it should be there. */
export function matchCorners(rings: readonly Ring[]): FoundPage | undefined {
  const largest = [...rings].sort((a, b) => b.side - a.side).slice(0, mostRings)
  const ways = foursOf(largest).flatMap((four) => pageOf(four) ?? [])
  return ways.sort((a, b) => a.apart - b.apart)[0]
}

function foursOf(rings: readonly Ring[]): Ring[][] {
  const hollow = rings.filter(({ core }) => !core)
  const cored = rings.filter(({ core }) => core)
  return hollow.flatMap((first) =>
    cored.flatMap((a, i) =>
      cored.slice(i + 1).flatMap((b, j) => cored.slice(i + j + 2).map((c) => clockwiseFrom(first, [a, b, c]))),
    ),
  )
}

/** On the screen y grows downwards, so growing angles go clockwise. */
function clockwiseFrom(first: Ring, others: readonly Ring[]): Ring[] {
  const all = [first, ...others]
  const middle = { x: mean(all.map(({ centre }) => centre.x)), y: mean(all.map(({ centre }) => centre.y)) }
  const angle = ({ centre }: Ring) => Math.atan2(centre.y - middle.y, centre.x - middle.x)
  const turn = (ring: Ring) => (angle(ring) - angle(first) + 4 * Math.PI) % (2 * Math.PI)
  return [first, ...[...others].sort((a, b) => turn(a) - turn(b))]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Beyond this one of the rings is no mark but a letter O, or its corner of the paper is folded. */
const mostApart = 0.22

function pageOf(four: readonly Ring[]): FoundPage | undefined {
  const toPicture = fitPerspective(clockwise.map(({ centre }, i) => ({ from: centre, to: four[i]?.centre ?? centre })))
  if (!toPicture || !isUpright(toPicture)) return undefined
  const ratios = clockwise.map(({ centre }, i) => (four[i]?.side ?? 0) / (mark.side * perMillimetre(toPicture, centre)))
  const usual = mean(ratios)
  const apart = Math.max(...ratios.map((ratio) => Math.abs(ratio / usual - 1)))
  return usual > 0.7 && usual < 1.3 && apart < mostApart ? { toPicture, apart } : undefined
}

/** Every corner of the page lies before the camera, and the page does not show its back. */
function isUpright(toPicture: Transform): boolean {
  const { width, height } = formLayout.page
  const [, , , , , , g, h, i] = toPicture
  const depths = [i, g * width + i, h * height + i, g * width + h * height + i]
  const [a, b, c] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
  ].map((p) => applyTransform(toPicture, p))
  return (
    depths.every((depth) => depth > 0) && a !== undefined && b !== undefined && c !== undefined && turnsRight(a, b, c)
  )
}

const turnsRight = (a: Point, b: Point, c: Point) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0

/** How many pixels a millimetre of the page is at a place, the mean of both directions. */
export function perMillimetre(toPicture: Transform, at: Point): number {
  const here = applyTransform(toPicture, at)
  const right = applyTransform(toPicture, { x: at.x + 1, y: at.y })
  const below = applyTransform(toPicture, { x: at.x, y: at.y + 1 })
  return Math.sqrt(Math.abs((right.x - here.x) * (below.y - here.y) - (right.y - here.y) * (below.x - here.x)))
}

/** Some marks of the form are there, but not all: two of like size lie as far apart as marks do, one with a core. */
export function seesPartOfForm(rings: readonly Ring[]): boolean {
  return rings.some((a) => a.core && rings.some((b) => a !== b && lieAsMarks(a, b)))
}

function lieAsMarks(a: Ring, b: Ring): boolean {
  const apart = distance(a.centre, b.centre) / ((a.side + b.side) / 2)
  return Math.abs(Math.log(a.side / b.side)) < 0.4 && apart > 19 && apart < 60
}
