import sharp from 'sharp'
import { type Encode, fitPdf, scaled } from '../../contract/camera/fit-pdf.ts'
import type { Photograph } from '../../contract/camera/photograph.ts'
import { formLayout } from '../../contract/nsdl-pan/form-layout.ts'
import { onePicture } from '../nsdl-pan/scan-reader/page-pictures.ts'
import { readPages } from '../nsdl-pan/scan-reader/read-pages.ts'
import { photoEdges } from './photo-edges.ts'

/** What a photographed PDF may weigh. */
export const photographedBytes = 2_000_000

const encode: Encode<Photograph> = async ({ width, height, data }, { quality, scale }) =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(scaled(width, scale), scaled(height, scale), { fit: 'fill' })
    .jpeg({ quality: Math.round(quality * 100) })
    .toBuffer()

/** For tests: straightened pages as the browser joins them, drawn by another program. */
export async function photographedPdf(straight: readonly Photograph[]): Promise<Buffer> {
  const pdf = await fitPdf(straight, encode, photographedBytes)
  if (!pdf) throw new Error('The pages do not fit.')
  return Buffer.from(pdf)
}

/** As the server places them: how far, in pixels of 200 dpi, the boxes lie from where photo and signature are. */
export async function boxMiss(pdf: Buffer, token: string): Promise<number> {
  const { pages: read, boxes, verdict } = await readPages(pdf, { token })
  const page = boxes && read[boxes.photo.page]
  const picture = page && (await onePicture(pdf, page.index))
  if (verdict !== 'own' || !picture || !page.toPage) return Number.POSITIVE_INFINITY
  const corners = [boxes.photo, boxes.signature].flatMap((box) => box.corners)
  const areas = [formLayout.photo, formLayout.signature]
  const meant = areas.flatMap(({ x, y, width, height }) => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
  // A straightened page is the page itself, so each corner has its place on it.
  const perMm = picture.width / formLayout.page.width
  const placed = corners.map(({ x, y }, i) =>
    Math.hypot(x - (meant[i]?.[0] ?? 0) * perMm, y - (meant[i]?.[1] ?? 0) * perMm),
  )
  return Math.max(photoEdges(picture, page.toPage), ...placed)
}
