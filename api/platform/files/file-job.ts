import type { PictureShape, UploadRule } from '../../../contract/kernel/endpoint.ts'
import type { SheetRow } from '../import/read-sheet.ts'
import type { KeptTable } from '../import/write-table.ts'
import type { CleanImage } from './clean-image.ts'

/** What the process that reads uploaded files can be asked for. */
export interface FileJobs {
  picture: { in: { content: Uint8Array; shape: PictureShape }; out: CleanImage }
  pdf: { in: { content: Uint8Array; maxBytes: number }; out: Uint8Array }
  rows: { in: { content: Uint8Array; mostRows: number }; out: SheetRow[] }
  table: { in: { content: Uint8Array; rule: UploadRule }; out: KeptTable }
}

type FileJobKind = keyof FileJobs
export type FileJob<Kind extends FileJobKind = FileJobKind> = { [K in Kind]: { kind: K } & FileJobs[K]['in'] }[Kind]
