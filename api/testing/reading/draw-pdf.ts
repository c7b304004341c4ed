import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'

/** The canvas that the PDF reader brings along; its types do not tell of it. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: { width: number; height: number }; context: Context }
}
interface Context {
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray }
}

/** For tests: each page as a printer would put it on paper, as PNG. */
export async function drawPdf(bytes: Uint8Array, dpi: number): Promise<Buffer[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: Buffer[] = []
  for (let n = 1; n <= document.numPages; n++) {
    const page = await document.getPage(n)
    const viewport = page.getViewport({ scale: dpi / 72 })
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
    const { canvas, context } = (document.canvasFactory as CanvasFactory).create(width, height)
    await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise
    const { data } = context.getImageData(0, 0, width, height)
    pages.push(
      await sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .png()
        .toBuffer(),
    )
  }
  await task.destroy()
  return pages
}
