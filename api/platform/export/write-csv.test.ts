import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchesOf, collectBytes } from '../../testing/reading/collect.ts'
import { readCsv } from '../../testing/reading/read-csv.ts'
import type { ExportColumn } from './export-column.ts'
import { writeCsv } from './write-csv.ts'

const write = (columns: ExportColumn[], rows: Iterable<readonly unknown[]>) =>
  collectBytes(writeCsv(columns, batchesOf(rows)))

async function cell(kind: ExportColumn['kind'], value: unknown): Promise<string | undefined> {
  const bytes = await write(
    [
      { title: 'A', kind },
      { title: 'B', kind: 'text' },
    ],
    [[value, 'x']],
  )
  return readCsv(bytes)[1]?.[0]
}

describe('a CSV file', () => {
  it('begins with the mark for UTF-8, ends its lines with CRLF and quotes where it must', async () => {
    const bytes = await write(
      [
        { title: 'Name, full', kind: 'text' },
        { title: 'Note', kind: 'text' },
      ],
      [
        ['आशा', 'say "hi"\nnow'],
        [null, undefined],
      ],
    )
    expect(bytes.toString('utf8')).toBe('\uFEFF"Name, full",Note\r\nआशा,"say ""hi""\nnow"\r\n,\r\n')
  })

  it('reads back as it was, whatever the texts', async () => {
    const columns: ExportColumn[] = [
      { title: 'A', kind: 'text' },
      { title: 'B', kind: 'text' },
    ]
    const letters = fc.string({
      unit: fc.constantFrom('a', '"', ',', ';', '\r', '\n', '\t', ' ', '=', '-', "'", 'ह', '\u0000'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(letters, fc.string({ unit: 'binary' }))), async (rows) => {
        const read = readCsv(await write(columns, rows))
        expect(read).toEqual([['A', 'B'], ...rows.map((row) => row.map(expected))])
      }),
    )
  })

  it('has its header when there are no rows', async () => {
    expect(readCsv(await write([{ title: 'A', kind: 'text' }], []))).toEqual([['A']])
  })

  it('comes in pieces, and a reader who leaves closes the source', async () => {
    let closed = false
    async function* endless() {
      try {
        for (;;) yield [['x'.repeat(1000)]]
      } finally {
        closed = true
      }
    }
    for await (const piece of writeCsv([{ title: 'A', kind: 'text' }], endless())) {
      expect(piece.length).toBeLessThan(70_000)
      break
    }
    expect(closed).toBe(true)
  })
})

describe('a cell', () => {
  it.each(['=1+1', '+91 98765', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])(
    '%j is kept as text',
    async (text) => {
      expect(await cell('text', text)).toBe(`'${text}`)
      expect(await cell('choice', text)).toBe(`'${text}`)
    },
  )

  it('in a number column stays a number when it is one, and is text otherwise', async () => {
    expect(await cell('number', -12.5)).toBe('-12.5')
    expect(await cell('number', '-12.50')).toBe('-12.50')
    expect(await cell('number', -(10n ** 20n))).toBe('-100000000000000000000')
    expect(await cell('number', Number.NaN)).toBe('')
    expect(await cell('number', '-1+cmd()')).toBe("'-1+cmd()")
    expect(await cell('money', '=1')).toBe("'=1")
  })

  it.each([
    [123456, '1234.56'],
    [-5, '-0.05'],
    [0, '0.00'],
    ['100', '1.00'],
    [9007199254740993n, '90071992547409.93'],
    ['-0099', '-0.99'],
    [null, ''],
    [1.5, '1.5'],
  ])('with %s paise shows %j', async (paise, rupees) => {
    expect(await cell('money', paise)).toBe(rupees)
  })

  it.each([
    ['date', '2026-04-05', '05-Apr-2026'],
    ['date', '1931-09-30', '30-Sep-1931'],
    ['date', new Date('2026-04-05T20:00:00Z'), '06-Apr-2026'],
    ['datetime', '2026-04-05T18:30:00.000Z', '06-Apr-2026 12:00 AM'],
    ['datetime', '2026-04-05 06:45:10.123+00', '05-Apr-2026 12:15 PM'],
    ['datetime', '2026-04-05T15:07:00', '05-Apr-2026 03:07 PM'],
    ['datetime', new Date(Number.NaN), ''],
    ['date', 'soon', 'soon'],
    ['date', '2026-13-45', '2026-13-45'],
    ['flag', true, 'Yes'],
    ['flag', false, 'No'],
    ['flag', null, ''],
    ['text', ['a', 'b'], 'a, b'],
    ['text', 'a\u0007b\u0000\ud800', 'ab'],
  ] as const)('of kind %s with %j shows %j', async (kind, value, shown) => {
    expect(await cell(kind, value)).toBe(shown)
  })

  it('with a choice shows its label', async () => {
    const choices = [{ value: 'P', label: 'Pending' }]
    const bytes = await write([{ title: 'State', kind: 'choice', choices }], [['P'], ['Q'], [null]])
    expect(readCsv(bytes)).toEqual([['State'], ['Pending'], ['Q'], ['']])
  })
})

function expected(text: string): string {
  const printable = text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
  return /^[=+\-@\t\r\n＝＋－＠]/.test(printable) ? `'${printable}` : printable
}
