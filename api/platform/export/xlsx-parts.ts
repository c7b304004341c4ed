import type { ExportOptions } from './export-column.ts'
import { readText } from './read-value.ts'
import { escapeXml } from './xlsx-cell.ts'
import { columnLetters } from './xlsx-sheet.ts'

export interface XlsxSheet {
  name: string
  lastRow: number
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** It comes first in the file, before the number of sheets is known: so a sheet is what an XML part is by default. */
export const contentTypesXml = `${declaration}<Types xmlns="${packaging}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="${spreadsheet}.worksheet+xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>\
<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

export const packageRelsXml = `${declaration}<Relationships xmlns="${packaging}/relationships">\
<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>\
<Relationship Id="rId2" Type="${packaging}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`

export function corePropertiesXml({ title, madeFor, madeAt }: ExportOptions): string {
  return `${declaration}<cp:coreProperties xmlns:cp="${packaging}/metadata/core-properties" \
xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" \
xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(readText(title))}</dc:title>\
<dc:creator>${escapeXml(readText(madeFor))}</dc:creator>\
<dcterms:created xsi:type="dcterms:W3CDTF">${madeAt.toISOString()}</dcterms:created></cp:coreProperties>`
}

export function workbookXml(sheets: readonly XlsxSheet[], columnCount: number): string {
  const entries = sheets.map(
    ({ name }, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 2}"/>`,
  )
  const names = sheets.map((sheet, i) => definedNames(sheet, i, columnLetters(columnCount - 1)))
  return `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}">\
<sheets>${entries.join('')}</sheets><definedNames>${names.join('')}</definedNames></workbook>`
}

export function workbookRelsXml(sheets: readonly XlsxSheet[]): string {
  const entries = sheets.map(
    (_, i) => `<Relationship Id="rId${i + 2}" Type="${office}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  )
  return `${declaration}<Relationships xmlns="${packaging}/relationships">\
<Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/>${entries.join('')}</Relationships>`
}

/** Excel finds the filter by this hidden name and repeats the header row on each printed page by the other. */
function definedNames({ name, lastRow }: XlsxSheet, index: number, lastColumn: string): string {
  const sheet = escapeXml(`'${name.replaceAll("'", "''")}'`)
  const local = `localSheetId="${index}"`
  return `<definedName name="_xlnm._FilterDatabase" ${local} hidden="1">${sheet}!$A$1:$${lastColumn}$${lastRow}</definedName>\
<definedName name="_xlnm.Print_Titles" ${local}>${sheet}!$1:$1</definedName>`
}

/** A sheet's name as Excel allows it: 31 letters, none of seven signs, no apostrophe at an end. */
export function sheetName(title: string, number: number): string {
  const suffix = number === 1 ? '' : ` (${number})`
  const plain = readText(title)
    .replace(/[[\]:*?/\\\s]+/g, ' ')
    .slice(0, 31 - suffix.length)
    .replace(/^[' ]+|[' ]+$/g, '')
  return (plain || 'Sheet') + suffix
}
