import { describe, expect, it } from 'vitest'
import { registerRule } from '../../../contract/gst/filing-files.ts'
import { cleanUpload } from '../../platform/files/clean-upload.ts'
import { aPaper } from '../../testing/gst-registration.ts'
import { sheetOf, workbookOf, zipOf } from '../../testing/workbooks.ts'
import { checkRegister } from './check-register.ts'

/** As a file arrives: looked at by its bytes first. */
async function take(name: string, content: string | Buffer) {
  const clean = await cleanUpload(Buffer.from(content), registerRule)
  return checkRegister({ ...clean, name })
}
const typesOf = (...parts: string[]) =>
  `<Types><Default Extension="xml" ContentType="application/xml"/>${parts
    .map((part) => `<Override PartName="/${part}" ContentType="application/${part}+xml"/>`)
    .join('')}</Types>`
const sheet = sheetOf('<c r="A1"><v>1</v></c>')
const book = (types: string, others: Record<string, string> = {}) =>
  workbookOf(sheet, { '[Content_Types].xml': types, ...others })

describe('a register', () => {
  it.each([
    ['sales.csv', 'no,value\n1,-1250.00\n2,"+91 98765 43210"\n', 'sales.csv', 'text/csv'],
    ['sales.txt', 'no\tvalue\n1\t100\n', 'sales.csv', 'text/csv'],
    ['run.bat', 'no,value\n1,100\n', 'run.csv', 'text/csv'],
    ['gstr1.json', '{"gstin":"27AAPFU0939F1ZV","b2b":[]}', 'gstr1.json', 'application/json'],
    ['page.html', '[1, 2]', 'page.json', 'application/json'],
  ])('%s is taken as what it is', async (name, content, kept, type) => {
    expect(await take(name, content)).toMatchObject({ name: kept, type })
  })

  it('that is a workbook or a PDF is taken', async () => {
    const types = typesOf('xl/workbook.xml', 'xl/worksheets/sheet1.xml')
    expect(await take('r.xlsx', book(types))).toMatchObject({ name: 'r.xlsx' })
    expect(await take('r.pdf', await aPaper())).toMatchObject({ name: 'r.pdf', type: 'application/pdf' })
  })

  it.each([
    ['a page', '<html>a, b</html>'],
    ['a drawing', '<svg onload="alert(1)">1,2</svg>'],
    ['words without a table', 'Dear sir'],
    ['nothing but lines', '\n\n \n'],
  ])('that is %s is refused by the sentence of its rule', async (_what, content) => {
    await expect(take('sales.csv', content)).rejects.toMatchObject({ status: 415, message: registerRule.refusal })
  })

  it.each(['=cmd()', '@SUM(A1)', '-2+3+cmd|calc', '+A1', '"=1+1"', ' =1'])(
    'with the cell %s is refused, by its line',
    async (cell) => {
      await expect(take('a.csv', `no,value\n1,2\n2,${cell}\n`)).rejects.toThrow('Line 3 has a cell with a formula')
    },
  )

  it('that is broken JSON is refused', async () => {
    await expect(take('a.json', '{"b2b": [')).rejects.toThrow('This JSON file cannot be read')
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
    await expect(take('a.xlsx', book(types))).rejects.toThrow('This workbook has macros or links')
  })

  it('that is a workbook with hidden macros, or with no list of its parts, is refused', async () => {
    await expect(take('a.xlsx', book(typesOf(), { 'xl/vbaProject.bin': 'x' }))).rejects.toThrow('macros or links')
    await expect(take('a.xlsx', workbookOf(sheet))).rejects.toMatchObject({ status: 415 })
  })

  it('that is a workbook which defines entities is refused', async () => {
    const types = typesOf('xl/workbook.xml', 'xl/worksheets/sheet1.xml')
    const defining = workbookOf(`<!DOCTYPE a [<!ENTITY b "c">]>${sheet}`, { '[Content_Types].xml': types })
    await expect(take('a.xlsx', defining)).rejects.toMatchObject({ status: 415 })
  })

  it('that is a workbook which unpacks without end, or is damaged, is refused', async () => {
    const types = typesOf('xl/workbook.xml', 'xl/worksheets/sheet1.xml')
    const vast = workbookOf(Buffer.alloc(70_000_000), { '[Content_Types].xml': types })
    expect(vast.length).toBeLessThan(1_000_000)
    await expect(take('a.xlsx', vast)).rejects.toThrow('unpacks to more')
    const damaged = zipOf([
      { name: '[Content_Types].xml', content: types },
      { name: 'xl/workbook.xml', content: '<workbook/>', packed: Buffer.from('nonsense') },
    ])
    await expect(take('a.xlsx', damaged)).rejects.toThrow('damaged')
  })
})
