import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { readTable } from './read-table.ts'

const cells = (text: string) => [...readCsv(text)].map((row) => row.cells)
const lines = (text: string) => [...readCsv(text)].map((row) => row.line)

describe('a CSV file', () => {
  it('is read with any line end, with or without a byte order mark and a last line end', () => {
    for (const text of ['a,b\n1,2\n', 'a,b\r\n1,2', '\uFEFFa,b\r1,2\r']) {
      expect(cells(text)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ])
    }
  })

  it('may quote commas, quotes and line ends', () => {
    expect(cells('"a, b","say ""yes""","two\nlines",\n')).toEqual([['a, b', 'say "yes"', 'two\nlines', '']])
    expect(cells('"",x\n')).toEqual([['', 'x']])
  })

  it('keeps a quote that opens nothing as a letter', () => {
    expect(cells('5" pipe,"open\nnext,"a" b\n')).toEqual([
      ['5" pipe', '"open'],
      ['next', '"a" b'],
    ])
  })

  it('counts lines as an editor does, over empty ones and over line ends in quotes', () => {
    expect(lines('a\n\n,,\nb\r\n"c\nd"\ne')).toEqual([1, 4, 5, 7])
  })

  it('with ten megabytes behind an open quote is read at once', () => {
    expect(cells(`"${'x'.repeat(10_000_000)}\ny`)).toHaveLength(2)
  })
})

describe('a table in a CSV file', () => {
  const read = (text: string) => readTable([...readCsv(text)], ['ao type', 'city'])

  it('names its columns in any order and letter case; others are ignored', () => {
    expect(read('City,Extra,AO_Type\nPune,x,W\nKochi')).toEqual([
      { line: 2, values: { 'ao type': 'W', city: 'Pune' } },
      { line: 3, values: { 'ao type': '', city: 'Kochi' } },
    ])
  })

  it.each(['', '<svg onload="alert(1)"/>', 'City,x\n1,2'])('without them is refused: %j', (text) => {
    expect(() => read(text)).toThrow(/^The first line must name the columns ao type, city\. Missing: /)
  })
})
