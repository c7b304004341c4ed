import { describe, expect, it } from 'vitest'
import { registerRule } from '../../../contract/gst/filing-files.ts'
import { aDocument } from '../../testing/gst-registration.ts'
import { sheetOf, workbookOf, zipOf } from '../../testing/workbooks.ts'
import { cleanUpload } from '../files/clean-upload.ts'

/** As a file arrives: looked at by its bytes first, then written anew in a process of its own. */
const take = (content: string | Buffer) => cleanUpload(Buffer.from(content), registerRule)
const typesOf = (...parts: string[]) =>
  `<Types><Default Extension="xml" ContentType="application/xml"/>${parts
    .map((part) => `<Override PartName="/${part}" ContentType="application/${part}+xml"/>`)
    .join('')}</Types>`
const sheet = sheetOf('<c r="A1"><v>1</v></c>')
const book = (types: string, others: Record<string, string> = {}) =>
  workbookOf(sheet, { '[Content_Types].xml': types, ...others })

describe('a register', () => {
  it.each([
    ['no,value\n1,-1250.00\n2,"+91 98765 43210"\n', 'csv', 'text/csv'],
    ['no\tvalue\n1\t100\n', 'csv', 'text/csv'],
    ['{"gstin":"27AAPFU0939F1ZV","b2b":[]}', 'json', 'application/json'],
    ['[1, 2]', 'json', 'application/json'],
  ])('%j is taken as what it is', async (content, ending, type) => {
    expect(await take(content)).toMatchObject({ ending, type })
  })

  it('that is text is written anew: one separator, one line end, quotes where they are needed', async () => {
    const { content } = await take('\uFEFFno\tname\n1\t"A, B"\r2\t say "yes"\n\n')
    expect(content.toString()).toBe('\uFEFFno,name\r\n1,"A, B"\r\n2,"say ""yes"""\r\n')
  })

  it('that is a workbook or a PDF is taken', async () => {
    const types = typesOf('xl/workbook.xml', 'xl/worksheets/sheet1.xml')
    expect(await take(book(types))).toMatchObject({ ending: 'xlsx' })
    expect(await take(await aDocument())).toMatchObject({ type: 'application/pdf' })
  })

  it.each([
    ['a page', '<html>a, b</html>'],
    ['a drawing', '<svg onload="alert(1)">1,2</svg>'],
    ['words without a table', 'Dear sir'],
    ['nothing but lines', '\n\n \n'],
  ])('that is %s is refused by the sentence of its rule', async (_what, content) => {
    await expect(take(content)).rejects.toMatchObject({ reason: 'type', message: registerRule.refusal })
  })

  it.each(['=cmd()', '@SUM(A1)', '-2+3+cmd|calc', '+A1', '"=1+1"', ' =1'])(
    'with the cell %s is refused, by its line',
    async (cell) => {
      await expect(take(`no,value\n1,2\n2,${cell}\n`)).rejects.toThrow('Line 3 has a cell with a formula')
    },
  )

  it('that is broken JSON is refused', async () => {
    await expect(take('{"b2b": [')).rejects.toThrow('This JSON file cannot be read')
  })

  it.each([
    'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
    'application/vnd.ms-office.vbaProject',
    'application/vnd.openxmlformats-officedocument.oleObject',
    'application/vnd.ms-office.activeX+xml',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.externalLink+xml',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.connections+xml',
  ])('that is a workbook with %s is refused', async (type) => {
    const types = typesOf('xl/workbook.xml').replace(
      '</Types>',
      `<Override PartName="/x" ContentType="${type}"/></Types>`,
    )
    await expect(take(book(types))).rejects.toThrow('This workbook has macros or links')
  })

  it('that is a workbook with hidden macros, or with no list of its parts, is refused', async () => {
    await expect(take(book(typesOf(), { 'xl/vbaProject.bin': 'x' }))).rejects.toThrow('macros or links')
    await expect(take(workbookOf(sheet))).rejects.toMatchObject({ reason: 'type' })
  })

  it('that is a workbook which defines entities is refused', async () => {
    const types = typesOf('xl/workbook.xml', 'xl/worksheets/sheet1.xml')
    const defining = workbookOf(`<!DOCTYPE a [<!ENTITY b "c">]>${sheet}`, { '[Content_Types].xml': types })
    await expect(take(defining)).rejects.toMatchObject({ reason: 'script' })
  })

  it('that is a workbook which unpacks without end, or is damaged, is refused', async () => {
    const types = typesOf('xl/workbook.xml', 'xl/worksheets/sheet1.xml')
    const vast = workbookOf(Buffer.alloc(70_000_000), { '[Content_Types].xml': types })
    expect(vast.length).toBeLessThan(1_000_000)
    await expect(take(vast)).rejects.toThrow('unpacks to more')
    const damaged = zipOf([
      { name: '[Content_Types].xml', content: types },
      { name: 'xl/workbook.xml', content: '<workbook/>', packed: Buffer.from('nonsense') },
    ])
    await expect(take(damaged)).rejects.toThrow('damaged')
  })
})
