import type { Photograph } from './photograph.ts'
import { type PdfPage, writePdf } from './write-pdf.ts'

/** Packs a page as a JPEG of a quality from 0 to 1, its sides so many times as long. */
export type Encode<Page> = (page: Page, way: { quality: number; scale: number }) => Promise<Uint8Array>

/** From the best to what is only just legible: a scan of 200 dpi, then of 150 and 120. */
const ways = [
  { quality: 0.85, scale: 1 },
  { quality: 0.75, scale: 1 },
  { quality: 0.62, scale: 1 },
  { quality: 0.5, scale: 1 },
  { quality: 0.55, scale: 0.75 },
  { quality: 0.4, scale: 0.75 },
  { quality: 0.35, scale: 0.6 },
] as const

/** All pages as one PDF that is no larger than allowed, as good as that permits; nothing if they are too many. */
export async function fitPdf<Page extends Pick<Photograph, 'width' | 'height'>>(
  pages: readonly Page[],
  encode: Encode<Page>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (const way of ways) {
    const made: PdfPage[] = []
    for (const page of pages) made.push(pageOf(page, await encode(page, way), way.scale))
    const pdf = writePdf(made)
    if (pdf.length <= maxBytes) return pdf
  }
  return undefined
}

export const scaled = (side: number, scale: number): number => Math.max(1, Math.round(side * scale))

/** On paper as wide as A4, or as high where it lies across. */
function pageOf({ width, height }: Pick<Photograph, 'width' | 'height'>, jpeg: Uint8Array, scale: number): PdfPage {
  const point = Math.min(595.28 / Math.min(width, height), 841.89 / Math.max(width, height))
  return {
    jpeg,
    width: scaled(width, scale),
    height: scaled(height, scale),
    paper: { width: width * point, height: height * point },
  }
}
