import { fitPdf, scaled } from '../../../contract/camera/fit-pdf.ts'
import type { Photograph } from '../../../contract/camera/photograph.ts'
import { straightenPhotograph } from '../../../contract/camera/straighten-photograph.ts'
import type { ScanReply, ScanRequest, TakenPage } from './scanner.ts'

/** A photograph of twelve megapixels; finer ones show no more of a page. */
const longest = 4_000
/** As good as new: the quality that counts is chosen when the PDF is made. */
const keptQuality = 0.93

self.onmessage = async ({ data }: MessageEvent<ScanRequest>) => {
  let reply: ScanReply
  try {
    reply = await answer(data)
  } catch {
    reply = { id: data.id, failed: true }
  }
  self.postMessage(reply)
}

async function answer(request: ScanRequest): Promise<ScanReply> {
  if (request.kind === 'straighten') return { id: request.id, page: await straighten(request) }
  const pdf = await fitPdf(request.pages, encode, request.maxBytes)
  return { id: request.id, pdf: pdf && new Blob([pdf], { type: 'application/pdf' }) }
}

async function straighten({
  photograph,
  subject,
}: Extract<ScanRequest, { kind: 'straighten' }>): Promise<Omit<TakenPage, 'id'>> {
  const { found, advice, page } = straightenPhotograph(await readPixels(photograph), subject)
  const canvas = new OffscreenCanvas(page.width, page.height)
  brushOf(canvas).putImageData(new ImageData(Uint8ClampedArray.from(page.data), page.width, page.height), 0, 0)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: keptQuality })
  return { found, advice, width: page.width, height: page.height, jpeg }
}

async function readPixels(photograph: Blob): Promise<Photograph> {
  // Turned as the camera says.
  const bitmap = await createImageBitmap(photograph, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = draw(bitmap, scale)
  return brushOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
}

async function encode(
  { jpeg }: TakenPage,
  { quality, scale }: { quality: number; scale: number },
): Promise<Uint8Array> {
  const canvas = draw(await createImageBitmap(jpeg), scale)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new Uint8Array(await blob.arrayBuffer())
}

function draw(bitmap: ImageBitmap, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(scaled(bitmap.width, scale), scaled(bitmap.height, scale))
  brushOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

function brushOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('There is no memory for a picture of this size.')
  return brush
}
