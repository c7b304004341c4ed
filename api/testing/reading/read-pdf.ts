import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** For tests: the text of each page as a reader of the file would find it. */
export async function readPdf(bytes: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let n = 1; n <= document.numPages; n++) {
    const { items } = await (await document.getPage(n)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join('|'))
  }
  await task.destroy()
  return pages
}
