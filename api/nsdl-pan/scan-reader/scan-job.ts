import type { PictureRule } from '../../../contract/nsdl-pan/pictures.ts'
import type { CutArea } from './cut-out.ts'
import type { ScanPage, ScanReading } from './scan-reading.ts'

/** More are not looked at: a form with its papers has a dozen. */
export const mostPages = 40

/** What the process that reads scans can be asked for. */
export interface ScanJobs {
  read: { in: { pdf: Uint8Array; token: string }; out: ScanReading }
  straighten: { in: { pdf: Uint8Array; page: ScanPage; dpi: number }; out: Uint8Array }
  crop: { in: { pdf: Uint8Array; boxes: readonly CropOrder[] }; out: Uint8Array[] }
}

/** One picture that is wanted of a scan. */
export interface CropOrder {
  page: ScanPage
  cut: CutArea
  rule: PictureRule
}

export type ScanJobKind = keyof ScanJobs
export type ScanJob<Kind extends ScanJobKind = ScanJobKind> = { [K in Kind]: { kind: K } & ScanJobs[K]['in'] }[Kind]
