import type { PictureRule } from '../../../contract/nsdl-pan/pictures.ts'
import { askReader } from './ask-reader.ts'
import type { Cut } from './cut-out.ts'
import type { ScanPage } from './scan-reading.ts'

/** Cuts a box, in millimetres of the straight page, out of the scan's own pixels, as the provider wants the picture. */
export async function cropBox(
  pdf: Uint8Array,
  page: ScanPage,
  { cut, rule }: { cut: Cut; rule: PictureRule },
): Promise<Buffer> {
  return Buffer.from(await askReader({ kind: 'crop', pdf, page, cut, rule }))
}
