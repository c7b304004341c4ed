import { isDeepStrictEqual } from 'node:util'
import { requireVersion, type Versioned } from './require-version.ts'

interface Saved {
  version: number
  content: unknown
}

interface Save {
  /** What is kept, in a row that is locked. */
  kept: Saved & Versioned
  /** What was typed, over the version that whoever typed it had seen. */
  given: Saved
  now: Date
  /** Writes it under its new version. */
  write(version: number): Promise<void>
}

/** Saves a draft as its next version; a save that was made already, and whose answer got lost, is told that it was. */
export async function saveVersion({ kept, given, now, write }: Save): Promise<{ version: number; savedAt: string }> {
  const savedAt = now.toISOString()
  if (isRepeatedSave(kept, given)) return { version: kept.version, savedAt }
  requireVersion(kept, given.version)
  const version = kept.version + 1
  await write(version)
  return { version, savedAt }
}

/**
 * Whether a save was made already and only its answer got lost: it saw the version before this one, and all that it says is
 * kept. Whoever sends it again is told so, and not that somebody else had changed it.
 */
const isRepeatedSave = (kept: Saved, given: Saved): boolean =>
  kept.version === given.version + 1 && isDeepStrictEqual(kept.content, asKept(given.content))

/** As the database gives it back. */
const asKept = (content: unknown): unknown => JSON.parse(JSON.stringify(content))
