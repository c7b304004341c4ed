import { describe, expect, it } from 'vitest'
import { collectBytes, rowsOf, someOptions } from '../../testing/reading/collect.ts'
import { readPdf } from '../../testing/reading/read-pdf.ts'
import type { ExportColumn } from './export-column.ts'
import { wrapText } from './wrap-text.ts'
import { writePdf } from './write-pdf.ts'

const columns: ExportColumn[] = [
  { title: 'Token No.', kind: 'text' },
  { title: 'Day', kind: 'date' },
  { title: 'Amount', kind: 'money' },
  { title: 'Paid', kind: 'flag' },
]

const write = (rows: Iterable<readonly unknown[]>) => collectBytes(writePdf(columns, rowsOf(rows), someOptions))

describe('a PDF file', () => {
  it('shows its title, who it was made for, and Indian days and amounts with the rupee sign', async () => {
    const [page] = await readPdf(await write([['N1', '2026-04-05', -123456750, true]]))
    expect(page).toContain('Waiting list & more')
    expect(page).toContain('Made on 05-Apr-2026 03:07 PM for Asha Rao (S100001)')
    expect(page).toContain('N1|')
    expect(page).toContain('05-Apr-2026')
    expect(page).toContain('-₹12,34,567.50')
    expect(page).toContain('Yes')
  })

  it('repeats the header on each page, numbers the pages and loses no row', async () => {
    const rows = Array.from({ length: 100 }, (_, i) => [`N${1000 + i}`, '2026-04-05', 100, false])
    const pages = await readPdf(await write(rows))
    expect(pages.length).toBeGreaterThan(2)
    pages.forEach((page, i) => {
      expect(page).toContain('Token No.')
      expect(page).toContain(`Page ${i + 1}`)
    })
    expect(pages.join('|').match(/N\d{4}/g)).toEqual(rows.map(([token]) => token))
  })

  it('says so when there are no rows', async () => {
    expect((await readPdf(await write([])))[0]).toContain('There are no rows.')
  })

  it('shows Hindi, formulas and control characters as harmless text', async () => {
    const [page = ''] = await readPdf(await write([['=1+1', null, null, null], ['a\u0000\nb'], ['राम']]))
    expect(page).toContain('=1+1')
    expect(page).toContain('a b')
    expect(page).toMatch(/र.*ा.*म/)
  })

  it('leaves memory page by page and closes its source when the reader leaves', async () => {
    let closed = false
    let given = 0
    async function* endless() {
      try {
        for (;;) yield [`N${given++}`, null, null, null]
      } finally {
        closed = true
      }
    }
    const pieces = writePdf(columns, endless(), someOptions)
    await pieces.next()
    await pieces.next()
    expect(given).toBeLessThan(150)
    await pieces.return(undefined)
    expect(closed).toBe(true)
  })
})

describe('wrapping', () => {
  const wrap = (text: string, width: number, lines = 3) =>
    wrapText(text, { width, lines, measure: (t) => [...t].length })

  it.each([
    ['short', 10, ['short']],
    ['one two three', 7, ['one two', 'three']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['name@example.com', 10, ['name@', 'example.co', 'm']],
    ['a  b\n\tc', 10, ['a b c']],
    ['one two three four five', 5, ['one', 'two', 'thre…']],
    ['abcd', 0.5, ['a', 'b', 'c…']],
    ['', 5, ['']],
  ])('%j to %d letters gives %j', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines)
  })

  it('cuts with dots what does not fit one line', () => {
    expect(wrap('abcdefgh', 4, 1)).toEqual(['abc…'])
  })
})
