import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib'
import { unusualPdf } from './copy-object.ts'

const mostPages = 2000
const deepest = 50
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate']

/** A page with what it has from the branches that it hangs on. */
export interface SourcePage {
  dict: PDFDict
  get(name: string): PDFObject | undefined
}

/** The pages of a PDF in their order. A tree that goes in circles, or has no page, is refused. */
export function listPages(context: PDFContext): SourcePage[] {
  const root = context.lookup(context.trailerInfo.Root)
  if (!(root instanceof PDFDict)) throw unusualPdf()
  const pages: SourcePage[] = []
  const seen = new Set<PDFObject>()

  function walk(node: PDFObject | undefined, above: readonly PDFDict[]): void {
    if (!(node instanceof PDFDict)) return
    if (seen.has(node) || above.length > deepest || pages.length >= mostPages) throw unusualPdf()
    seen.add(node)
    const kids = node.lookup(PDFName.of('Kids'))
    if (kids instanceof PDFArray) {
      for (const kid of kids.asArray()) walk(context.lookup(kid), [node, ...above])
      return
    }
    const type = node.lookup(PDFName.of('Type'))
    if (type instanceof PDFName && type.decodeText() !== 'Page') return
    pages.push({ dict: node, get: (name) => find(name, inherited.includes(name) ? [node, ...above] : [node]) })
  }

  walk(root.lookup(PDFName.of('Pages')), [])
  if (pages.length === 0) throw unusualPdf()
  return pages
}

function find(name: string, nodes: readonly PDFDict[]): PDFObject | undefined {
  const key = PDFName.of(name)
  return nodes.find((node) => node.get(key) !== undefined)?.get(key)
}
