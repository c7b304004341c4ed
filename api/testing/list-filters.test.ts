import { describe, expect, it } from 'vitest'
import { indianDay } from '../../contract/kernel/dates.ts'
import type { TableEndpoint } from '../../contract/kernel/endpoint.ts'
import type { Column, TableFilter } from '../../contract/kernel/table.ts'
import { openDemo } from './open-demo.ts'

const house = await openDemo(200)
const admin = await house.as('admin')
const distributor = await house.as('9800000001')

interface Answer {
  data: (Record<string, unknown> & { id: unknown })[]
  message?: string
}
const lists = house.api.endpoints.filter((one): one is TableEndpoint => one.kind === 'table')

async function ask({ path }: TableEndpoint, filters: TableFilter[]): Promise<{ status: number; body: Answer }> {
  const browser = path.startsWith('/merchant') ? distributor : admin
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

describe('every column of every list', () => {
  it.each(lists.map((list) => [list.path, list] as const))(
    '%s can be filtered, and finds what it shows',
    async (_, list) => {
      const [row] = (await ask(list, [])).body.data
      for (const [name, column] of Object.entries(list.columns)) {
        const { status, body } = await ask(list, [{ field: name, value1: typed(row?.[name], column) }])
        expect([name, status, body.message]).toEqual([name, 200, undefined])
        const found = body.data.some(({ id }) => id === row?.id)
        if (row && row[name] !== null && row[name] !== '') expect([name, found]).toEqual([name, true])
      }
    },
  )
})
