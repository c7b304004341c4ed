import { describe, expect, it } from 'vitest'
import { collectBytes, rowsOf, someOptions } from '../../testing/reading/collect.ts'
import { readSheet } from '../../testing/reading/read-sheet.ts'
import { readZip } from '../../testing/reading/read-zip.ts'
import type { ExportColumn } from './export-column.ts'
import { writeXlsx } from './write-xlsx.ts'
import { columnLetters } from './xlsx-sheet.ts'
import { styles } from './xlsx-styles.ts'

const columns: ExportColumn[] = [
  { title: 'Token & no', kind: 'text', width: 140 },
  { title: 'Amount', kind: 'money' },
  { title: 'Count', kind: 'number' },
  { title: 'Day', kind: 'date' },
  { title: 'Made', kind: 'datetime' },
  { title: 'Paid', kind: 'flag' },
]

async function write(rows: Iterable<readonly unknown[]>, extra: { rowsPerSheet?: number; title?: string } = {}) {
  return readZip(await collectBytes(writeXlsx(columns, rowsOf(rows), { ...someOptions, ...extra })))
}

async function cellsOf(row: readonly unknown[]) {
  const parts = await write([row])
  return readSheet(parts.get('xl/worksheets/sheet1.xml') ?? '')[1]
}

describe('a workbook', () => {
  it('has the parts Excel asks for, the content types first', async () => {
    const parts = await write([])
    expect([...parts.keys()]).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'docProps/core.xml',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
    ])
    expect(parts.get('docProps/core.xml')).toContain('<dc:title>Waiting list &amp; more</dc:title>')
  })

  it('has a bold frozen header, a filter over all rows, widths and printed titles', async () => {
    const parts = await write([['a'], ['b']])
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<autoFilter ref="A1:F3"/>')
    expect(sheet).toContain('<col min="1" max="1" width="20" customWidth="1"/>')
    expect(sheet).toContain('&amp;LWaiting list &amp;&amp; more&amp;R05-Apr-2026 03:07 PM, for Asha Rao')
    expect(readSheet(sheet)[0]).toEqual([
      { place: 'A1', style: styles.header, text: 'Token & no' },
      { place: 'B1', style: styles.headerRight, text: 'Amount' },
      { place: 'C1', style: styles.headerRight, text: 'Count' },
      { place: 'D1', style: styles.header, text: 'Day' },
      { place: 'E1', style: styles.header, text: 'Made' },
      { place: 'F1', style: styles.header, text: 'Paid' },
    ])
    expect(parts.get('xl/workbook.xml')).toContain("'Waiting list &amp; more'!$A$1:$F$3")
  })

  it('goes on to further sheets when one is full, and not when it is just full', async () => {
    const rows = Array.from({ length: 5 }, (_, i) => [`row ${i}`])
    const parts = await write(rows, { rowsPerSheet: 2 })
    const texts = [1, 2, 3].map((n) =>
      readSheet(parts.get(`xl/worksheets/sheet${n}.xml`) ?? '').map((row) => row[0]?.text),
    )
    expect(texts).toEqual([
      ['Token & no', 'row 0', 'row 1'],
      ['Token & no', 'row 2', 'row 3'],
      ['Token & no', 'row 4'],
    ])
    expect(parts.get('xl/workbook.xml')).toContain(
      '<sheet name="Waiting list &amp; more (3)" sheetId="3" r:id="rId4"/>',
    )
    expect(parts.get('xl/_rels/workbook.xml.rels')).toContain('Id="rId4"')
    expect((await write(rows.slice(1), { rowsPerSheet: 2 })).has('xl/worksheets/sheet3.xml')).toBe(false)
  })

  it.each([
    ["It's: a [long] *title*? with/many\\signs that goes on", "It's a long title with many sig"],
    ["'quoted'", 'quoted'],
    ['???', 'Sheet'],
  ])('with the title %j has a sheet named %j', async (title, name) => {
    const workbook = (await write([], { title })).get('xl/workbook.xml')
    expect(workbook).toContain(`<sheet name="${name}" `)
  })

  it('lets go of its rows when the reader leaves and when a row cannot be read', async () => {
    const closed: string[] = []
    async function* endless() {
      try {
        for (;;) yield [String(Math.random())]
      } finally {
        closed.push('left')
      }
    }
    const pieces = writeXlsx(columns, endless(), someOptions)
    for (let n = 0; n < 30; n++) await pieces.next()
    await pieces.return(undefined)
    expect(closed).toEqual(['left'])

    async function* failing() {
      yield ['a']
      throw new Error('the database went away')
    }
    await expect(collectBytes(writeXlsx(columns, failing(), someOptions))).rejects.toThrow('the database went away')
  })
})

describe('a cell', () => {
  it('holds numbers, money and days as numbers with their format', async () => {
    expect(await cellsOf(['N1', -123456, 7, '2026-04-05', '2026-04-05T09:37:00Z', true])).toEqual([
      { place: 'A2', style: styles.plain, text: 'N1' },
      { place: 'B2', style: styles.money, number: '-1234.56' },
      { place: 'C2', style: styles.plain, number: '7' },
      { place: 'D2', style: styles.date, number: '46117' },
      { place: 'E2', style: styles.datetime, number: String(46117 + (15 * 60 + 7) / 1440) },
      { place: 'F2', style: styles.plain, text: 'Yes' },
    ])
  })

  it('that looks like a formula is a text and stays one', async () => {
    for (const text of ['=1+1', '+1', '-1', '@a', '\t=1']) {
      expect(await cellsOf([text])).toEqual([{ place: 'A2', style: styles.quoted, text }])
    }
  })

  it('keeps signs of XML, drops control characters, and is left out when empty', async () => {
    expect(await cellsOf(['<a> & "b" _x0041_ \u0001', null, undefined, '', null, null])).toEqual([
      { place: 'A2', style: styles.plain, text: '<a> & "b" _x0041_ ' },
    ])
  })

  it('is a text when Excel would change it: too many digits, days before 1900, what is no number', async () => {
    expect(await cellsOf(['x', 10n ** 17n, '1234567890123456', '1899-12-31', 'never', null])).toEqual([
      { place: 'A2', style: styles.plain, text: 'x' },
      { place: 'B2', style: styles.plain, text: '1000000000000000.00' },
      { place: 'C2', style: styles.plain, text: '1234567890123456' },
      { place: 'D2', style: styles.plain, text: '31-Dec-1899' },
      { place: 'E2', style: styles.plain, text: 'never' },
    ])
  })

  it('has at most as many letters as Excel takes', async () => {
    expect((await cellsOf(['x'.repeat(40_000)]))?.[0]?.text).toHaveLength(32_767)
  })
})

it('names columns as Excel does', () => {
  expect([0, 25, 26, 51, 52, 701, 702, 16383].map(columnLetters)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
    'XFD',
  ])
})
