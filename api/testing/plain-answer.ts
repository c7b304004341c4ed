import type { TableFilter, TableSort } from '../../contract/kernel/table.ts'
import { listThings, type Thing } from './thing-list.ts'

export interface PlainQuestion {
  filters: TableFilter[]
  sorts: TableSort[]
  search: string
}

type Value = string | number | boolean

/** What a list must answer, worked out row by row in memory, apart from the SQL so that both must agree. */
export function plainAnswer(things: Thing[], question: PlainQuestion): Thing[] {
  const sorts = question.sorts.length > 0 ? question.sorts : [{ column: 'at', dir: 'desc' as const }]
  return things
    .filter((thing) => thing.mine)
    .filter((thing) => question.filters.every((filter) => fits(thing, filter)))
    .filter((thing) => holds(`${thing.word ?? ''} ${thing.kind ?? ''}`, question.search.trim()))
    .sort((a, b) => sorts.map((sort) => compare(a, b, sort)).find((sign) => sign !== 0) ?? tie(a, b, sorts[0]))
}

function compare(a: Thing, b: Thing, { column, dir }: TableSort): number {
  const [one, two] = [orderValue(a, column), orderValue(b, column)]
  const sign = one === two ? 0 : one === null ? 1 : two === null ? -1 : one < two ? -1 : 1
  return dir === 'desc' ? -sign : sign
}

const tie = (a: Thing, b: Thing, first: TableSort | undefined) => (first?.dir === 'desc' ? b.id - a.id : a.id - b.id)

function orderValue(thing: Thing, column: string): Value | null {
  const value = thing[column as keyof Thing]
  return column === 'at' && typeof value === 'string' ? Date.parse(value) : value
}

function fits(thing: Thing, filter: TableFilter): boolean {
  const kind = listThings.columns[filter.field as keyof typeof listThings.columns]?.kind
  const value = orderValue(thing, filter.field)
  const operator = filter.opt ?? (kind === 'text' ? 'contains' : 'equals')
  if (operator === 'empty') return (value === null || value === '') === (filter.value1 !== 'false')
  if (value === null) return false
  const first = Array.isArray(filter.value1) ? '' : (filter.value1 ?? '')
  switch (operator) {
    case 'contains':
      return holds(String(value), first)
    case 'starts':
      return String(value).toLowerCase().startsWith(first.toLowerCase())
    case 'ends':
      return String(value).toLowerCase().endsWith(first.toLowerCase())
    case 'in':
      return (filter.value1 as string[]).some((one) => within(value, spanOf(kind, one)))
    case 'between':
      return value >= spanOf(kind, first)[0] && value <= spanOf(kind, filter.value2 ?? '')[1]
    case '>':
      return value > spanOf(kind, first)[1]
    case '<':
      return value < spanOf(kind, first)[0]
    default:
      return within(value, spanOf(kind, first))
  }
}

const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
const within = (value: Value, [first, last]: [Value, Value]) => value >= first && value <= last

/** The first and last value that a typed text stands for; a day asked of a moment is the whole day in India. */
function spanOf(kind: string | undefined, text: string): [Value, Value] {
  if (kind === 'number') return [Number(text), Number(text)]
  if (kind === 'money') return [Math.round(Number(text) * 100), Math.round(Number(text) * 100)]
  if (kind === 'flag') return [text === 'true', text === 'true']
  if (kind !== 'datetime') return [text, text]
  if (text.includes('T')) return [Date.parse(text), Date.parse(text)]
  const start = Date.parse(`${text}T00:00:00+05:30`)
  return [start, start + 86_400_000 - 1]
}
