import { msPerDay } from '../../../contract/kernel/days.ts'
import { attributeOf, readXml } from './read-xml.ts'

/** Formats for days that every spreadsheet knows by number; those of durations are no days. */
const builtIn = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])

/** Which cell styles mean a day: a number under one of them is a date. */
export function dateStyles(styles: Buffer | undefined): boolean[] {
  if (!styles) return []
  const own = new Map<number, boolean>()
  const isDate: boolean[] = []
  let inCellStyles = false
  for (const part of readXml(styles)) {
    if (part.kind === 'text') continue
    if (part.name === 'cellXfs') inCellStyles = part.kind === 'open'
    if (part.kind === 'close') continue
    if (part.name === 'numFmt')
      own.set(
        Number(attributeOf(part.attributes, 'numFmtId')),
        saysDay(attributeOf(part.attributes, 'formatCode') ?? ''),
      )
    if (part.name === 'xf' && inCellStyles) {
      const format = Number(attributeOf(part.attributes, 'numFmtId'))
      isDate.push(own.get(format) ?? builtIn.has(format))
    }
  }
  return isDate
}

/** A format for days names a day or a year outside of quotes, brackets and escapes. */
function saysDay(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, ''))
}

/** '2026-11-15', with the time behind it where there is one. Spreadsheets count days from the end of 1899, or from 1904. */
export function dayOfSerial(serial: number, from1904: boolean): string {
  // The first calendar has a 29 February 1900 that never was.
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const moment = new Date(start + Math.round(serial * 86_400) * 1000)
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return String(serial)
  const text = moment.toISOString()
  return moment.getTime() % msPerDay === 0 ? text.slice(0, 10) : `${text.slice(0, 10)} ${text.slice(11, 19)}`
}
