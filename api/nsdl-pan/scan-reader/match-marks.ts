import { type CornerMark, formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import {
  applyTransform,
  distance,
  fitSimilarity,
  invertTransform,
  type PointPair,
  type Transform,
} from '../../../contract/picture/transform.ts'
import type { FoundMark } from './find-marks.ts'

/** A guess which marks of the picture are which corners of the page. */
export interface MarkMatch {
  /** From pixels to millimetres. */
  pairs: PointPair[]
  /** How many of them look the way their corner should: with a core, or without. */
  alike: number
  /** How far the marks lie from where the two first ones say, in millimetres. */
  miss: number
}

const { marks, mark } = formLayout
/** A page that was fed askew or seen at an angle is not quite a rectangle any more. */
const tolerance = 6
const mostFound = 24

/** Every way to lay the page over the marks, the likeliest first. */
export function matchMarks(found: readonly FoundMark[]): MarkMatch[] {
  const largest = [...found].sort((a, b) => b.side - a.side).slice(0, mostFound)
  const matches = pairsOf(marks).flatMap(([cornerA, cornerB]) =>
    pairsOf(largest).map(([a, b]) =>
      matchFrom(largest, [
        { corner: cornerA, found: a },
        { corner: cornerB, found: b },
      ]),
    ),
  )
  const ways = new Map<string, MarkMatch>()
  for (const match of matches) {
    // The same way is found from any two of its marks; the one that lies best is kept.
    if (match && match.miss < (ways.get(keyOf(match))?.miss ?? Number.POSITIVE_INFINITY)) ways.set(keyOf(match), match)
  }
  return [...ways.values()].sort(likelier)
}

function keyOf({ pairs }: MarkMatch): string {
  const sorted = [...pairs].sort((a, b) => a.to.y - b.to.y || a.to.x - b.to.x)
  return JSON.stringify(sorted)
}

function likelier(a: MarkMatch, b: MarkMatch): number {
  return b.pairs.length - a.pairs.length || b.alike - a.alike || a.miss - b.miss
}

/** All ordered pairs of different things. */
function pairsOf<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((one) => list.filter((other) => other !== one).map((other): [T, T] => [one, other]))
}

interface Guess {
  corner: CornerMark
  found: FoundMark
}

function matchFrom(found: readonly FoundMark[], first: [Guess, Guess]): MarkMatch | undefined {
  const start = fitSimilarity(first.map(pairOf))
  if (!start || !first.every((guess) => fitsSize(start, guess))) return undefined
  const toPicture = invertTransform(start)
  const rest = marks
    .filter((corner) => !first.some((guess) => guess.corner === corner))
    .map((corner) => nearest(corner, { found, start, toPicture }))
    .filter((guess) => guess !== undefined)
  const guesses = [...first, ...rest]
  return {
    pairs: guesses.map(pairOf),
    alike: guesses.filter((guess) => guess.corner.core === guess.found.core).length,
    miss: Math.max(...guesses.map((guess) => missOf(start, guess))),
  }
}

const pairOf = ({ corner, found }: Guess): PointPair => ({ from: found.centre, to: corner.centre })

const missOf = (transform: Transform, { corner, found }: Guess) =>
  distance(applyTransform(transform, found.centre), corner.centre)

/** A mark of the page has the size that the distance between the marks makes one expect. */
function fitsSize(transform: Transform, { found }: Pick<Guess, 'found'>): boolean {
  const millimetres = found.side * Math.hypot(transform[0], transform[3])
  return Math.abs(millimetres / mark.side - 1) < 0.2
}

function nearest(
  corner: CornerMark,
  { found, start, toPicture }: { found: readonly FoundMark[]; start: Transform; toPicture: Transform },
): Guess | undefined {
  const expected = applyTransform(toPicture, corner.centre)
  return found
    .map((one): Guess => ({ corner, found: one }))
    .filter((guess) => fitsSize(start, guess) && missOf(start, guess) < tolerance)
    .sort((a, b) => distance(a.found.centre, expected) - distance(b.found.centre, expected))[0]
}
