import type { WorkPiece } from './work-piece.ts'

/** Whether a piece comes by the schedule of the job library, which knows whole minutes only, or by a timer in each process. */
export const isScheduled = ({ everySeconds }: Pick<WorkPiece, 'everySeconds'>): boolean => everySeconds >= 60
