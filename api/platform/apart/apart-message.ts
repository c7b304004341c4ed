import type { RefusalReason } from '../files/file-problems.ts'

/** What the work may cost before its process is ended. */
export interface ApartLimits {
  seconds: number
  megabytes: number
}

/** What the process is told, once. */
export interface ApartOrder {
  job: unknown
  limits: ApartLimits
}

/** What it answers, once. */
export type ApartAnswer =
  | { done: unknown }
  | { refused: { reason: RefusalReason; message: string } }
  | { failed: string }
