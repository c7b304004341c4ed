import os from 'node:os'
import { openTurns } from '../open-turns.ts'
import { tryAgain } from '../problem.ts'

/** Who waits for it: people at work do not stand behind a crowd at the door. */
export type HashLane = 'door' | 'work'

/** Of both lanes together: one processor is left for everything else. */
export const hashesAtOnce = Math.max(1, os.availableParallelism() - 1)
const mostWaiting = 200

const crowded: Record<HashLane, string> = {
  door: 'Many people are signing in just now. Please try again in a moment.',
  work: 'Many passwords are being checked just now. Please try again in a moment.',
}

export const hashTurns = openTurns<HashLane>({
  hasRoom: (_lane, running) => running.length < hashesAtOnce,
  refuse: (lane, waiting) =>
    waiting.filter((other) => other === lane).length < mostWaiting ? undefined : tryAgain(crowded[lane]),
  rank: (lane) => (lane === 'work' ? 0 : 1),
})

/** Hashes few passwords at a time, those of people at work first: a crowd that signs in waits, and slows nobody else. */
export const hashInTurn = <T>(lane: HashLane, work: () => Promise<T>): Promise<T> => hashTurns.run(lane, work)
