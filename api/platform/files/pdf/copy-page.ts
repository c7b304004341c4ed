import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib'
import { type Copy, unusualPdf } from './copy-object.ts'
import { listStamps, type Stamp } from './draw-stamps.ts'
import type { SourcePage } from './list-pages.ts'
import { readNumbers } from './read-numbers.ts'

/** Twice as long as the format knows; larger ones come from no printer. */
const longestSide = 28_800
const a4 = [0, 0, 595.28, 841.89]

interface Ends {
  from: PDFContext
  to: PDFContext
  copy: Copy
}

/** Writes a page anew: its boxes, what is drawn on it, and the looks of what lay on it. */
export function copyPage({ from, to, copy }: Ends, page: SourcePage, parent: PDFRef): PDFDict {
  const made = to.obj({ Type: 'Page', Parent: parent, MediaBox: boxOf(from, page.get('MediaBox')) ?? a4 })
  const crop = boxOf(from, page.get('CropBox'))
  if (crop) made.set(PDFName.of('CropBox'), to.obj(crop))
  const rotate = from.lookup(page.get('Rotate'))
  if (rotate instanceof PDFNumber && rotate.asNumber() % 90 === 0) made.set(PDFName.of('Rotate'), rotate)
  const unit = from.lookup(page.get('UserUnit'))
  if (unit instanceof PDFNumber && unit.asNumber() > 0) made.set(PDFName.of('UserUnit'), unit)
  const group = copy(page.get('Group'), 'group')
  if (group) made.set(PDFName.of('Group'), group)
  const contents = contentsOf(from, page).flatMap((one) => copy(one, 'data') ?? [])
  const stamps = listStamps(from, page)
  const resources = copy(page.get('Resources'), 'resources') ?? to.obj({})
  made.set(PDFName.of('Resources'), stamps.length > 0 ? withStamps({ from, to, copy }, resources, stamps) : resources)
  made.set(PDFName.of('Contents'), to.obj(stamps.length > 0 ? stamped(to, contents, stamps) : contents))
  return made
}

function boxOf(from: PDFContext, object: PDFObject | undefined): number[] | undefined {
  const box = readNumbers(from, object, 4)
  if (!box) return undefined
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)]
  if (width > longestSide || height > longestSide) throw unusualPdf()
  return width > 0 && height > 0 ? box : undefined
}

/** The streams of a page, named one by one: each must be a stream of its own. */
function contentsOf(from: PDFContext, page: SourcePage): PDFObject[] {
  const given = page.get('Contents')
  const found = from.lookup(given)
  const streams = found instanceof PDFArray ? found.asArray() : given ? [given] : []
  return streams.filter((one) => from.lookup(one) instanceof PDFRawStream)
}

const stampName = (index: number): string => `KendraStamp${index}`

/** The page's resources may serve other pages too, so it gets its own, with its stamps. */
function withStamps({ to, copy }: Ends, resources: PDFObject, stamps: readonly Stamp[]): PDFDict {
  const given = to.lookup(resources)
  const own = given instanceof PDFDict ? given.clone(to) : to.obj({})
  const drawings = own.lookup(PDFName.of('XObject'))
  const all = drawings instanceof PDFDict ? drawings.clone(to) : to.obj({})
  for (const [i, { drawing }] of stamps.entries()) {
    const copied = copy(drawing, 'drawing')
    if (copied) all.set(PDFName.of(stampName(i)), copied)
  }
  own.set(PDFName.of('XObject'), all)
  return own
}

function stamped(to: PDFContext, contents: readonly PDFObject[], stamps: readonly Stamp[]): PDFObject[] {
  const draws = stamps.map(({ matrix }, i) => `q ${matrix} cm /${stampName(i)} Do Q`)
  return [to.register(to.stream('q\n')), ...contents, to.register(to.stream(`\nQ\n${draws.join('\n')}\n`))]
}
