import { paiseFromRupees } from '../../../contract/kernel/money.ts'
import { formTexts } from '../../../texts/en/form.ts'

const plain = /^\d+$/
/** By thousands, or by lakhs and crores. */
const grouped = /^[1-9]\d{0,2}(,\d{3})+$|^[1-9]\d?(,\d{2})*,\d{3}$/
/** Beyond these a number is no longer exact. */
const mostDigits = 15

/** The whole number that was typed, or the text itself where it is none. */
export function readWhole(typed: string): number | string {
  const trimmed = typed.trim()
  if (!plain.test(trimmed) && !grouped.test(trimmed)) return typed
  const digits = trimmed.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return digits.length > mostDigits ? typed : Number(digits)
}

/** The number that was typed, with decimals or without, or the text itself where it is none. */
export function readNumber(typed: string): number | string {
  const [, before = '', decimals = ''] = /^([\d,]*)(?:\.(\d{0,4}))?$/.exec(typed.trim()) ?? []
  if (before === '' && decimals === '') return typed
  const whole = readWhole(before === '' ? '0' : before)
  if (typeof whole !== 'number' || String(whole).length + decimals.length > mostDigits) return typed
  return Number(`${whole}.${decimals || '0'}`)
}

/** As the trade writes it and as it is pasted: '₹ 1,23,456.50', '1 23 456', '500/-'. */
const written = /^(?:₹|rs\.?)?\s*([\d,\s]*?)(?:\.(\d{0,2}))?\s*(?:\/-)?$/i

/** The rupees that were typed, with paise or without, or the text itself where it is no amount. */
export function readRupees(typed: string): number | string {
  const trimmed = typed.trim()
  if (trimmed === '') return ''
  const [, rupees = '', paise = ''] = written.exec(trimmed) ?? []
  if (rupees === '' && paise === '') return typed
  const whole = readWhole(rupees === '' ? '0' : rupees.trim().replace(/\s/g, ','))
  // The paise are digits of the number, too.
  if (typeof whole !== 'number' || String(whole).length + 2 > mostDigits) return typed
  return Number(`${whole}.${paise || '0'}`)
}

/** In whole paise; no number where an amount was not read as one. */
export const paiseOf = (rupees: number | string): number =>
  typeof rupees === 'number' ? paiseFromRupees(rupees) : Number.NaN

/** What is wrong with what stands in a box for rupees; nothing is wrong with an empty one. */
export const wrongRupees = (rupees: number | string): string | undefined =>
  typeof rupees === 'number' || rupees === '' ? undefined : formTexts.enterAnAmountIn()
