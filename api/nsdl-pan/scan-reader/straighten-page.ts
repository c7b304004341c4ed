import { askReader } from './ask-reader.ts'
import type { ScanPage } from './scan-reading.ts'

/**
 * A page of a scan upright, as a JPEG on which a millimetre of the form is `dpi / 25.4` pixels; a page that was not
 * recognised comes as it lies.
 */
export async function straightenPage(
  pdf: Uint8Array,
  page: ScanPage,
  { dpi, who }: { dpi: number; who?: string },
): Promise<Buffer> {
  return Buffer.from(await askReader({ kind: 'straighten', pdf, page, dpi }, who))
}
