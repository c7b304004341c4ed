import { workAnswers } from '../../texts/en/work-answer.ts'
import { say, type Words } from '../../texts/say.ts'
import { conflict } from '../platform/problem.ts'

/** What is kept half done and saved again and again: each save is a version. */
export interface Versioned {
  version: number
  /** As the refusal calls it: 'application', 'registration'. */
  called: Words
}

/** Whoever changes or sends something has seen it as it is now. */
export function requireVersion({ version, called }: Versioned, seen: number): void {
  if (version !== seen) throw conflict(workAnswers.changedInAnotherWindow({ called: say(called) }))
}
