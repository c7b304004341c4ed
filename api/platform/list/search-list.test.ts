import * as fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pageSizes, tableRequest } from '../../../contract/kernel/table.ts'
import { plainAnswer } from '../../testing/plain-answer.ts'
import { questions, things } from '../../testing/random-things.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { createThings, replaceThings, type Thing, thingList } from '../../testing/thing-list.ts'
import type { List, ListContext } from './define-list.ts'
import { searchList } from './search-list.ts'

const house = await openTestHouse()
const list = thingList as unknown as List
const context = { actor: {}, params: {}, switches: {} } as unknown as ListContext

beforeAll(() => house.inTx(createThings))

async function ask(question: z.input<typeof tableRequest>) {
  const found = await searchList(house.db, list, context, z.parse(tableRequest, question))
  return { ...found, ids: (found.data as { id: number }[]).map(({ id }) => id) }
}

const blank: Omit<Thing, 'id'> = {
  mine: true,
  word: null,
  size: null,
  price: null,
  day: null,
  at: null,
  kind: null,
  sold: null,
}
const keep = (rows: Partial<Thing>[]) =>
  house.inTx((tx) =>
    replaceThings(
      tx,
      rows.map((row, i) => ({ id: i + 1, ...blank, ...row })),
    ),
  )

describe('the answer of a list', () => {
  it('equals a plain filter over the same rows, for any rows and any question, page by page', async () => {
    const length = fc.constantFrom(...pageSizes)
    const page = fc.record({ length, start: fc.nat(45) })
    const asked = fc.array(fc.tuple(questions, page), { minLength: 10, maxLength: 15 })
    await fc.assert(
      fc.asyncProperty(things, asked, async (rows, all) => {
        await house.inTx((tx) => replaceThings(tx, rows))
        for (const [question, { length, start }] of all) {
          const wanted = plainAnswer(rows, question)
          expect(await ask({ ...question, length, start })).toMatchObject({
            ids: wanted.slice(start, start + length).map(({ id }) => id),
            filterRecords: wanted.length,
            totalRecords: rows.filter(({ mine }) => mine).length,
          })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('shows every row once over its pages, however many tie', async () => {
    await keep(Array.from({ length: 35 }, () => ({ word: 'same', at: '2026-01-01T00:00:00Z' })))
    const pages = [0, 10, 20, 30].map((start) => ask({ start, sorts: [{ column: 'word', dir: 'asc' }] }))
    const shown = (await Promise.all(pages)).flatMap(({ ids }) => ids)
    expect(shown).toEqual(Array.from({ length: 35 }, (_, i) => i + 1))
  })

  it('takes %, _ and \\ for letters, in filters and in the search', async () => {
    await keep([{ word: '100%' }, { word: '1000' }, { word: 'a_b' }, { word: 'axb' }, { word: 'a\\b' }])
    const byFilter = async (opt: string, value1: string) =>
      (await ask({ filters: [{ field: 'word', opt, value1 }], sorts: [{ column: 'word', dir: 'asc' }] })).ids
    expect(await byFilter('contains', '0%')).toEqual([1])
    expect(await byFilter('contains', 'a_b')).toEqual([3])
    expect(await byFilter('starts', 'a\\')).toEqual([5])
    expect(await byFilter('ends', '_b')).toEqual([3])
    expect((await ask({ search: '%' })).ids).toEqual([1])
    expect((await ask({ search: '\\' })).ids).toEqual([5])
  })

  it('finds letters of any script in any case', async () => {
    await sql`alter table thing alter column word type text collate "default"`.execute(house.db)
    await keep([{ word: 'ÉCOLE' }, { word: 'पुणे केंद्र' }])
    expect((await ask({ filters: [{ field: 'word', value1: 'école' }] })).ids).toEqual([1])
    expect((await ask({ search: 'केंद्र' })).ids).toEqual([2])
    await sql`alter table thing alter column word type text collate "C"`.execute(house.db)
  })

  it('takes a list of values also as one text with commas', async () => {
    await keep([{ word: 'red' }, { word: 'green' }, { word: 'blue' }])
    const asked = { field: 'word', opt: 'in', value1: 'red, blue,,' }
    expect((await ask({ filters: [asked], sorts: [{ column: 'word', dir: 'asc' }] })).ids).toEqual([3, 1])
  })

  it('takes a span of days from the first midnight to just before the last', async () => {
    const moments = ['04T18:29:59.999', '04T18:30:00', '06T18:29:59.999', '06T18:30:00']
    await keep(moments.map((moment) => ({ at: `2026-04-${moment}Z` })))
    const sorts = [{ column: 'at', dir: 'asc' as const }]
    const span = { field: 'at', opt: 'between', value1: '2026-04-05', value2: '2026-04-06' }
    expect((await ask({ filters: [span], sorts })).ids).toEqual([2, 3])
    const moment = { ...span, value2: '2026-04-06T18:30:00Z' }
    expect((await ask({ filters: [moment], sorts })).ids).toEqual([2, 3, 4])
  })

  it('takes rupees as people type them', async () => {
    await keep([{ price: 12345650 }, { price: 107 }, { price: -50 }])
    const byPrice = async (value1: string) => (await ask({ filters: [{ field: 'price', value1 }] })).ids
    expect(await byPrice('1,23,456.50')).toEqual([1])
    expect(await byPrice('1.07')).toEqual([2])
    expect(await byPrice('-0.5')).toEqual([3])
  })
})

describe('counting', () => {
  it('stops at ten thousand and says that there are more', async () => {
    await sql`delete from thing`.execute(house.db)
    await sql`insert into thing (id, mine, word) select g, true, 'many' from generate_series(1, 10000) g`.execute(
      house.db,
    )
    expect(await ask({ search: 'many' })).toMatchObject({ filterRecords: 10_000, totalRecords: 10_000 })
    expect(await ask({ search: 'many' })).not.toHaveProperty('more')
    expect(await ask({})).not.toHaveProperty('moreTotal')
    await sql`insert into thing (id, mine, word) values (10001, true, 'many')`.execute(house.db)
    expect(await ask({ search: 'many' })).toMatchObject({ filterRecords: 10_000, more: true })
    const whole = { totalRecords: 10_000, moreTotal: true }
    expect(await ask({})).toMatchObject({ ...whole, filterRecords: 10_000, more: true })
    const one = await ask({ filters: [{ field: 'word', opt: 'equals', value1: 'none' }] })
    expect(one).toMatchObject({ ...whole, filterRecords: 0 })
    expect(one).not.toHaveProperty('more')
    expect((await ask({ search: 'many', start: 10_000 })).data).toHaveLength(1)
  })
})
