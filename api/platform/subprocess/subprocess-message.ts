import type { RefusalReason } from '../files/file-problems.ts'

/** What the work may cost before its process is ended. */
export interface SubprocessLimits {
  /** Of processor time: a busy machine is not the file's fault. */
  seconds: number
  megabytes: number
}

/** By the clock the work may take several times its processor time, and a minute in any case: the machine may be busy. */
export const clockMs = ({ seconds }: SubprocessLimits): number => Math.max(seconds * 4, 60) * 1000

/** What the process is told for each job. */
export interface SubprocessTask {
  job: unknown
  limits: SubprocessLimits
}

/** What it answers to each: a list comes in portions, so that others get their turn while it is received. */
export type SubprocessAnswer =
  | { portion: unknown[] }
  | ({ spent: boolean } & (
      | { done: unknown }
      | { refused: { reason: RefusalReason; message: string; cause?: string } }
      | { problem: { status: number; message: string } }
      | { failed: string }
    ))

export type LastAnswer = Exclude<SubprocessAnswer, { portion: unknown[] }>
