import type { Column } from '../../../contract/kernel/table.ts'

/** What an export needs of a column; a list's own column fits as it is. `width` is in pixels, as on the screen. */
export type ExportColumn = Pick<Column, 'title' | 'kind' | 'width' | 'choices'>

export type ExportRows = AsyncIterable<readonly unknown[]>

/** Rows as they come from the database: waiting once for a thousand of them costs less than a thousand times. */
export type ExportBatches = AsyncIterable<Iterable<readonly unknown[]>>

export interface ExportOptions {
  title: string
  madeAt: Date
  /** Who asked for it, as a person would read it. */
  madeFor: string
}
