import type { Picture } from '../../../contract/picture/picture.ts'
import { judgeScan } from './judge-scan.ts'
import { eachPicture } from './page-pictures.ts'
import { readPage } from './read-page.ts'
import type { ScanPage, ScanReading } from './scan-reading.ts'

/** Reads every page here and now; `readScan` has it done in a process of its own. */
export async function readPages(pdf: Uint8Array, wanted: { token: string }): Promise<ScanReading> {
  const pages: ScanPage[] = []
  await eachPicture(pdf, async (picture, index) => {
    pages.push(picture ? await pageOf(picture, index) : { index, width: 0, height: 0, ...nothingRead })
  })
  return judgeScan(pages, wanted)
}

const nothingRead = { token: null, page: null, pages: null, recognised: false, toPage: null } as const

async function pageOf(picture: Picture, index: number): Promise<ScanPage> {
  const { code, toPage } = await readPage(picture)
  return {
    index,
    width: picture.width,
    height: picture.height,
    token: code?.token ?? null,
    page: code?.page ?? null,
    pages: code?.pages ?? null,
    recognised: toPage !== undefined,
    toPage: toPage ?? null,
  }
}
