import { PDFArray, type PDFContext, PDFNumber, type PDFObject } from '@cantoo/pdf-lib'

/** A list of exactly so many numbers, such as a box or a matrix. */
export function readNumbers(context: PDFContext, object: PDFObject | undefined, count: number): number[] | undefined {
  const list = context.lookup(object)
  if (!(list instanceof PDFArray) || list.size() !== count) return undefined
  const numbers = list.asArray().map((item) => {
    const number = context.lookup(item)
    return number instanceof PDFNumber ? number.asNumber() : Number.NaN
  })
  return numbers.every((number) => Number.isFinite(number) && Math.abs(number) < 1e6) ? numbers : undefined
}
