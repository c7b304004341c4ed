import { conflict } from '../platform/problem.ts'

/** What is kept half done and saved again and again: each save is a version. */
export interface Versioned {
  version: number
  /** As the refusal calls it: 'application', 'registration'. */
  called: string
}

/** Whoever changes or sends something has seen it as it is now. */
export function requireVersion({ version, called }: Versioned, seen: number): void {
  if (version !== seen)
    throw conflict(`This ${called} was changed in another window. Please load it again, so that nothing is lost.`)
}
