import type { RefusalReason } from '../files/file-problems.ts'

/** What the work may cost before its process is ended. */
export interface ApartLimits {
  /** Of processor time: a busy machine is not the file's fault. */
  seconds: number
  megabytes: number
}

/** By the clock the work may take so many times its processor time. */
export const clockFactor = 4

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
