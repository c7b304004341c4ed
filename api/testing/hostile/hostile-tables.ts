import { deflateRawSync } from 'node:zlib'
import { sheetOf, workbookOf, zipOf } from '../workbooks.ts'
import { rawBomb } from './bomb.ts'
import { type HostileFile, hostileFile } from './hostile-file.ts'
import { pdfOf } from './hostile-pdfs.ts'

const types = (extra = ''): string =>
  `<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${extra}</Types>`
const cell = (words: string): string => `<c t="inlineStr"><is><t>${words}</t></is></c>`
const good = sheetOf(cell('no') + cell('value'), '<c><v>1</v></c><c><v>2</v></c>')
const book = (sheet: string | Buffer, others: Record<string, string> = {}): Buffer =>
  workbookOf(sheet, { '[Content_Types].xml': types(), ...others })
const link = 'application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml'
const linkPart = {
  'xl/externalLinks/externalLink1.xml':
    '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"><ddeItems/></ddeLink></externalLink>',
}
const entities = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(1000)}">${[...'bcdefg'].map((name, i) => `<!ENTITY ${name} "${`&${'abcdef'[i]};`.repeat(20)}">`).join('')}]>`
const utf16 = (words: string): Buffer => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(words, 'utf16le')])

/** The test sign of virus scanners, in pieces so that no scanner finds it in the source. */
export const eicarText = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS', '-TEST-FILE!$H+H*'].join('')

/** Entries that all lie on the same packed bytes. */
function overlapping(): Buffer {
  const zip = zipOf([
    { name: '[Content_Types].xml', content: types() },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ])
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const record = zip.subarray(zip.indexOf('PK\x01\x02', 0, 'latin1'), end)
  const tail = Buffer.from(zip.subarray(end))
  tail.writeUInt16LE(600, 8)
  tail.writeUInt16LE(600, 10)
  return Buffer.concat([zip.subarray(0, end), ...Array<Buffer>(299).fill(record), tail])
}

const workbooks: HostileFile[] = [
  hostileFile('xlsx: one text of 20 MB named 6,000 times', () =>
    book(sheetOf(...Array<string>(6000).fill('<c t="s"><v>0</v></c>')), {
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(20_000_000)}</t></si></sst>`,
    }),
  ),
  hostileFile('xlsx: one text of 30 kB named 100,000 times', () =>
    book(sheetOf(...Array<string>(10_000).fill('<c t="s"><v>0</v></c>'.repeat(10))), {
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`,
    }),
  ),
  hostileFile('xlsx: four million attributes', () =>
    book(`<worksheet><sheetData><row ${'a="" '.repeat(4_000_000)}></row></sheetData></worksheet>`),
  ),
  hostileFile('xlsx: four million attributes in the list of sheets', () =>
    book(good, { 'xl/workbook.xml': `<workbook><sheets ${'a="" '.repeat(4_000_000)}/></workbook>` }),
  ),
  hostileFile('xlsx: a link with a spelt out type', () =>
    book(good, {
      '[Content_Types].xml': types(
        `<Override PartName="/xl/externalLinks/externalLink1.xml" ContentType="${link.replace('Link', '&#76;ink')}"/>`,
      ),
      ...linkPart,
    }),
  ),
  hostileFile('xlsx: a link in a list of parts in UTF-16', () =>
    zipOf([
      { name: '[Content_Types].xml', content: utf16(types(`<Override PartName="/x" ContentType="${link}"/>`)) },
      {
        name: 'xl/workbook.xml',
        content:
          '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId7"/></sheets><externalReferences><externalReference r:id="rId8"/></externalReferences></workbook>',
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content:
          '<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/><Relationship Id="rId8" Target="externalLinks/externalLink1.xml"/></Relationships>',
      },
      { name: 'xl/worksheets/sheet1.xml', content: good },
      ...Object.entries(linkPart).map(([name, content]) => ({ name, content })),
    ]),
  ),
  hostileFile('xlsx: a link that nothing names', () => book(good, linkPart)),
  hostileFile('xlsx: a formula that runs a program', () =>
    book(
      sheetOf(
        cell('no') + cell('value'),
        '<c t="str"><f>cmd|\'/c calc\'!A1</f><v>1</v></c><c><f>WEBSERVICE("http://evil.example")</f><v>2</v></c>',
      ),
    ),
  ),
  hostileFile('xlsx: texts that look like formulas', () =>
    book(sheetOf(cell('no') + cell('value'), cell("=cmd|'/c calc'!A1") + cell('@SUM(1)'))),
  ),
  hostileFile('xlsx: a hyperlink', () =>
    book(good.replace('</worksheet>', '<hyperlinks><hyperlink ref="A1" r:id="rId1"/></hyperlinks></worksheet>'), {
      'xl/worksheets/_rels/sheet1.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="http://evil.example" TargetMode="External"/></Relationships>',
    }),
  ),
  hostileFile('xlsx: macros', () => book(good, { 'xl/vbaProject.bin': 'x' })),
  hostileFile('xlsx: macros of the old kind', () => book(good, { 'xl/macrosheets/sheet1.xml': '<xm:macrosheet/>' })),
  hostileFile('xlsx: a query', () =>
    book(good, { 'xl/connections.xml': '<connections><connection url="http://evil.example"/></connections>' }),
  ),
  hostileFile('xlsx: entities that laugh a billion times', () => book(entities + sheetOf(cell('&g;')))),
  hostileFile('xlsx: a file of the server', () =>
    book(`<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${sheetOf(cell('&a;'))}`),
  ),
  hostileFile('xlsx: a sheet in UTF-16', () =>
    zipOf([
      { name: '[Content_Types].xml', content: types() },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
      { name: 'xl/worksheets/sheet1.xml', content: utf16(good) },
    ]),
  ),
  hostileFile('xlsx: unpacks to 2 GB', () =>
    zipOf([
      { name: '[Content_Types].xml', content: types() },
      { name: 'xl/workbook.xml', content: 'a', packed: rawBomb(2000, 'a') },
    ]),
  ),
  hostileFile('xlsx: says it is small and is not', () => {
    const zip = book(Buffer.alloc(70_000_000, 'a'))
    for (let at = zip.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4, 'latin1'))
      zip.writeUInt32LE(1, at + 24)
    return zip
  }),
  hostileFile('xlsx: 65,000 entries', () =>
    zipOf([
      { name: 'xl/workbook.xml', content: 'x' },
      ...Array.from({ length: 60_000 }, (_, i) => ({ name: `${i}`, content: '', packed: Buffer.alloc(0), method: 0 })),
    ]),
  ),
  hostileFile('xlsx: entries that overlap', overlapping),
  hostileFile('xlsx: names that lead outside', () =>
    book(good, { '../../../etc/cron.d/x': 'x', 'C:\\x': 'x', '/etc/passwd': 'x' }),
  ),
  hostileFile('xlsx: a sheet outside', () =>
    book(good, {
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId7" Target="/../../etc/passwd"/></Relationships>',
    }),
  ),
  hostileFile('xlsx: an archive of archives', () => {
    let inner = book(good)
    for (let i = 0; i < 10; i++) inner = zipOf([{ name: 'xl/workbook.xml', content: inner }])
    return inner
  }),
  hostileFile('xlsx: a million rows', () =>
    book(`<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(800_000)}</sheetData></worksheet>`),
  ),
  hostileFile('xlsx: a million empty rows', () =>
    book(`<worksheet><sheetData>${'<row/>'.repeat(2_000_000)}</sheetData></worksheet>`),
  ),
  hostileFile('xlsx: a million cells in a row', () => book(sheetOf('<c><v>1</v></c>'.repeat(1_000_000)))),
  hostileFile('xlsx: a cell at the end of the world', () => book(sheetOf('<c r="XFD1048576"><v>1</v></c>'))),
  hostileFile('xlsx: rows with wild numbers', () =>
    book(
      '<worksheet><sheetData><row r="-5"><c><v>1</v></c></row><row r="1e308"><c><v>2</v></c></row><row r="x"><c s="-1"><v>1e999</v></c></row></sheetData></worksheet>',
    ),
  ),
  hostileFile('xlsx: a million tags in each other', () => book(`<worksheet><sheetData>${'<row>'.repeat(1_000_000)}`)),
  hostileFile('xlsx: a remark without an end', () => book(`<!--${'-'.repeat(5_000_000)}`)),
  hostileFile('xlsx: ten million brackets', () => book('<'.repeat(10_000_000))),
  hostileFile('xlsx: a million styles', () =>
    book(good, {
      'xl/styles.xml': `<styleSheet><cellXfs>${'<xf numFmtId="14"/>'.repeat(1_000_000)}</cellXfs></styleSheet>`,
    }),
  ),
  hostileFile('xlsx: a format that takes long to read', () =>
    book(good, {
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${'['.repeat(18_000)}"/></numFmts></styleSheet>`,
    }),
  ),
  hostileFile('xlsx: ten thousand sheets', () =>
    book(good, {
      'xl/workbook.xml': `<workbook><sheets>${'<sheet name="A" r:id="rId7"/>'.repeat(10_000)}</sheets></workbook>`,
    }),
  ),
  hostileFile('xlsx: locked', () => zipOf([{ name: 'xl/workbook.xml', content: 'a', flags: 1 }])),
  hostileFile('xlsx: an unknown packing', () => zipOf([{ name: 'xl/workbook.xml', content: 'a', method: 99 }])),
  hostileFile('xlsx: packed rubbish', () =>
    zipOf([{ name: 'xl/workbook.xml', content: 'a', packed: Buffer.from('rubbish') }]),
  ),
  hostileFile('xlsx: cut off', () => book(good).subarray(0, -40)),
  hostileFile('xlsx: a directory that points nowhere', () =>
    Buffer.concat([book(good).subarray(0, -6), Buffer.from([255, 255, 255, 127, 0, 0])]),
  ),
  hostileFile('xlsx: a PDF before it', () => Buffer.concat([pdfOf({}), book(good)])),
  hostileFile('xlsx: a web page behind it', () =>
    Buffer.concat([book(good), Buffer.from('<script>alert(1)</script>')]),
  ),
  hostileFile('zip: a bomb', () => zipOf([{ name: 'a', content: Buffer.alloc(50_000_000) }])),
  hostileFile('zip: only its name', () => Buffer.from('PK\x03\x04xl/workbook.xml', 'latin1')),
  hostileFile('zip: a program', () => zipOf([{ name: 'x.exe', content: 'MZ' }])),
  hostileFile('zip: packed without head', () => deflateRawSync('x')),
  hostileFile('xls: of the old kind', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])),
]

const texts: HostileFile[] = [
  hostileFile('csv: the test sign of scanners', () => Buffer.from(`no,value\n1,${eicarText}\n`)),
  hostileFile('csv: one line of 7 MB', () => Buffer.from(`no,value\n${'a,'.repeat(3_500_000)}`)),
  hostileFile('csv: one cell of 7 MB', () => Buffer.from(`no,value\n1,${'a'.repeat(7_000_000)}\n`)),
  hostileFile('csv: seven million quotes', () => Buffer.from(`no,value\n${'"'.repeat(7_000_001)}`)),
  hostileFile('csv: a million open quotes', () => Buffer.from(`no,value\n${'"a,'.repeat(1_000_000)}`)),
  hostileFile('csv: a million lines', () => Buffer.from(`no,value\n${'1,2\n'.repeat(1_000_000)}`)),
  hostileFile('csv: two million empty lines', () => Buffer.from(`no,value\n${'\r'.repeat(2_000_000)}1,2`)),
  hostileFile('csv: a formula', () => Buffer.from("no,value\n1,=cmd|'/c calc'!A1\n")),
  hostileFile('csv: a formula in quotes', () => Buffer.from('no,value\n1,"=HYPERLINK(""http://evil.example"")"\n')),
  hostileFile('csv: a formula behind wide signs', () => Buffer.from('no,value\n1,＝1+1\n')),
  hostileFile('csv: a formula behind a tab', () => Buffer.from('no,value\n1,"\t=1+1"\n')),
  hostileFile('csv: zero bytes', () => Buffer.from('no,value\n1,\0\n')),
  hostileFile('csv: UTF-16', () => utf16('no,value\n1,2\n')),
  hostileFile('csv: UTF-16 the other way round', () => utf16('no,value\n1,2\n').swap16()),
  hostileFile('csv: UTF-32', () => Buffer.from('fffe00006e0000006f000000', 'hex')),
  hostileFile('csv: UTF-7', () => Buffer.from('no,value\n1,+AD0-cmd\n')),
  hostileFile('csv: broken UTF-8', () => Buffer.from([0x61, 0x2c, 0x62, 0x0a, 0xc3, 0x28])),
  hostileFile('csv: three marks at the start', () => Buffer.from('\uFEFF\uFEFF\uFEFFno,value\n1,=1+1\n')),
  hostileFile('csv: writing from right to left', () => Buffer.from('no,value\n1,\u202Egpj.exe\n')),
  hostileFile('csv: a page', () => Buffer.from('<html><script>alert(1)</script>,</html>')),
  hostileFile('csv: a page below a head', () => Buffer.from('no,value\n1,<script>alert(1)</script>\n')),
  hostileFile('json: a million brackets', () => Buffer.from('['.repeat(1_000_000))),
  hostileFile('json: a million closed brackets', () => Buffer.from('['.repeat(500_000) + ']'.repeat(500_000))),
  hostileFile('json: a poisoned prototype', () =>
    Buffer.from('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
  ),
  hostileFile('json: a number of a million digits', () => Buffer.from(`[${'9'.repeat(1_000_000)}]`)),
  hostileFile('json: a hundred thousand names', () =>
    Buffer.from(JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i])))),
  ),
  hostileFile('json: a number without an end', () => Buffer.from('{"a":1e999999999}')),
  hostileFile('exe: a program', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')),
  hostileFile('sh: a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n')),
  hostileFile('php: a script', () => Buffer.from('<?php system($_GET["x"]); ?>')),
  hostileFile('empty', () => Buffer.alloc(0)),
  hostileFile('one byte', () => Buffer.from('%')),
  hostileFile('random bytes', () => Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 251))),
]

export const hostileTables: HostileFile[] = [...workbooks, ...texts]
