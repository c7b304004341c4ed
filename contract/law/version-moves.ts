import type { Workflow } from '../kernel/workflow.ts'

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

export type VersionMove = 'confirm' | 'take-back' | 'put-right'

/** What has begun to hold stays, and so does what is settled: it can only be put right. */
export const versionWorkflow: Workflow<VersionState, VersionMove> = {
  waiting: {
    // The portal itself where there is no second admin: after a day it holds.
    confirm: { to: ['settled', 'now', 'past'], by: ['admin', 'portal'], only: 'another' },
    'take-back': { to: 'taken-back', by: 'admin' },
  },
  coming: { 'take-back': { to: 'taken-back', by: 'admin' }, 'put-right': { to: 'put-right', by: 'admin' } },
  settled: { 'put-right': { to: 'put-right', by: 'admin' } },
  now: { 'put-right': { to: 'put-right', by: 'admin' } },
  past: { 'put-right': { to: 'put-right', by: 'admin' } },
  'taken-back': {},
  'put-right': {},
}
