import type { PageCode } from '../../../contract/nsdl-pan/form-layout.ts'
import { formLayout } from '../../../contract/nsdl-pan/form-layout.ts'
import type { Picture } from '../../../contract/picture/picture.ts'
import {
  applyTransform,
  distance,
  fitSimilarity,
  forScaled,
  invertTransform,
  type PointPair,
  type Transform,
} from '../../../contract/picture/transform.ts'
import { type FoundMark, findMarks } from './find-marks.ts'
import { fitPage } from './fit-page.ts'
import { type MarkMatch, matchMarks } from './match-marks.ts'
import { greyPicture } from './open-picture.ts'
import { readCodeAt, searchCode } from './read-code.ts'

/** What a page says of itself: its code, and how it lies in the picture (pixels to millimetres). */
export interface PageReading {
  code?: PageCode
  toPage?: Transform
}

/** A page of A4 at 150 dpi: fine enough for the marks, and noise averages out. */
const workingSize = 1754
/** Ink in good scans, in pale ones, and on dark paper. */
const darknesses = [0.72, 0.85, 0.55]
const mostTried = 4
/** Around where the code says a mark should be, in millimetres; the code is small and points only roughly. */
const nearCode = 8

/** Finds the page by its corner marks, or else by its code. */
export async function readPage(picture: Picture): Promise<PageReading> {
  const grey = await greyPicture(picture, workingSize)
  const scale = { x: picture.width / grey.width, y: picture.height / grey.height }
  const matches: MarkMatch[] = []
  const found: FoundMark[] = []
  for (const darkness of darknesses) {
    const marks = findMarks(grey, darkness)
    found.push(...marks)
    const some = matchMarks(marks)
    matches.push(...some)
    const reading = readByMarks(picture, some, scale)
    if (reading) return reading
  }
  return readByCode(grey, found, scale) ?? readWithoutCode(matches, scale)
}

type Scale = { x: number; y: number }

/** The first way to lay the page over its marks at which the code can be read. */
function readByMarks(picture: Picture, matches: readonly MarkMatch[], scale: Scale): PageReading | undefined {
  for (const { pairs } of matches.slice(0, mostTried)) {
    const fitted = fitPage(pairs)
    const toPage = fitted && forScaled(fitted, scale)
    const code = toPage && readCodeAt(picture, toPage)
    if (code) return { code, toPage }
  }
  return undefined
}

/** The code alone says roughly where the page lies; marks that agree make it exact. */
function readByCode(grey: Picture, found: readonly FoundMark[], scale: Scale): PageReading | undefined {
  const seen = searchCode(grey)
  const rough = seen && fitSimilarity(seen.pairs)
  if (!rough) return undefined
  const marks = formLayout.marks.flatMap((mark) => nearestTo(mark.centre, { found, rough }))
  // Two marks lie far enough apart to do without the small code; with one, the code has to tell the turn.
  const fitted = marks.length >= 2 ? fitPage(marks) : fitSimilarity([...seen.pairs, ...marks])
  return { code: seen.code, toPage: forScaled(fitted ?? rough, scale) }
}

function nearestTo(
  to: PointPair['to'],
  { found, rough }: { found: readonly FoundMark[]; rough: Transform },
): PointPair[] {
  const expected = applyTransform(invertTransform(rough), to)
  const [best] = found
    .filter((mark) => distance(applyTransform(rough, mark.centre), to) < nearCode)
    .sort((a, b) => distance(a.centre, expected) - distance(b.centre, expected))
  return best ? [{ from: best.centre, to }] : []
}

/** Marks that agree so well that the page is ours, though its code cannot be read. */
function readWithoutCode(matches: readonly MarkMatch[], scale: Scale): PageReading {
  const certain = matches.find(({ pairs, alike }) => pairs.length === 4 && alike === 4)
  const fitted = certain && fitPage(certain.pairs)
  return fitted ? { toPage: forScaled(fitted, scale) } : {}
}
