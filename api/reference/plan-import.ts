import type { ImportOutcome } from '../../contract/reference-data.ts'

/** One thing that a file says, under the name it is known by. */
export interface Entry<T> {
  line: number
  name: string
  /** All of it as one text: two entries with the same name and text are the same. */
  text: string
  value: T
}

export interface WrongLine {
  line: number
  message: string
}

/** What was read from a file: the good entries and the wrong lines. */
export interface Reading<T> {
  lines: number
  entries: Entry<T>[]
  errors: WrongLine[]
}

const mostShown = 100

/** Compares what a file says with what is known, by name; answers what must be written and what to tell of it. */
export function planImport<T>(
  { lines, entries, errors }: Reading<T>,
  known: ReadonlyMap<string, string>,
): { outcome: ImportOutcome; writes: T[] } {
  const added = entries.filter(({ name }) => !known.has(name))
  const changed = entries.filter(({ name, text }) => known.has(name) && known.get(name) !== text)
  const writes = [...added, ...changed].sort((a, b) => a.line - b.line)
  const outcome = {
    lines,
    added: added.length,
    changed: changed.length,
    unchanged: entries.length - writes.length,
    wrong: errors.length,
    errors: errors.slice(0, mostShown),
    changes: writes
      .slice(0, mostShown)
      .map(({ line, name, text }) => ({ line, name, before: known.get(name) ?? '', after: text })),
  }
  return { outcome, writes: writes.map(({ value }) => value) }
}

/** Writes in pieces that stay below the number of values one statement can carry. */
export function* inPieces<T>(all: readonly T[], size = 5000): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}
