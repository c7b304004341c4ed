import { msPerDay } from '../../../contract/kernel/days.ts'
import { cellText } from './cell-text.ts'
import type { ExportColumn } from './export-column.ts'
import { readMoment, type WallClock } from './indian-moment.ts'
import { readNumber, readRupees } from './read-value.ts'
import { startsFormula } from './starts-formula.ts'
import { styleOf, styles } from './xlsx-styles.ts'

/** Writes one value as the XML of a cell at a place such as 'C7'; nothing for an empty value. */
export type XlsxCell = (value: unknown, place: string) => string

const longestText = 32_767
const digitsKept = 15
const unixEpoch = 25_569
// Excel believes that 1900 was a leap year, so that days before its March are off by one.
const firstSoundDay = 61

export function xlsxCell(column: ExportColumn): XlsxCell {
  const style = styleOf[column.kind]
  const number = numberOf(column)
  const text = cellText(column)
  return (value, place) => {
    const digits = number(value)
    return digits === undefined ? textCell(text(value), place) : `<c r="${place}" s="${style}"><v>${digits}</v></c>`
  }
}

export function textCell(text: string, place: string, style?: number): string {
  if (text === '') return ''
  const chosen = style ?? (startsFormula(text) ? styles.quoted : styles.plain)
  const content = escapeXml(text.slice(0, longestText))
  return `<c r="${place}" s="${chosen}" t="inlineStr"><is><t xml:space="preserve">${content}</t></is></c>`
}

/** The number a value is kept as, if its column holds numbers and Excel can hold this one exactly. */
function numberOf(column: ExportColumn): (value: unknown) => string | undefined {
  switch (column.kind) {
    case 'number':
      return (value) => exact(readNumber(value))
    case 'money':
      return (value) => exact(readRupees(value))
    case 'date':
    case 'datetime':
      return (value) => serialDay(readMoment(value))
    default:
      return () => undefined
  }
}

function exact(digits: string | undefined): string | undefined {
  if (digits === undefined || digits.length <= digitsKept) return digits
  return digits.replace(/[-.]|e.*$/gi, '').length <= digitsKept ? digits : undefined
}

/** Excel counts days from 1900 and knows no zones: the wall clock in India is what a reader expects. */
function serialDay(moment: WallClock | undefined): string | undefined {
  if (!moment) return undefined
  const serial = moment.getTime() / msPerDay + unixEpoch
  return serial < firstSoundDay ? undefined : String(serial)
}

const special = /[&<>"]|_x[0-9a-f]{4}_/gi
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Excel reads '_x0041_' in a text as an escaped letter, so its underscore is escaped in turn. */
export function escapeXml(text: string): string {
  return text.replace(special, (found) => names[found] ?? `_x005F${found}`)
}
