import { PDFArray, PDFDict, type PDFObject, PDFParser, PDFRawStream } from '@cantoo/pdf-lib'

/** Entries through which a PDF does something, leads somewhere or brings something along. */
const doors = new Set(
  'A AA Annots OpenAction Names AcroForm URI JS JavaScript XFA EF EmbeddedFiles Dests Outlines Metadata F FFilter Ref OPI Next'.split(
    ' ',
  ),
)

/** For tests: what a PDF could do beside showing its pages, by the entries of its parsed objects. */
export async function activeInPdf(content: Uint8Array): Promise<string[]> {
  const context = await PDFParser.forBytesWithOptions(content, Number.POSITIVE_INFINITY).parseDocument()
  const found: string[] = []
  const open: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object)
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next instanceof PDFArray) open.push(...next.asArray())
    const dict = next instanceof PDFRawStream ? next.dict : next
    if (!(dict instanceof PDFDict)) continue
    for (const [name, value] of dict.entries()) {
      if (doors.has(name.decodeText())) found.push(`/${name.decodeText()}`)
      open.push(value)
    }
  }
  return found
}
