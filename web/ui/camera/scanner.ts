import type { Advice } from '../../../contract/camera/advice.ts'
import type { Straightened, Subject } from '../../../contract/camera/straighten-photograph.ts'

/** A page that was photographed: a JPEG of it, straightened, and what is wrong with it. */
export interface TakenPage {
  id: number
  found: Straightened['found']
  advice: Advice[]
  width: number
  height: number
  jpeg: Blob
}

/** Makes pages of photographs, and a PDF of pages. Pictures live in it only as long as it is open. */
export interface Scanner {
  straighten(photograph: Blob, subject: Subject): Promise<TakenPage>
  /** Nothing if the pages are too many for the size. */
  makePdf(pages: readonly TakenPage[], maxBytes: number): Promise<Blob | undefined>
  close(): void
}

/** What is asked of the worker, and what it answers. */
export type ScanRequest =
  | { id: number; kind: 'straighten'; photograph: Blob; subject: Subject }
  | { id: number; kind: 'pdf'; pages: readonly TakenPage[]; maxBytes: number }
export type ScanReply =
  | { id: number; page: Omit<TakenPage, 'id'> }
  | { id: number; pdf: Blob | undefined }
  | { id: number; failed: true }
