import { describe, expect, it } from 'vitest'
import { indianDay } from '../../contract/kernel/dates.ts'
import type { TableEndpoint } from '../../contract/kernel/endpoint.ts'
import type { Column, TableFilter } from '../../contract/kernel/table.ts'
import { impossibleDays, impossibleMoments } from './impossible-days.ts'
import { openDemo } from './open-demo.ts'

const house = await openDemo(200)

type Row = Record<string, unknown>
interface Answer {
  data: Row[]
  message?: string
}
const lists = house.api.endpoints.filter((one): one is TableEndpoint => one.kind === 'table')

/** Somebody who has rows there: what an admin does is not kept, as long as the admin has not switched it on. */
function whoHasRows(path: string): string {
  if (path.startsWith('/merchant')) return '9800000004'
  return path === '/backend/my-profile/activity' ? 'staff2' : 'admin'
}

async function ask({ path }: TableEndpoint, filters: TableFilter[]): Promise<{ status: number; body: Answer }> {
  const browser = await house.as(whoHasRows(path))
  return browser.post<Answer>(path.replace(':id', '1'), { filters, length: 100 })
}

/** What a person would type into the box to find this very row; where a cell is empty, whatever fits the kind. */
function typed(value: unknown, { kind, choices }: Column): string {
  if (kind === 'money') return String(Number(value ?? 0) / 100)
  if (kind === 'datetime' || kind === 'date') return indianDay(value ? new Date(String(value)) : new Date())
  if (kind === 'flag') return String(value ?? false)
  if (kind === 'choice') {
    const first = choices?.[0]
    return String(value ?? (typeof first === 'string' ? first : first?.value))
  }
  return String(value ?? 0)
}

/** A line of a report has no id: it is all that it says. */
const keyOf = (row: Row) => row.id ?? JSON.stringify(row)
const isFilled = (value: unknown) => value !== null && value !== undefined && value !== ''

describe('every column of every list', () => {
  it.each(lists.map((list) => [list.path, list] as const))(
    '%s can be filtered, and finds what it shows',
    async (_, list) => {
      const rows = (await ask(list, [])).body.data
      expect(rows.length).toBeGreaterThan(0)
      for (const [name, column] of Object.entries(list.columns)) {
        const row = rows.find((one) => isFilled(one[name]))
        const { status, body } = await ask(list, [{ field: name, value1: typed(row?.[name], column) }])
        expect([name, status, body.message]).toEqual([name, 200, undefined])
        if (row) expect([name, body.data.map(keyOf).includes(keyOf(row))]).toEqual([name, true])
      }
    },
  )

  it.each(lists.map((list) => [list.path, list] as const))(
    '%s refuses to look for a day or moment that there is not, and names the column',
    async (_, list) => {
      for (const [field, { kind }] of Object.entries(list.columns)) {
        if (kind !== 'date' && kind !== 'datetime') continue
        for (const value1 of [...impossibleDays, ...impossibleMoments]) {
          const { status, body } = await ask(list, [{ field, value1 }])
          expect([field, value1, status, body.data]).toEqual([field, value1, 400, { [field]: 'Invalid input' }])
        }
      }
    },
  )
})
