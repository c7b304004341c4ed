import { isRepeatedSave } from './is-repeated-save.ts'
import { requireVersion, type Versioned } from './require-version.ts'

interface Save {
  /** What is kept, in a row that is locked. */
  kept: Versioned & { content: unknown }
  /** What was typed, over the version that whoever typed it had seen. */
  given: { version: number; content: unknown }
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
