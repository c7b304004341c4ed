import type { Tx } from '../platform/database.ts'
import type { NewEntry, PostedEntry } from './entry.ts'
import { requireBookable } from './require-lines.ts'
import { writeEntry } from './write-entry.ts'

/** Moves money between accounts, once per reference; a wallet that cannot pay is a 409 that says how much is missing. */
export async function postEntry(tx: Tx, entry: NewEntry): Promise<PostedEntry> {
  requireBookable(entry.lines)
  return writeEntry(tx, { ...entry, reverses: null })
}
