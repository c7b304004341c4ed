import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'
import type { SourcePage } from './list-pages.ts'
import { readNumbers } from './read-numbers.ts'

/** What a field, a stamp or a signature looks like, and how to draw it on its page. */
export interface Stamp {
  drawing: PDFObject
  /** `a b c d e f` for the pen. */
  matrix: string
}

const mostStamps = 1000
const hidden = 2
const notShown = 32

/** The looks of everything that lies on a page, to become part of it: what it would do is left behind. */
export function listStamps(context: PDFContext, page: SourcePage): Stamp[] {
  const annotations = context.lookup(page.get('Annots'))
  if (!(annotations instanceof PDFArray)) return []
  return annotations
    .asArray()
    .slice(0, mostStamps)
    .flatMap((one) => stampOf(context, context.lookup(one)))
}

function stampOf(context: PDFContext, annotation: PDFObject | undefined): Stamp[] {
  if (!(annotation instanceof PDFDict)) return []
  const flags = annotation.lookup(PDFName.of('F'))
  if (flags instanceof PDFNumber && (flags.asNumber() & (hidden | notShown)) !== 0) return []
  const subtype = annotation.lookup(PDFName.of('Subtype'))
  if (subtype instanceof PDFName && subtype.decodeText() === 'Popup') return []
  const drawing = lookOf(context, annotation)
  const look = context.lookup(drawing)
  const rect = readNumbers(context, annotation.get(PDFName.of('Rect')), 4)
  if (!drawing || !(look instanceof PDFRawStream) || !rect) return []
  const matrix = matrixOf(context, look.dict, rect)
  return matrix ? [{ drawing, matrix }] : []
}

/** The normal look; of several, the one of the state it is in. */
function lookOf(context: PDFContext, annotation: PDFDict): PDFObject | undefined {
  const looks = annotation.lookup(PDFName.of('AP'))
  if (!(looks instanceof PDFDict)) return undefined
  const normal = looks.get(PDFName.of('N'))
  const found = context.lookup(normal)
  if (!(found instanceof PDFDict)) return normal
  const state = annotation.lookup(PDFName.of('AS'))
  return state instanceof PDFName ? found.get(state) : undefined
}

/** Moves and stretches the box of the look, turned by its own matrix, onto the place of the annotation. */
function matrixOf(context: PDFContext, look: PDFDict, rect: readonly number[]): string | undefined {
  const box = readNumbers(context, look.get(PDFName.of('BBox')), 4)
  if (!box) return undefined
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = readNumbers(context, look.get(PDFName.of('Matrix')), 6) ?? []
  const [left = 0, bottom = 0, right = 0, top = 0] = box
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  )
  const from = bounds(corners)
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect
  const to = bounds([
    [x1, y1],
    [x2, y2],
  ])
  if (from.width === 0 || from.height === 0) return undefined
  const [sx, sy] = [to.width / from.width, to.height / from.height]
  return [sx, 0, 0, sy, to.x - from.x * sx, to.y - from.y * sy].map((number) => Number(number.toFixed(5))).join(' ')
}

function bounds(points: readonly (readonly [number, number])[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
