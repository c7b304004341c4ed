import * as z from 'zod/mini'
import { say, type Words } from '../../texts/say.ts'
import type { Option } from './fields.ts'

export const pageSizes = [10, 20, 50, 100] as const
export const defaultPageSize = 10

/** Counting stops here: a reply that reached it sets `more`, and the footer says 'more than'. */
export const countLimit = 10_000

export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'datetime' | 'choice' | 'flag'

export const operators = ['contains', 'equals', 'starts', 'ends', '>', '<', 'between', 'in', 'empty'] as const
export type Operator = (typeof operators)[number]

const ordered: readonly Operator[] = ['equals', '>', '<', 'between', 'in', 'empty']

/** Which questions may be asked of which kind of column; the first is what a bare filter box asks. */
export const operatorsOf: Readonly<Record<ColumnKind, readonly Operator[]>> = {
  text: ['contains', 'equals', 'starts', 'ends', 'in', 'empty'],
  number: ordered,
  money: ordered,
  date: ordered,
  datetime: ordered,
  choice: ['equals', 'in', 'empty'],
  flag: ['equals', 'empty'],
}

/** One column of a list: what the browser shows and asks, and what the server allows to be asked. */
export interface Column {
  title: string
  kind: ColumnKind
  choices?: readonly Option[]
  /** Columns are sortable unless they say otherwise. Every one can be filtered. */
  sortable?: boolean
  /** Hidden until the person chooses it. */
  hidden?: boolean
  width?: number
}
export type Columns = Readonly<Record<string, Column>>

/**
 * What a phone shows of a row, where a table has no room: a card, by the names of columns. Empty values are left out, and
 * so are facts whose columns are hidden.
 */
export interface Card<Name extends string = string> {
  /** By what a person knows the row; the heading of its card. */
  title: Name
  /** The second line, in this order. */
  line?: readonly Name[]
  /** Where it stands, as a badge. */
  state?: Name
  /** The money it is about. Of several, such as debit and credit, a row has one. */
  amount?: readonly Name[]
  /** What stood there afterwards. */
  balance?: Name
  /** When it was, or is due. */
  day?: Name
  /** More of it, each under the title of its column. */
  facts?: readonly Name[]
}

/** Every column that a card names. */
export const namesOnCard = ({ title, line = [], state, amount = [], balance, day, facts = [] }: Card): string[] =>
  [title, ...line, state, ...amount, balance, day, ...facts].filter((name) => name !== undefined)

type Extra = Omit<Column, 'title' | 'kind'>
/** Its title is said anew each time it is read: in the language of that moment. */
const column =
  (kind: ColumnKind) =>
  (title: Words, extra: Extra = {}): Column => ({
    get title() {
      return say(title)
    },
    kind,
    ...extra,
  })
export const textColumn = column('text')
export const numberColumn = column('number')
export const moneyColumn = column('money')
export const dateColumn = column('date')
export const dateTimeColumn = column('datetime')
export const flagColumn = column('flag')
export const choiceColumn = (title: Words, choices: readonly Option[], extra: Extra = {}): Column =>
  column('choice')(title, { choices, ...extra })

const filterValue = z.string().check(z.maxLength(200))
export const tableFilter = z.object({
  field: z.string(),
  opt: z.optional(z.string()),
  /** For 'in' a list; for 'between' the lower end. */
  value1: z.optional(z.union([filterValue, z.array(filterValue).check(z.maxLength(100))])),
  value2: z.optional(filterValue),
})
export type TableFilter = z.infer<typeof tableFilter>

export const tableSort = z.object({ column: z.string(), dir: z.enum(['asc', 'desc'], "Must be 'asc' or 'desc'") })
export type TableSort = z.infer<typeof tableSort>

export const tableRequest = z.object({
  filters: z._default(z.array(tableFilter).check(z.maxLength(30)), []),
  search: z._default(z.string().check(z.maxLength(100)), ''),
  length: z._default(z.literal(pageSizes, 'Must be 10, 20, 50 or 100'), defaultPageSize),
  start: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000_000)), 0),
  sorts: z._default(z.array(tableSort).check(z.maxLength(5)), []),
  additionFilter: z.optional(z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]))),
})
export type TableRequest = z.infer<typeof tableRequest>
export type TableQuestion = z.input<typeof tableRequest>

export const exportFormats = ['xlsx', 'pdf', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** More rows than these are made into a file after the answer. */
export const rowsAtOnce = 50_000

/** What is answered instead of a file that has too many rows to wait for. */
export const exportOrdered = z.object({ exportId: z.string() })

/** An export asks what the table asks, without pages, plus which columns in which order. */
export const exportRequest = z.object({
  filters: z._default(z.array(tableFilter).check(z.maxLength(30)), []),
  search: z._default(z.string().check(z.maxLength(100)), ''),
  sorts: z._default(z.array(tableSort).check(z.maxLength(5)), []),
  additionFilter: z.optional(z.record(z.string(), z.union([z.string(), z.boolean(), z.number()]))),
  format: z.enum(exportFormats, 'Must be xlsx, pdf or csv'),
  columns: z.optional(z.array(z.string()).check(z.maxLength(60))),
})
export type ExportRequest = z.infer<typeof exportRequest>

export interface TableReply<Row> {
  data: Row[]
  totalRecords: number
  filterRecords: number
  /** Set when counting stopped at the limit: there are more than `filterRecords`. */
  more?: boolean
  /** Set when the scope itself has no kept total and holds more than `totalRecords`. */
  moreTotal?: boolean
}
