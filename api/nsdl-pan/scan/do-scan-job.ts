import { cropPicture } from './crop-picture.ts'
import { onePicture } from './page-pictures.ts'
import type { Picture } from './picture.ts'
import { readPages } from './read-pages.ts'
import type { ScanJob } from './scan-job.ts'
import type { ScanPage } from './scan-reading.ts'
import { straightenPicture } from './straighten-picture.ts'

/** Does a job here and now, in the process that was started for it. */
export async function doScanJob(asked: unknown): Promise<unknown> {
  const job = asked as ScanJob
  if (job.kind === 'read') return readPages(job.pdf, job)
  const picture = await pictureOf(job.pdf, job.page)
  if (job.kind === 'straighten') return straightenPicture(picture, job.page.toPage, job.dpi)
  return cropPicture(picture, job.page.toPage, job)
}

async function pictureOf(pdf: Uint8Array, page: ScanPage): Promise<Picture> {
  const picture = await onePicture(pdf, page.index)
  if (!picture || picture.width !== page.width || picture.height !== page.height) {
    throw new Error('This page was read from another scan.')
  }
  return picture
}
