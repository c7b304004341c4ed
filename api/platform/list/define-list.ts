import type { RawBuilder } from 'kysely'
import type { RowOf, TableEndpoint } from '../../../contract/kernel/endpoint.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../database.ts'

/** Who asks, for what in the path, with which switches on. */
export interface ListContext {
  actor: Actor
  params: Record<string, string>
  switches: Record<string, string | boolean | number>
  /** By the portal's clock. */
  now: Date
}

export type Fragment = RawBuilder<unknown>
export type ListRecord = Record<string, unknown>

/** A list on the server: where its rows come from and what each column of the contract means in SQL. */
export interface ListSource<E extends TableEndpoint> {
  /** Where the rows come from; as a function where that depends on the question, as with the days of a report. */
  from: Fragment | ((context: ListContext) => Fragment)
  /** Which rows this caller may see at all; totals count within it. */
  scope(context: ListContext): Fragment
  /** One SQL expression for each column a browser may name. */
  fields: { [Name in keyof E['columns']]: Fragment }
  /** What a row needs beside its columns. */
  also?: Record<string, Fragment>
  /** Unique, and comparable: it breaks ties, so that no row is shown twice or never. */
  key: Fragment
  /** One joined text over the searched columns, with a trigram index behind it. */
  search?: Fragment
  /** The six-digit pieces of that text, with an index behind them: three letters of a number say little. */
  digits?: Fragment
  /** Columns whose text stands in `search`: a filter on one of them finds its rows by the same index. */
  searched?: readonly string[]
  /** How the list stands until a person sorts it; without any the newest come first, because keys rise. */
  order: { column: string; dir: 'asc' | 'desc' }[]
  /** Where the order is empty: whoever waits longest comes first. */
  oldestFirst?: boolean
  /** A kept total of the scope; without one, or where it answers nothing, the rows are counted up to the limit. */
  total?(db: Db, context: ListContext): Promise<number | undefined>
  /** What a row says beside its columns. It gets the record as the browser would, with what was asked for by `also`. */
  row?(record: RowOf<E> & ListRecord, context: ListContext): RowOf<E>
  /** What stands over an export, where the list's title does not say enough: of which days it is. */
  heading?(context: ListContext): string
}

export interface List<E extends TableEndpoint = TableEndpoint> {
  endpoint: E
  source: ListSource<E>
}

export const rowsOf = ({ source }: List, context: ListContext): Fragment =>
  typeof source.from === 'function' ? source.from(context) : source.from

export function defineList<E extends TableEndpoint>(endpoint: E, source: ListSource<E>): List<E> {
  return { endpoint, source }
}
