import { describe, expect, it } from 'vitest'
import { collectBytes, rowsOf, someOptions } from '../../testing/reading/collect.ts'
import { sheetOf, workbookOf, zipOf } from '../../testing/workbooks.ts'
import { writeXlsx } from '../export/write-xlsx.ts'
import { readSheet } from './read-sheet.ts'

const read = (content: Buffer) => readSheet(content, 20_000)
const cells = async (content: Buffer | string) =>
  (await read(Buffer.isBuffer(content) ? content : Buffer.from(content))).map((row) => row.cells)
const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`
const bare = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`

describe('a workbook', () => {
  it('of our own exports is read as it was shown: texts, numbers, days, moments', async () => {
    const columns = [
      { title: 'Token & no', kind: 'text' },
      { title: 'Amount', kind: 'money' },
      { title: 'Count', kind: 'number' },
      { title: 'Day', kind: 'date' },
      { title: 'Made', kind: 'datetime' },
    ] as const
    const rows = [
      ['=1+1 <b> _x0041_', 123456, 7, '2026-11-15', new Date('2026-04-05T09:37:00Z')],
      ['', 0.0, null, '2026-02-28', null],
    ]
    expect(await cells(await collectBytes(writeXlsx(columns, rowsOf(rows), someOptions)))).toEqual([
      ['Token & no', 'Amount', 'Count', 'Day', 'Made'],
      ['=1+1 <b> _x0041_', '1234.56', '7', '2026-11-15', '2026-04-05 15:07:00'],
      ['', '0', '', '2026-02-28'],
    ])
  })

  it('with shared texts, rich texts and gaps is read in its places', async () => {
    const shared = `<?xml version="1.0"?><sst><si><t>Date</t></si><si><r><t>Ca</t></r><r><rPr><b/></rPr><t xml:space="preserve">sh &amp; c&#111;</t></r>
      <rPh sb="0"><t>read so</t></rPh></si><si/></sst>`
    const sheet = sheetOf(
      '<c r="B1" t="s"><v>1</v></c><c r="D1" t="s"><v>0</v></c><c r="E1" t="s"><v>2</v></c>',
      '',
      text('A3', 'x'),
    )
    expect(await read(workbookOf(sheet, { 'xl/sharedStrings.xml': shared }))).toEqual([
      { line: 1, cells: ['', 'Cash & co', '', 'Date'] },
      { line: 3, cells: ['x'] },
    ])
  })

  it('tells days by the style of their cells, built in or its own, and counts from 1904 where it says so', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="&quot;day&quot; dd\\/mm\\/yyyy"/><numFmt numFmtId="171" formatCode="[&gt;9]#,##0.00 &quot;dy&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`
    const sheet = sheetOf([0, 1, 2, 3].map((style) => `<c s="${style}"><v>46341</v></c>`).join(''))
    expect(await cells(workbookOf(sheet, { 'xl/styles.xml': styles }))).toEqual([
      ['46341', '2026-11-15', '2026-11-15', '46341'],
    ])
    const from1904 = '<workbook><workbookPr date1904="1"/><sheets><sheet r:id="rId7"/></sheets></workbook>'
    const shifted = sheetOf('<c s="1"><v>44879.5</v></c>')
    expect(await cells(workbookOf(shifted, { 'xl/styles.xml': styles, 'xl/workbook.xml': from1904 }))).toEqual([
      ['2026-11-15 12:00:00'],
    ])
  })

  it('keeps long numbers digit by digit and drops the tail of binary fractions', async () => {
    const sheet = sheetOf('<c><v>401234567890</v></c><c><v>1234567890123456</v></c><c><v>1234.5599999999999</v></c>')
    expect(await cells(workbookOf(sheet))).toEqual([['401234567890', '1234567890123456', '1234.56']])
  })

  it('may use prefixes, single quotes, literal text and brackets inside quotes', async () => {
    const sheet = `<x:worksheet><!-- <row> --><x:sheetData><x:row r='2' a="1 > 0"><x:c r='A2' t='str'><x:f>A1</x:f><x:v><![CDATA[a<b]]></x:v></x:c></x:row></x:sheetData></x:worksheet>`
    expect(await read(workbookOf(sheet))).toEqual([{ line: 2, cells: ['a<b'] }])
  })
})

describe('a file that is refused, in a sentence', () => {
  const entity = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
  const vast = Buffer.alloc(200_000_000, 'a')
  const good = workbookOf(sheetOf(bare('x')))
  it.each([
    ['nothing at all', Buffer.from(' \n'), 'There is nothing in this file.'],
    ['an empty workbook', workbookOf(sheetOf('')), 'There is nothing in this file.'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\x00', 'latin1'), 'neither an Excel workbook nor a CSV'],
    ['another ZIP', zipOf([{ name: 'a.txt', content: 'x' }]), 'no Excel workbook'],
    ['entities', workbookOf(entity + sheetOf(bare('&b;'))), 'defines entities'],
    ['a bomb', workbookOf(vast), 'unpacks to more'],
    [
      'a bomb in the shared texts',
      workbookOf(sheetOf(bare('x')), { 'xl/sharedStrings.xml': '<sst>'.padEnd(30_000_000) }),
      'unpacks to more',
    ],
    ['many entries', zipOf(Array.from({ length: 1001 }, (_, n) => ({ name: `${n}`, content: '' }))), 'unpacks to more'],
    ['many rows', workbookOf(sheetOf(...Array<string>(20_001).fill('<c><v>1</v></c>'))), 'more than 20,000 rows'],
    ['many rows of text', Buffer.from('a,b\n'.repeat(20_001)), 'more than 20,000 rows'],
    ['a cell far to the right', workbookOf(sheetOf(text('XFD1', 'x'))), 'more than 200 columns'],
    ['a cut file', good.subarray(0, good.length - 30), 'damaged'],
    [
      'a directory that points nowhere',
      Buffer.concat([good.subarray(0, -6), Buffer.from([255, 255, 255, 127, 0, 0])]),
      'damaged',
    ],
    [
      'a wrong checksum',
      zipOf([{ name: 'xl/workbook.xml', content: 'a', packed: Buffer.from('b'), method: 0 }]),
      'damaged',
    ],
    ['an unknown packing', zipOf([{ name: 'xl/workbook.xml', content: 'a', method: 12 }]), 'damaged'],
    ['packed rubbish', zipOf([{ name: 'xl/workbook.xml', content: 'a', packed: Buffer.from('rubbish') }]), 'damaged'],
    ['a tag that does not end', workbookOf('<worksheet><sheetData><row r="1'), 'damaged'],
    ['a password', zipOf([{ name: 'xl/workbook.xml', content: 'a', flags: 1 }]), 'locked with a password'],
  ])('%s', async (_what, content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence)
  })

  it('cells without content may stand far to the right', async () => {
    expect(await cells(workbookOf(sheetOf(`${text('A1', 'x')}<c r="XFD1" s="3"/>`)))).toEqual([['x']])
  })
})

describe('a text file', () => {
  it('has commas or tabs, whichever it has more of', async () => {
    expect(await cells('a,b\n"1,5",2\n')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
    expect(await cells('a\tb\n1,500.00\t"2\t3"\n')).toEqual([
      ['a', 'b'],
      ['1,500.00', '2\t3'],
    ])
  })
})
