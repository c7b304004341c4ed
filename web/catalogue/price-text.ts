import type { Rate } from '../../contract/catalogue/price.ts'
import { formatPaise, rupeesFromPaise } from '../../contract/kernel/money.ts'
import { paiseOf, readRupees } from '../ui/form/read-number.ts'

/** '1,234.50' as paise, with a minus or without; nothing where it is no amount, such as '12,5'. */
export function readPaise(text: string): number | undefined {
  const typed = text.trim()
  const paise = paiseOf(readRupees(typed.replace(/^-/, '')))
  if (Number.isNaN(paise)) return undefined
  return typed.startsWith('-') && paise > 0 ? -paise : paise
}

/** '12.50' is flat, '10%' a share; an empty cell gives nothing away. */
export function readRate(text: string): Rate | undefined {
  const typed = text.trim()
  if (typed === '') return { unit: 'flat', value: 0 }
  const value = readPaise(typed.replace(/%$/, ''))
  return value === undefined ? undefined : { unit: typed.endsWith('%') ? 'percent' : 'flat', value }
}

export const showPaise = (paise: number): string => rupeesFromPaise(paise).toFixed(2)

/** '−₹24.00': the sign stands before the rupee. */
export const showRupees = (paise: number): string => `${paise < 0 ? '−' : ''}${formatPaise(Math.abs(paise))}`

export const showRate = ({ unit, value }: Rate): string =>
  unit === 'flat' ? showPaise(value) : `${String(value / 100)}%`
