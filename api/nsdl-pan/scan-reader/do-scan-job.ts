import type { Picture } from '../../../contract/picture/picture.ts'
import { cropPicture } from './crop-picture.ts'
import { onePicture } from './page-pictures.ts'
import { readPages } from './read-pages.ts'
import type { ScanJob } from './scan-job.ts'
import type { ScanPage } from './scan-reading.ts'
import { straightenPicture } from './straighten-picture.ts'

/** Does a job here and now, in the process that was started for it. */
export async function doScanJob(asked: unknown): Promise<unknown> {
  const job = asked as ScanJob
  if (job.kind === 'read') return readPages(job.pdf, job)
  if (job.kind === 'crop') return cropAll(job)
  return straightenPicture(await pictureOf(job.pdf, job.page), job.page.toPage, job.dpi)
}

/** Photo and signature mostly lie on one page, which then is unpacked once. */
async function cropAll({ pdf, boxes }: ScanJob<'crop'>): Promise<Buffer[]> {
  const crops: Buffer[] = []
  let last: { page: ScanPage; picture: Picture } | undefined
  for (const { page, cut, rule } of boxes) {
    if (last?.page.index !== page.index) last = { page, picture: await pictureOf(pdf, page) }
    crops.push(await cropPicture(last.picture, page.toPage, { cut, rule }))
  }
  return crops
}

async function pictureOf(pdf: Uint8Array, page: ScanPage): Promise<Picture> {
  const picture = await onePicture(pdf, page.index)
  if (!picture || picture.width !== page.width || picture.height !== page.height) {
    throw new Error('This page was read from another scan.')
  }
  return picture
}
