import type { ExportRows } from './export-column.ts'

/** Rows taken one by one, by more than one reader in turn. */
export interface RowSource {
  take(): Promise<readonly unknown[] | undefined>
  atEnd(): Promise<boolean>
  /** Lets the source free what it holds, also when its rows were not all taken. */
  close(): Promise<void>
}

export function rowSource(rows: ExportRows): RowSource {
  const iterator = rows[Symbol.asyncIterator]()
  let held: IteratorResult<readonly unknown[]> | undefined
  return {
    async take() {
      const result = held ?? (await iterator.next())
      held = result.done ? result : undefined
      return result.done ? undefined : result.value
    },
    async atEnd() {
      held ??= await iterator.next()
      return held.done === true
    },
    async close() {
      await iterator.return?.()
    },
  }
}
