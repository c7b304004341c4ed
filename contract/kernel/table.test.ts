import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { tableEndpoint } from './endpoint.ts'
import { fieldMessages } from './problem.ts'
import { signedIn } from './role.ts'
import { exportRequest, moneyColumn, namesOnCard, operatorsOf, pageSizes, tableRequest, textColumn } from './table.ts'

function messagesFor(given: unknown): Record<string, string> | undefined {
  const read = z.safeParse(tableRequest, given)
  return read.success ? undefined : fieldMessages(read.error)
}

describe('a table request', () => {
  it('that says nothing asks for the first ten rows', () => {
    expect(z.parse(tableRequest, {})).toEqual({ filters: [], search: '', length: 10, start: 0, sorts: [] })
  })

  it.each(pageSizes)('may ask for %i rows', (length) => {
    expect(z.parse(tableRequest, { length }).length).toBe(length)
  })

  it.each([0, 1, -10, 11, 1000, 10.5, '10', null, Number.NaN])('may not ask for %j rows', (length) => {
    expect(messagesFor({ length })).toEqual({ length: 'Must be 10, 20, 50 or 100' })
  })

  it.each([-1, 0.5, '0', 1e12, null])('may not start at %j', (start) => {
    expect(Object.keys(messagesFor({ start }) ?? {})).toEqual(['start'])
  })

  it('names a direction that is none', () => {
    expect(messagesFor({ sorts: [{ column: 'at', dir: 'ASC' }] })).toEqual({ 'sorts.0.dir': "Must be 'asc' or 'desc'" })
  })

  it('holds no endless lists or texts', () => {
    const filter = { field: 'at' }
    expect(messagesFor({ filters: Array(31).fill(filter) })).toHaveProperty('filters')
    expect(messagesFor({ sorts: Array(6).fill({ column: 'at', dir: 'asc' }) })).toHaveProperty('sorts')
    expect(messagesFor({ search: 'x'.repeat(101) })).toHaveProperty('search')
    expect(messagesFor({ filters: [{ ...filter, value1: 'x'.repeat(201) }] })).toHaveProperty(['filters.0.value1'])
    expect(messagesFor({ filters: [{ ...filter, value1: Array(101).fill('x') }] })).toHaveProperty(['filters.0.value1'])
  })

  it('loses fields that it does not know', () => {
    expect(z.parse(tableRequest, { where: '1=1', length: 20 })).not.toHaveProperty('where')
  })
})

describe('an export request', () => {
  it('must name one of three formats', () => {
    expect(z.safeParse(exportRequest, { format: 'csv' }).success).toBe(true)
    expect(z.safeParse(exportRequest, { format: 'exe' }).success).toBe(false)
    expect(z.safeParse(exportRequest, {}).success).toBe(false)
  })
})

describe('operators', () => {
  it('can be asked of every kind of column, with emptiness among them', () => {
    for (const list of Object.values(operatorsOf)) expect(list).toEqual(expect.arrayContaining(['equals', 'empty']))
  })
})

describe('the card of a list', () => {
  const columns = { name: textColumn('Name'), paid: moneyColumn('Paid') }
  const list = {
    path: '/people',
    reads: [],
    because: 'Of this test only',
    title: 'People',
    allow: signedIn,
    row: z.object({}),
  } as const

  it('names columns of the list', () => {
    expect(namesOnCard(tableEndpoint({ ...list, columns, card: { title: 'name', amount: ['paid'] } }).card)).toEqual([
      'name',
      'paid',
    ])
  })

  it('cannot be left out, and cannot name what is no column', () => {
    // @ts-expect-error: a phone would have nothing to show.
    tableEndpoint({ ...list, columns })
    // @ts-expect-error: there is no such column.
    tableEndpoint({ ...list, columns, card: { title: 'surname' } })
    // @ts-expect-error: nor such an amount.
    tableEndpoint({ ...list, columns, card: { title: 'name', amount: ['price'] } })
  })
})
