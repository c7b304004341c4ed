import { isDeepStrictEqual } from 'node:util'

interface Save {
  version: number
  content: unknown
}

/**
 * Whether a save was made already and only its answer got lost: it saw the version before this one, and all that it says is
 * kept. Whoever sends it again is told so, and not that somebody else had changed it.
 */
export function isRepeatedSave(kept: Save, given: Save): boolean {
  return kept.version === given.version + 1 && isDeepStrictEqual(kept.content, asKept(given.content))
}

/** As the database gives it back. */
const asKept = (content: unknown): unknown => JSON.parse(JSON.stringify(content))
