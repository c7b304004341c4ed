import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** From points on the page, y down, to pixels: x' = a x + c y + e, y' = b x + d y + f. */
export type PagePlace = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The part that is used of the canvas that the PDF reader brings along; its types do not tell of it. */
export interface Brush {
  fillStyle: string
  strokeStyle: string
  lineWidth: number
  setTransform(...place: PagePlace): void
  fillRect(x: number, y: number, width: number, height: number): void
  beginPath(): void
  arc(x: number, y: number, radius: number, start: number, end: number): void
  moveTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  fill(): void
  stroke(): void
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray }
}
interface CanvasFactory {
  create(width: number, height: number): { canvas: unknown; context: Brush }
}

export interface DrawnPage {
  width: number
  height: number
  /** Red, green, blue and opacity of each pixel. */
  data: Uint8ClampedArray
}

/** How to draw a page: how large, where it lies, and what is drawn over it, in points of the page. */
export interface DrawOptions {
  width: number
  height: number
  place: PagePlace
  over?: (brush: Brush) => void
}

/** For tests: pages of a PDF as a printer would put them on paper. */
export async function drawPdf(bytes: Uint8Array, optionsOf: (page: number) => DrawOptions): Promise<DrawnPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: DrawnPage[] = []
  for (let n = 1; n <= document.numPages; n++) {
    const options = optionsOf(n)
    const made = (document.canvasFactory as CanvasFactory).create(options.width, options.height)
    pages.push(await drawPage(await document.getPage(n), made, options))
  }
  await task.destroy()
  return pages
}

async function drawPage(
  page: PDFPageProxy,
  { canvas, context }: ReturnType<CanvasFactory['create']>,
  { width, height, place, over }: DrawOptions,
): Promise<DrawnPage> {
  const viewport = page.getViewport({ scale: 1 })
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport, transform: [...place] })
    .promise
  context.setTransform(...place)
  over?.(context)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, data }
}
