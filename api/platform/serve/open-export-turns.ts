import { problemTexts } from '../../../texts/en/problem.ts'
import { openTurns, type Turns } from '../open-turns.ts'
import { Problem, tryAgain } from '../problem.ts'

/** Milliseconds that an export may wait for its turn. */
const wait = 8000

/**
 * One export at a time for each person, by their id: whoever reads slowly, or asks for many, keeps one connection and no
 * more. One connection of the pool is left for the large exports that are made in the background.
 */
export function openExportTurns(connections: number): Turns<string> {
  const most = Math.max(1, connections - 1)
  return openTurns<string>({
    hasRoom: (who, running) => running.length < most && !running.includes(who),
    wait,
    late: (who, running) =>
      running.includes(who)
        ? new Problem(429, problemTexts.anotherExportOfYours(), {
            retryAfter: 5,
          })
        : tryAgain(problemTexts.manyExportsAreOn()),
  })
}
