import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'
import { fileAnswers } from '../../../../texts/en/file-answer.ts'
import { FileRefused } from '../file-problems.ts'
import { type PdfShape, pdfShapes, type ShapeName } from './shapes.ts'

const mostObjects = 200_000
const deepest = 60
/** A sheet of A3 at 600 dpi has 70 million. */
const mostPoints = 150_000_000

/** How streams may be packed. Anything else, such as a lock of their own, is no way to pack a page. */
const filters = new Set(
  [
    'FlateDecode Fl LZWDecode LZW RunLengthDecode RL ASCIIHexDecode AHx ASCII85Decode A85',
    'DCTDecode DCT CCITTFaxDecode CCF JBIG2Decode JPXDecode',
  ].flatMap((names) => names.split(' ')),
)

export type Copy = (object: PDFObject | undefined, kind: ShapeName) => PDFObject | undefined

/** Copies objects from one PDF to another by their shapes; what stands in several places is copied once. */
export function copier(from: PDFContext, to: PDFContext): Copy {
  const made = new Map<string, PDFRef>()
  let objects = 0

  function copy(object: PDFObject | undefined, kind: ShapeName, depth: number): PDFObject | undefined {
    if (++objects > mostObjects || depth > deepest) throw unusualPdf()
    if (object instanceof PDFRef) return copyRef(object, kind, depth)
    if (object instanceof PDFName || object instanceof PDFNumber || object instanceof PDFBool) return object
    if (object instanceof PDFString || object instanceof PDFHexString) return object
    if (object instanceof PDFArray) return copyList(object, kind, depth)
    if (object instanceof PDFRawStream) return copyStream(object, kind, depth)
    if (object instanceof PDFDict) return copyDict(object, kind, depth)
    return undefined
  }

  function copyRef(ref: PDFRef, kind: ShapeName, depth: number): PDFObject | undefined {
    const key = `${ref.tag} ${kind}`
    const known = made.get(key)
    if (known) return known
    const target = from.lookup(ref)
    if (!(target instanceof PDFDict || target instanceof PDFRawStream || target instanceof PDFArray))
      return target instanceof PDFRef ? undefined : copy(target, kind, depth + 1)
    // Known before it is copied, since objects may name each other in a circle.
    const own = to.nextRef()
    made.set(key, own)
    const copied = copy(target, kind, depth + 1)
    if (copied === undefined) {
      made.delete(key)
      return undefined
    }
    to.assign(own, copied)
    return own
  }

  function copyList(list: PDFArray, kind: ShapeName, depth: number): PDFArray {
    const copied = PDFArray.withContext(to)
    for (const item of list.asArray()) {
      const own = copy(item, kind, depth + 1)
      if (own !== undefined) copied.push(own)
    }
    return copied
  }

  function copyDict(dict: PDFDict, kind: ShapeName, depth: number): PDFDict | undefined {
    const { entries, each }: PdfShape = pdfShapes[kind]
    const copied = PDFDict.withContext(to)
    for (const [name, value] of dict.entries()) {
      const rule = each ?? entries?.[name.decodeText()]
      const own = rule === undefined ? undefined : copy(value, rule, depth + 1)
      if (own !== undefined) copied.set(name, own)
    }
    return copied
  }

  function copyStream(stream: PDFRawStream, kind: ShapeName, depth: number): PDFRawStream | undefined {
    if (kind === 'plain' || kind === 'layer') return undefined
    const subtype = text(stream.dict.lookup(PDFName.of('Subtype')))
    if (kind === 'drawing' && subtype !== 'Image' && subtype !== 'Form') return undefined
    if (subtype === 'Image' && pointsOf(stream.dict) > mostPoints)
      throw new FileRefused('pixels', fileAnswers.largePictureInPdf())
    const copied = copyDict(stream.dict, kind, depth)
    if (!copied) return undefined
    copyPacking(stream.dict, copied, depth)
    return PDFRawStream.of(copied, stream.contents)
  }

  function copyPacking(dict: PDFDict, copied: PDFDict, depth: number): void {
    const filter = from.lookup(dict.get(PDFName.of('Filter')))
    const named = filter instanceof PDFArray ? filter.asArray().map((one) => from.lookup(one)) : [filter]
    const names = named.filter((one): one is PDFName => one instanceof PDFName)
    if (names.some((name) => !filters.has(name.decodeText())) || names.length > 8) throw unusualPdf()
    if (names.length === 0) return
    copied.set(PDFName.of('Filter'), to.obj(names))
    const parameters = copy(dict.get(PDFName.of('DecodeParms')), 'parameters', depth + 1)
    if (parameters) copied.set(PDFName.of('DecodeParms'), parameters)
  }

  return (object, kind) => copy(object, kind, 0)
}

function pointsOf(dict: PDFDict): number {
  const [width, height] = ['Width', 'Height'].map((name) => dict.lookup(PDFName.of(name)))
  return width instanceof PDFNumber && height instanceof PDFNumber ? width.asNumber() * height.asNumber() : 0
}

const text = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.decodeText() : undefined

export const unusualPdf = () => new FileRefused('broken', fileAnswers.unusualPdf())
