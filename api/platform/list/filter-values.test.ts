import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { tableRequest } from '../../../contract/kernel/table.ts'
import { openBareDatabase } from '../../testing/bare-database.ts'
import { createThings, replaceThings, thingList } from '../../testing/thing-list.ts'
import { isUnkeepableText } from '../database.ts'
import { Problem } from '../problem.ts'
import type { List, ListContext } from './define-list.ts'
import { searchList } from './search-list.ts'

const { db, inTx } = await openBareDatabase()
await inTx(createThings)
await inTx((tx) =>
  replaceThings(tx, [
    { id: 1, mine: true, word: 'x', size: 1, price: 1, day: '2026-01-01', at: null, kind: 'new', sold: true },
  ]),
)

const list = thingList as unknown as List
const context = { actor: {}, params: {}, switches: {} } as unknown as ListContext

/** 'answered', or the kind of mistake the caller is told of; anything else is thrown. */
async function outcome(question: z.input<typeof tableRequest>): Promise<string> {
  try {
    await searchList(db, list, context, z.parse(tableRequest, question))
    return 'answered'
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return 'refused'
    if (isUnkeepableText(error)) return 'unkeepable'
    throw error
  }
}

const values = [
  '9'.repeat(15),
  '9'.repeat(19),
  '9'.repeat(200),
  `-${'9'.repeat(15)}`,
  '1e308',
  'NaN',
  'Infinity',
  '0x10',
  '1.0000001',
  '0001-01-01',
  '0000-00-00',
  '9999-12-31',
  '99999-01-01',
  '2026-13-01',
  '0000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59-23:59',
  '2026-02-30T00:00:00Z',
  '2026-04-05T25:00:00Z',
  'infinity',
  'now',
  '',
  ' ',
  "' or '1'='1",
  "'; drop table thing; --",
  '$1',
  '\\',
  '%',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '💥',
]

describe('no value breaks a list', () => {
  it.each(['word', 'size', 'price', 'day', 'at', 'kind', 'sold'])('as a filter of %s', async (field) => {
    for (const value of values)
      for (const opt of [undefined, 'equals', 'starts', '>', '<', 'between', 'in', 'empty'])
        await expect(outcome({ filters: [{ field, opt, value1: value, value2: value }] }), value).resolves.toBeDefined()
  })

  it('as a search', async () => {
    for (const value of values)
      expect(await outcome({ search: value.slice(0, 100) })).toBe(value.includes('\u0000') ? 'unkeepable' : 'answered')
  })
})

describe('a value', () => {
  const read = (field: string, value1: string) => outcome({ filters: [{ field, value1 }] })

  it.each([
    ['size', '0'],
    ['size', '-999999999999999'],
    ['size', '1.123456'],
    ['price', '9,99,99,99,99,999.99'],
    ['day', '2024-02-29'],
    ['at', '2024-02-29'],
    ['at', '2026-04-05T10:00Z'],
    ['at', '2026-04-05T10:00:00.123+05:30'],
  ])('of %s may be %s', async (field, value) => {
    expect(await read(field, value)).toBe('answered')
  })

  it.each([
    ['size', '1e3'],
    ['size', '1,000'],
    ['size', '9'.repeat(16)],
    ['price', '1.234'],
    ['price', '₹5'],
    ['day', '2023-02-29'],
    ['day', '05-04-2026'],
    ['at', '2026-04-05T10:00'],
    ['at', '0000-01-01T00:00:00Z'],
    ['at', 'yesterday'],
  ])('of %s may not be %s', async (field, value) => {
    expect(await read(field, value)).toBe('refused')
  })
})

describe('SQL in names and values', () => {
  it('does nothing', async () => {
    const texts = ["word'; drop table thing; --", 'word" asc; drop table thing; --', 'thing.word', '(select 1)', '*']
    for (const text of texts) {
      expect(await outcome({ filters: [{ field: text, value1: 'x' }] })).toBe('refused')
      expect(await outcome({ sorts: [{ column: text, dir: 'asc' }] })).toBe('refused')
      expect(await outcome({ filters: [{ field: 'word', value1: text }], search: text })).toBe('answered')
    }
    expect(await searchList(db, list, context, z.parse(tableRequest, {}))).toMatchObject({ totalRecords: 1 })
  })
})
