import type { Moves } from '../kernel/moves.ts'

/** How a version is kept. Of one that stands, its day and how it came about say the rest. */
export const keptStates = ['waiting', 'stands', 'taken-back', 'put-right'] as const
export type KeptState = (typeof keptStates)[number]

/**
 * How a version stands on a day. 'waiting' waits for a second admin; one that stands is 'now' or 'past' by its day, and
 * before it 'coming', or 'settled' where it was decided after waiting; 'taken-back' and 'put-right' hold no more, the
 * latter because another of the same day was written in its place.
 */
export const versionStates = ['waiting', 'coming', 'settled', 'now', 'past', 'taken-back', 'put-right'] as const
export type VersionState = (typeof versionStates)[number]

/** All of them an admin's, 'confirm' that of a second one. */
export type VersionMove = 'confirm' | 'take-back' | 'put-right'

/** What has begun to hold stays, and so does what is settled: it can only be put right. */
export const versionMoves = {
  waiting: ['confirm', 'take-back'],
  coming: ['take-back', 'put-right'],
  settled: ['put-right'],
  now: ['put-right'],
  past: ['put-right'],
  'taken-back': [],
  'put-right': [],
} as const satisfies Moves<VersionState, VersionMove>
