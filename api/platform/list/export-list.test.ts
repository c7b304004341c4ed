import * as fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formatDate } from '../../../contract/kernel/dates.ts'
import { type ExportFormat, exportRequest } from '../../../contract/kernel/table.ts'
import { openBareDatabase } from '../../testing/bare-database.ts'
import { type PlainQuestion, plainAnswer } from '../../testing/plain-answer.ts'
import { questions, things } from '../../testing/random-things.ts'
import { collectBytes } from '../../testing/reading/collect.ts'
import { readCsv } from '../../testing/reading/read-csv.ts'
import { readPdf } from '../../testing/reading/read-pdf.ts'
import { readSheet } from '../../testing/reading/read-sheet.ts'
import { readZip } from '../../testing/reading/read-zip.ts'
import { createThings, replaceThings, type Thing, thingList } from '../../testing/thing-list.ts'
import type { List, ListContext } from './define-list.ts'
import { exportList } from './export-list.ts'

const { database, db, inTx, open } = await openBareDatabase()
await inTx(createThings)

const list = thingList as unknown as List
const context = { actor: { code: 'S000001' }, params: {}, switches: {} } as unknown as ListContext
const now = new Date('2026-04-05T18:30:00Z')

async function exported(format: ExportFormat, question: Partial<z.input<typeof exportRequest>> = {}) {
  const asked = z.parse(exportRequest, { ...question, format })
  const made = await exportList(database, list, { context, asked, now })
  return { ...made, content: await collectBytes(made.bytes) }
}

const csvOf = async (question: Partial<z.input<typeof exportRequest>>) =>
  readCsv((await exported('csv', question)).content)

const some: Thing[] = Array.from({ length: 30 }, (_, i) => ({
  id: i + 1,
  mine: i !== 29,
  word: `word${String(i).padStart(2, '0')}`,
  size: i,
  price: i * 10_050,
  day: '2026-01-31',
  at: '2026-01-31T18:30:00Z',
  kind: 'new',
  sold: i % 2 === 0,
}))
const wanted: PlainQuestion = {
  filters: [{ field: 'size', opt: '>', value1: '4' }],
  sorts: [
    { column: 'sold', dir: 'desc' },
    { column: 'word', dir: 'desc' },
  ],
  search: 'word',
}
const words = plainAnswer(some, wanted).map(({ word }) => word)

describe('an export', () => {
  it('has the same rows in the same order as the list, for any rows and any question', async () => {
    await fc.assert(
      fc.asyncProperty(things, fc.array(questions, { minLength: 2, maxLength: 4 }), async (rows, all) => {
        await inTx((tx) => replaceThings(tx, rows))
        for (const question of all) {
          const [head, ...lines] = await csvOf({ ...question, columns: ['number'] })
          expect(head).toEqual(['No.'])
          expect(lines.map(([id]) => Number(id))).toEqual(plainAnswer(rows, question).map(({ id }) => id))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is the same in every format', async () => {
    await inTx((tx) => replaceThings(tx, some))
    const question = { ...wanted, columns: ['word'] }
    expect((await csvOf(question)).slice(1).flat()).toEqual(words)
    const sheet = readZip((await exported('xlsx', question)).content).get('xl/worksheets/sheet1.xml') ?? ''
    const cells = readSheet(sheet).flatMap((row) => row.map(({ text }) => text ?? ''))
    expect(cells.filter((text) => /^word\d\d$/.test(text))).toEqual(words)
    const pages = (await readPdf((await exported('pdf', question)).content)).join('|')
    expect(pages.match(/word\d\d/g)).toEqual(words)
  })

  it('writes all columns with their titles unless told which, in which order', async () => {
    await inTx((tx) => replaceThings(tx, some.slice(0, 1)))
    const [head, row] = await csvOf({})
    expect(head).toEqual(['Word', 'Size', 'Price', 'Day', 'At', 'Kind', 'Sold', 'No.'])
    expect(row?.slice(0, 2)).toEqual(['word00', '0'])
    expect(row?.[3]).toBe(formatDate('2026-01-31'))
    expect((await csvOf({ columns: ['sold', 'word'] }))[0]).toEqual(['Sold', 'Word'])
    expect((await csvOf({ columns: [] }))[0]).toEqual(head)
  })

  it('is named by the list and the Indian day', async () => {
    await inTx((tx) => replaceThings(tx, some))
    expect((await exported('xlsx')).name).toBe('all-my-things-2026-04-06.xlsx')
  })

  it('of a list with no row is a whole file all the same', async () => {
    await inTx((tx) => replaceThings(tx, []))
    expect(await csvOf({ columns: ['word'] })).toEqual([['Word']])
    expect(readZip((await exported('xlsx')).content).has('xl/workbook.xml')).toBe(true)
    expect((await exported('pdf')).content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('names a column that the list does not have', async () => {
    for (const name of ['mine', 'id', 'toString', '__proto__'])
      await expect(exported('csv', { columns: ['word', name] })).rejects.toMatchObject({
        status: 400,
        message: `This list has no column '${name}'.`,
      })
  })

  it('holds no connection before it is read, and gives it back when the reader stops or the database fails', async () => {
    const own = open({ max: 1 })
    await sql`insert into thing (id, mine, word) select g, true, 'x' from generate_series(1, 3000) g`.execute(db)
    const asked = z.parse(exportRequest, { format: 'csv' })
    exportList(own, list, { context, asked, now })
    expect([own.pool.totalCount, own.pool.idleCount]).toEqual([0, 0])
    const { bytes } = exportList(own, list, { context, asked, now })
    for await (const piece of bytes) {
      expect(piece.length).toBeGreaterThan(0)
      break
    }
    expect([own.pool.totalCount, own.pool.idleCount]).toEqual([1, 1])
    const word = sql`(1 / (thing.id - 2500))::text`
    const failing = { ...list, source: { ...list.source, fields: { ...list.source.fields, word } } }
    const broken = exportList(own, failing, { context, asked, now })
    await expect(collectBytes(broken.bytes)).rejects.toThrow('division by zero')
    expect([own.pool.totalCount, own.pool.idleCount]).toEqual([1, 1])
  })

  it('reads one state of the list, whatever is written meanwhile', async () => {
    await sql`delete from thing`.execute(db)
    await sql`insert into thing (id, mine, word) select g, true, repeat('x', 200) from generate_series(1, 2000) g`.execute(
      db,
    )
    const asked = z.parse(exportRequest, {
      format: 'csv',
      columns: ['number'],
      sorts: [{ column: 'word', dir: 'asc' }],
    })
    const { bytes } = await exportList(database, list, { context, asked, now })
    const pieces: Uint8Array[] = []
    for await (const piece of bytes) {
      if (pieces.length === 0) await sql`delete from thing where id > 1000`.execute(db)
      pieces.push(piece)
    }
    expect(readCsv(Buffer.concat(pieces))).toHaveLength(2001)
  })
})
