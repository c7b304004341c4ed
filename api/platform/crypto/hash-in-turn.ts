import os from 'node:os'
import { openTurns } from '../open-turns.ts'
import { tryAgain } from '../problem.ts'

/** Who waits for it: people at work do not stand behind a crowd at the door. */
export type HashLane = 'door' | 'work'

/** One processor is left for everything else. */
export const hashesAtOnce = Math.max(1, os.availableParallelism() - 1)
const mostWaiting = 200

const openLane = () =>
  openTurns<HashLane>({
    hasRoom: (_lane, running) => running.length < hashesAtOnce,
    refuse: (_lane, waiting) =>
      waiting.length < mostWaiting
        ? undefined
        : tryAgain('Many people are signing in just now. Please try again in a moment.'),
  })

export const hashTurns = { door: openLane(), work: openLane() }

/** Hashes few passwords at a time: a crowd that signs in may wait, but must not slow those who are at work. */
export const hashInTurn = <T>(lane: HashLane, work: () => Promise<T>): Promise<T> => hashTurns[lane].run(lane, work)
