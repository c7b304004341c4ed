import { workAnswers } from '../../texts/en/work-answer.ts'
import type { Actor } from '../platform/actor.ts'
import { conflict } from '../platform/problem.ts'

/** The back office asks, the merchant answers; each side writes files of its own kind. */
export type QuestionSide = 'question' | 'answer'

/** Where work stands in its questions: each of them begins a round. */
export interface QuestionRounds {
  /** How many questions were sent. */
  rounds: number
  /** Whether the newest one waits for its answer. */
  asking: boolean
}

interface RoundFile {
  kind: string
  /** Of a question or an answer; 0 for the rest. */
  round: number
}

export const questionSideOf = ({ merchantId }: Pick<Actor, 'merchantId'>): QuestionSide =>
  merchantId === null ? 'question' : 'answer'

/** The move that sends what a side is writing. */
export const sendingMove = { question: 'ask', answer: 'answer' } as const satisfies Record<QuestionSide, string>

/** The round that what a side is writing now belongs to. */
export const roundOf = (side: QuestionSide, { rounds }: Pick<QuestionRounds, 'rounds'>): number =>
  side === 'question' ? rounds + 1 : rounds

/** What is still being put together is the writer's own: a question until it is asked, an answer until it is sent. */
export function isSentIn({ rounds, asking }: QuestionRounds, { kind, round }: RoundFile): boolean {
  if (kind === 'question') return round <= rounds
  if (kind === 'answer') return round < rounds || !asking
  return true
}

/** Each side sees the other's files once they are sent. */
export const maySee = (actor: Pick<Actor, 'merchantId'>, asked: QuestionRounds, file: RoundFile): boolean =>
  file.kind === questionSideOf(actor) || isSentIn(asked, file)

/** Refuses one file more than a question or an answer may have. */
export function requireRoom(
  files: readonly RoundFile[],
  { side, round, most }: { side: QuestionSide; round: number; most: number },
) {
  const there = files.filter((one) => one.kind === side && one.round === round)
  if (there.length >= most) throw conflict(workAnswers.atMostFilesGoWithIt({ most }))
}
