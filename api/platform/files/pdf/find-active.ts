import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'

/** Entries and kinds of action that make a PDF act by itself or carry something along. */
const activeEntries = new Set([
  'JS',
  'JavaScript',
  'XFA',
  'EmbeddedFiles',
  'EF',
  'RichMediaContent',
  'RichMediaSettings',
])
const activeKinds = new Set([
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMedia', 'RichMediaExecute', 'GoToE'],
  ...['EmbeddedFile', 'FileAttachment', 'Screen', 'Movie', 'Sound', '3D'],
])
const kindEntries = ['S', 'Subtype', 'Type']

/** Whether any object of a PDF holds a script, a program, a form of another kind or an attached file. */
export function findActive(context: PDFContext): boolean {
  return context.enumerateIndirectObjects().some(([, object]) => isActive(context, object))
}

function isActive(context: PDFContext, object: PDFObject): boolean {
  const open = [object]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next instanceof PDFArray) open.push(...next.asArray().filter(holdsMore))
    const dict = next instanceof PDFRawStream ? next.dict : next
    if (!(dict instanceof PDFDict)) continue
    for (const [name, value] of dict.entries()) {
      if (activeEntries.has(name.decodeText())) return true
      if (holdsMore(value)) open.push(value)
    }
    if (kindEntries.some((entry) => hasActiveKind(context, dict, entry))) return true
  }
  return false
}

const holdsMore = (object: PDFObject): boolean => object instanceof PDFArray || object instanceof PDFDict

function hasActiveKind(context: PDFContext, dict: PDFDict, entry: string): boolean {
  const kind = context.lookup(dict.get(PDFName.of(entry)))
  return kind instanceof PDFName && activeKinds.has(kind.decodeText())
}
