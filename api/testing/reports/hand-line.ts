import type { sql } from 'kysely'
import type { TestHouse } from '../test-house.ts'

/** One thing that a report counts, as the plain rows of the tables tell it. */
export interface HandLine {
  /** When it happened; nothing where a report has no days. */
  at: Date | null
  merchantId: string | null
  /** What the report's filters go by. */
  is: Readonly<Record<string, string>>
  sums: Readonly<Record<string, number>>
}
export type HandLines = Readonly<Record<string, readonly HandLine[]>>

export interface Days {
  from: string
  to: string
}

/** India is five and a half hours ahead, all year: no zone of a database is asked. */
export const indianDay = (at: Date): string => new Date(at.getTime() + 19_800_000).toISOString().slice(0, 10)

interface Narrowed {
  days?: Days
  merchantId?: string
  chosen?: Readonly<Record<string, string>>
}

/** What some lines come to, column by column. */
export function totalsOf(columns: readonly string[], lines: readonly HandLine[], narrowed: Narrowed) {
  const those = lines.filter((line) => isMeant(line, narrowed))
  return Object.fromEntries(
    columns.map((name) => [name, those.reduce((total, { sums }) => total + (sums[name] ?? 0), 0)]),
  )
}

function isMeant({ at, merchantId, is }: HandLine, { days, merchantId: of, chosen = {} }: Narrowed): boolean {
  const day = at && indianDay(at)
  if (days && (day === null || day < days.from || day > days.to)) return false
  if (of !== undefined && merchantId !== of) return false
  return Object.entries(chosen).every(([name, value]) => is[name] === value)
}

/** The plain rows of a query. */
export async function allRows<Row>(house: TestHouse, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(house.db)).rows
}
