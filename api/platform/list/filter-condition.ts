import { sql } from 'kysely'
import { type Column, type Operator, operatorsOf, type TableFilter } from '../../../contract/kernel/table.ts'
import { containingPattern, endingWith, startingWith } from '../like-pattern.ts'
import { badRequest } from '../problem.ts'
import type { Fragment } from './define-list.ts'
import { type FilterValues, readValues } from './filter-values.ts'

/** Turns one filter into SQL. Operators and values are the contract's; anything else is a 400 that names it. */
export function filterCondition(column: Column, field: Fragment, filter: TableFilter): Fragment {
  const operator = readOperator(column, filter)
  if (operator === 'empty') return emptiness(column, field, filter)
  return conditions[operator](field, readValues(column, operator, filter))
}

function readOperator(column: Column, filter: TableFilter): Operator {
  const allowed = operatorsOf[column.kind]
  const operator = filter.opt ?? allowed[0]
  const found = allowed.find((known) => known === operator)
  if (found) return found
  throw badRequest(`'${filter.opt}' is not possible for ${column.title}. Use ${allowed.join(', ')}.`, {
    [filter.field]: 'Invalid operator',
  })
}

/** 'empty' alone, or with the value 'false' for its opposite. */
function emptiness(column: Column, field: Fragment, filter: TableFilter): Fragment {
  const empty =
    column.kind === 'text' || column.kind === 'choice'
      ? sql`(${field} is null or ${field} = '')`
      : sql`(${field} is null)`
  return filter.value1 === 'false' ? sql`not ${empty}` : empty
}

const conditions: Record<Exclude<Operator, 'empty'>, (field: Fragment, asked: FilterValues) => Fragment> = {
  contains: (field, { text }) => sql`${field} ilike ${containingPattern(text)}`,
  starts: (field, { text }) => sql`${field} ilike ${startingWith(text)}`,
  ends: (field, { text }) => sql`${field} ilike ${endingWith(text)}`,
  equals: (field, { first, last }) =>
    last === undefined ? sql`${field} = ${first}` : sql`(${field} >= ${first} and ${field} < ${last})`,
  '>': (field, { first, last }) => (last === undefined ? sql`${field} > ${first}` : sql`${field} >= ${last}`),
  '<': (field, { first }) => sql`${field} < ${first}`,
  between: (field, { first, last, open }) =>
    open ? sql`(${field} >= ${first} and ${field} < ${last})` : sql`(${field} >= ${first} and ${field} <= ${last})`,
  in: (field, { all }) =>
    sql`(${sql.join(
      all.map((one) => conditions.equals(field, one)),
      sql` or `,
    )})`,
}

export function searchCondition({ search, digits }: Searched, text: string): Fragment {
  const contains = sql`${search} ilike ${containingPattern(text)}`
  const pieces = digits ? sixDigits(text) : []
  // Who has the whole text has its pieces too: they change nothing but the way to it.
  return pieces.length > 0 ? sql`${contains} and ${digits} @> ${pieces}::int[]` : contains
}

interface Searched {
  search: Fragment
  digits?: Fragment
}

/** As the database cuts them: every six digits in a row. */
function sixDigits(text: string): number[] {
  const runs = text.match(/[0-9]{6,}/g) ?? []
  return runs.flatMap((run) => Array.from({ length: run.length - 5 }, (_, at) => Number(run.slice(at, at + 6))))
}
